import { expect, test } from 'vitest';
import { checkNumberLines } from './number-lines.ts';
import { createQuestion } from './question.testdata.ts';

const shown = (text: string, why?: string) => ({ text, why, html: '', speech: '' });

const issuesOf = (above: string, text: string, why?: string): string[] =>
	checkNumberLines(createQuestion({ steps: [shown(above), shown(text, why)] }));

const ABOVE = '$-8 \\le -3\\left|-1 - 3\\right| + 4$';
const EVALUATE = 'evaluate the absolute value and multiply';
const ANGLE = (over: number) => `$A = \\tan^{-1}\\left(\\frac{${over}}{10}\\right)$`;

test('keeps the sides of an inequality between numbers', () => {
	expect(issuesOf(ABOVE, '$-8 \\le -12 + 4$', EVALUATE)).toEqual([]);
	expect(issuesOf(ABOVE, '$-8 \\le -\\frac{3}{4} + 4$', EVALUATE)).toHaveLength(1);
	expect(issuesOf('$4 < 5 < 9$', '$2 < \\sqrt{5} < 3$', 'take the square roots')).toEqual([]);
});

test.each([
	['0.13 + 0.0013 + 0.000013', '0.13 + 0.000013 + 0.000013'],
	['0.8 + 0.079 + 0.00079 + 0.0000079', '0.8 + 0.079 + 0.0000079 + 0.0000079'],
	['3 + 5 + 7', '3 + 5 + 8'],
])('allows a sum to continue by its pattern: %s', (sound, broken) => {
	expect(issuesOf('', `$x = ${sound} + \\cdots$`)).toEqual([]);
	expect(issuesOf('', `$x = ${broken} + \\cdots$`)).toHaveLength(1);
});

test('treats an exact angle as exact', () => {
	expect(issuesOf(ANGLE(9), '$A \\approx 42^{\\circ}$')).toEqual([]);
	expect(issuesOf(ANGLE(10), '$A = 45^{\\circ}$')).toEqual([]);
	expect(issuesOf(ANGLE(10), '$A \\approx 45^{\\circ}$')).toHaveLength(1);
});
