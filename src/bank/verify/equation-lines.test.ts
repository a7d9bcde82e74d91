import { expect, test } from 'vitest';
import { checkIdentities } from './equation-lines.ts';
import { createQuestion } from './question.testdata.ts';

const issuesOf = (text: string, why?: string): string[] =>
	checkIdentities(createQuestion({ steps: [{ text, html: '', speech: '', why }] }));

test.each([
	['$x^{2} - 16 = (x + 4)(x - 4)$', 'this is a difference of squares', '- 16', '- 17'],
	['$t^{2} - 13t + 36 = (t - 4)(t - 9)$', 'use the two numbers as the constants', '13t', '14t'],
	[
		'$(4x - 5)(2x + 7) = 8x^{2} + 28x - 10x - 35 = 8x^{2} + 18x - 35$',
		'multiply each term of the first factor by each term of the second',
		'(4x',
		'(5x',
	],
	['Check: $(6x + 11)^{2} = 36x^{2} + 132x + 121$, so $k = 132$.', undefined, '+ 132x', '- 132x'],
	[
		'Write the negative sign in the numerator: $-\\frac{3}{x + 4} = \\frac{-3}{x + 4}$.',
		undefined,
		'{-3}',
		'{-4}',
	],
])('%s (%s) holds for all values, and not with "%s" as "%s"', (text, why, part, other) => {
	expect(issuesOf(text, why)).toEqual([]);
	expect(issuesOf(text.replace(part, other), why)).toHaveLength(1);
});

test('an equation that is solved holds only for its solutions', () => {
	expect(issuesOf('$5(4x - 8) = 6(2x - 5)$', 'multiply both sides by 30')).toEqual([]);
	expect(issuesOf('$t(t - 4)(t - 9) = 0$', 'replace the trinomial with its factors')).toEqual([]);
});
