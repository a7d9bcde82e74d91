import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkZeroClaims } from './zero-claims.ts';

const issuesOf = (question: string, ...lines: string[]) =>
	checkZeroClaims(
		createQuestion({ question, steps: lines.map((text) => ({ text, html: '', speech: '' })) }),
	);

// "so only $x = 6$ is a solution" passed wherever the question has a 6, and so did "it is 0 only at $x = 7$".
test.each([
	['Solve.', '', '$\\left|x - 8\\right| \\ge 0$, and it is 0 only at $x = 8$.', ['8$.', '7$.']],
	['Solve.', '', '$\\left|x - 8\\right| \\ge 0$, and it is 0 only at $x = 8$.', ['0$,', '1$,']],
	['Solve.', '', 'The denominator $5x + 8$ is 0 when $x = -\\frac{8}{5}$.', ['8}', '9}']],
	[
		'Solve $\\frac{x - 2}{x + 3} > 0$.',
		'',
		'The numerator is 0 only when $x = 2$.',
		['x = 2', 'x = 3'],
	],
	[
		'Solve $\\log_{3}(x - 4) + \\log_{3}(x + 4) = 2$.',
		'$x = -5$ or $x = 5$',
		'For $x = 5$, the arguments equal $1$ and $9$, which are positive, so only $x = 5$ is a solution.',
		['only $x = 5', 'only $x = 6'],
	],
	[
		'Solve $\\log_{3}(x - 4) + \\log_{3}(x + 4) = 2$.',
		'$x = -5$ or $x = 5$',
		'For $x = 5$, the arguments equal $1$ and $9$, which are positive, so only $x = 5$ is a solution.',
		['$9$', '$8$'],
	],
	[
		'Solve.',
		'$x = 2$, $x = 3$, or $x = 10$',
		'When $x = 2$ or $x = 3$, the width $x - 8$ is negative, so only $x = 10$ is possible.',
		['x = 10', 'x = 9'],
	],
	[
		'Solve.',
		'$x = 2$, $x = 3$, or $x = 10$',
		'When $x = 2$ or $x = 3$, the width $x - 8$ is negative, so only $x = 10$ is possible.',
		['x = 2', 'x = 4'],
	],
	[
		'Compare $\\frac{x^{2} + x - 2}{x^{2} - x - 6}$ and $\\frac{x - 1}{x - 3}$.',
		'',
		'The first expression is undefined at $x = -2$ and at $x = 3$, but the second is undefined only at $x = 3$.',
		['-2', '-3'],
	],
	[
		'For $f(x) = \\sqrt{x - 2}$, solve $f(x) < 3$.',
		'',
		'$f(x)$ is defined only for $x \\ge 2$.',
		['ge 2', 'ge 3'],
	],
	[
		'Solve.',
		'$(x - 4)(x^{2} + 30x + 288) = 0$',
		'When $x$ is positive, the second factor $x^{2} + 30x + 288$ is positive, so $x = 4$ is the only positive solution.',
		['x = 4', 'x = 5'],
	],
	[
		'Solve.',
		'$(x - 4)(x^{2} + 30x + 288) = 0$',
		'When $x$ is positive, the second factor $x^{2} + 30x + 288$ is positive, so $x = 4$ is the only positive solution.',
		['30x', '31x'],
	],
])('%s %s %s', (prompt, above, line, [from = '', to = '']) => {
	expect(issuesOf(prompt, above, line)).toEqual([]);
	expect(issuesOf(prompt, above, line.replace(from, to))).toHaveLength(1);
});
