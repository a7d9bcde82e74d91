import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { otherLetter } from './solution-letter.ts';

const solved = (question: string, ...lines: string[]) =>
	otherLetter(
		createQuestion({ question, steps: lines.map((text) => ({ text, html: '', speech: '' })) }),
	);

test.each([
	['Solve $\\left|y - 12\\right| = 14$.', '$\\left|x - 12\\right| = 14$'],
	['Find the vertex of $y = 5(t - 2)^{2} - 3$.', '$y = 5(x - 2)^{2} - 3$'],
	['For which $n$ is $3n + 1 > 4$?', '$3k + 1$ must be greater than $4$.'],
	['Solve $\\frac{6}{y - 3} = \\frac{1}{x + 6}$.', '$\\frac{6}{x - 3} = \\frac{1}{x + 6}$'],
	['The line $y = -3c + k$ touches $y = x^{2}$.', '$x^{2} = -3x + k$'],
])('refuses "%s" with the line "%s"', (question, line) => {
	expect(solved(question, line)).toHaveLength(1);
});

test.each([
	['Solve $\\left|x - 12\\right| = 14$.', '$\\left|x - 12\\right| = 14$'],
	['If $f(x) = 5x - 5$ and $f(k) = 15$, what is $k$?', '$5k - 5 = 15$'],
	['Here $y = 77$ when $x = 7$. Find $y$.', '$k = 77$'],
])('accepts "%s" with the line "%s"', (question, line) => {
	expect(solved(question, line)).toEqual([]);
});

test('refuses a line in another letter than those around it', () => {
	const solution = (line: string) =>
		solved('Solve.', '$18 = 2(3)^{n - 1}$', line, '$3^{2} = 3^{n - 1}$');
	expect(solution('$9 = 3^{r - 1}$')).toHaveLength(1);
	expect(solved('Draw it.', '$y = 2^{y}$')).toHaveLength(1);
	expect(solved('Draw it.', '$y = 2^{x}$')).toEqual([]);
	expect(solution('$9 = 3^{n - 1}$')).toEqual([]);
});

test('refuses lines that end in the value of the other letter of a pair', () => {
	const solution = (pair: string) =>
		otherLetter(
			createQuestion({
				question: `Let $x$ be the first number. Give the ordered pair $${pair}$.`,
				answer: { kind: 'point', value: '(114, 19)', text: '', html: '', speech: '' },
				steps: ['$x = 114$', '$y = 19$'].map((text) => ({ text, html: '', speech: '' })),
			}),
		);
	expect(solution('(x, y)')).toEqual([]);
	expect(solution('(y, x)')).toHaveLength(2);
});

test('refuses a copy of the formula with its letters switched', () => {
	expect(solved('The formula is $D = 69t + 120$.', '$D = 69t + 120$')).toEqual([]);
	expect(solved('The formula is $D = 69t + 120$.', '$t = 69D + 120$')).toHaveLength(1);
});

test('refuses two values in different letters', () => {
	const circle = (line: string) => solved('Solve $x^{2} + y^{2} = 17$.', line);
	expect(circle('$y = -\\sqrt{17}$ or $y = \\sqrt{17}$')).toEqual([]);
	expect(circle('$x = -\\sqrt{17}$ or $y = \\sqrt{17}$')).toHaveLength(1);
	expect(circle('$x = 1$ or $x - 2 = 3$')).toEqual([]);
});
