import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { restatementIssues } from './restatements.ts';

const solved = (question: string, ...lines: string[]) =>
	restatementIssues(
		createQuestion({ question, steps: lines.map((text) => ({ text, html: '', speech: '' })) }),
	);

test.each([
	['The graph of $kx + 3y = 6$ crosses the $x$-axis.', '$kx - 3y = 6$'],
	['Solve $3(2x - 4) = 5(4x - 8)$.', '$-3(2x - 4) = 5(4x - 8)$'],
	['Simplify $\\frac{x^{2} + 2x - 25}{x - 4}$.', '$\\frac{x^{2} + 2x - 24}{x - 4}$'],
])('refuses "%s" with the line "%s"', (question, line) => {
	expect(solved(question, line)).toHaveLength(1);
});

test('compares a short formula with the first line alone', () => {
	expect(solved('Divide by $3x + 4$.', '$9x + 12$', '$6x + 4$')).toEqual([]);
});

test.each([
	['Solve $3(2x - 4) = 5(4x - 8)$.', '$3(2x - 4) = 5(4x - 8)$'],
	['Solve $3(2x - 4) = 5(4x - 8)$.', '$6x - 12 = 20x - 40$'],
	['A zero is $2 + \\sqrt{5}x$.', 'The conjugate $2 - \\sqrt{5}x$ is also a zero.'],
	['Find the mistake in $8m + 4 - 6m = 18$.', '$8m + 16 - 6m = 18$'],
])('accepts "%s" with the line "%s"', (question, line) => {
	expect(solved(question, line)).toEqual([]);
});
