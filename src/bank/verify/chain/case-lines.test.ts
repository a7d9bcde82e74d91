import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkCaseLines } from './case-lines.ts';

const issuesOf = (...lines: string[]) =>
	checkCaseLines(createQuestion({ steps: lines.map((text) => ({ text, html: '', speech: '' })) }));

test.each([
	['another number in a factor', '$(x + 1)(x - 4) = 0$', '$x + 2 = 0$ or $x - 4 = 0$'],
	['a factor that equals 1', '$(x + 1)(x - 4) = 0$', '$x + 1 = 0$ or $x - 4 = 1$'],
	['another solution', '$x + 1 = 0$ or $x - 4 = 0$', '$x = -1$ or $x = 5$'],
	['one of three solutions changed', '$(x - 2)(x - 3)x = 0$', '$x = 2$, $x = 4$, or $x = 0$'],
	['a case lost', '$x + 1 = 0$ or $x - 4 = 0$', '$x = -1$ or $x = -1$'],
])('refuses %s', (_, above, text) => {
	expect(issuesOf(above, text)).toHaveLength(1);
});

test.each([
	[
		'the zero products of a factored equation',
		'$(x + 1)(x - 4) = 0$',
		'$x + 1 = 0$ or $x - 4 = 0$',
	],
	['the solutions of both cases', '$x + 1 = 0$ or $x - 4 = 0$', '$x = -1$ or $x = 4$'],
	['cases combined below the last one', '$x = 5$', '$x = -1$ or $x = 5$'],
	['a case that is not linear', '$x = 0$ or $x^{2} = 4$', '$x = 0$, $x = 2$, or $x = -2$'],
])('accepts %s', (_, above, text) => {
	expect(issuesOf(above, text)).toEqual([]);
});
