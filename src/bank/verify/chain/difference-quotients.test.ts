import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkDifferenceQuotients } from './difference-quotients.ts';

const issuesOf = (text: string): string[] =>
	checkDifferenceQuotients(createQuestion({ steps: [{ text, html: '', speech: '' }] }));

const RATE =
	'$\\frac{T(4.01) - T(3.99)}{4.01 - 3.99} \\approx \\frac{46.050834 - 46.077573}{0.02}$';

test.each([
	['T(4.01)', 'T(5.01)'],
	['T(3.99)', 'T(4.99)'],
	['{4.01', '{5.01'],
])(
	'a rate of change divides by the difference of its own inputs, not with %s as %s',
	(part, other) => {
		expect(issuesOf(RATE)).toEqual([]);
		expect(issuesOf(RATE.replace(part, other))).toHaveLength(1);
	},
);

test('the differences may be of negative inputs', () => {
	expect(issuesOf('$\\frac{f(-1) - f(-3)}{-1 - (-3)}$')).toEqual([]);
	expect(issuesOf('$\\frac{f(-1) - f(-3)}{-1 - 3}$')).toHaveLength(1);
});
