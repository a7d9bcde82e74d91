import { expect, test } from 'vitest';
import { isFalseOfFormulas } from './said-of-formulas.ts';

test.each([
	['The value $(-2)(-1)$ is positive.', 'The value $(-2)(1)$ is positive.'],
	['$\\sqrt{43}$ is irrational.', '$\\sqrt{43}$ is rational.'],
	['$-\\sqrt{\\frac{4}{9}}$ is rational.', '$-\\sqrt{\\frac{4}{9}}$ is irrational.'],
	['$4\\pi$ is irrational.', '$4\\pi$ is rational.'],
	['$\\sqrt{8}$ is an irrational number.', '$\\sqrt{9}$ is an irrational number.'],
	['$-38$ is a negative integer.', '$38$ is a negative integer.'],
	[
		'$\\frac{1}{2}$ is a rational number, but not an integer.',
		'$\\frac{1}{2}$ is a natural number.',
	],
	['Subtract $2(x - 6)$, which is $2x - 12$.', 'Subtract $2(x - 6)$, which is $2x - 6$.'],
	['Subtract $-(x - 1)$, which is $-x + 1$.', 'Subtract $(x - 1)$, which is $x - 1$.'],
	[
		'$6x$ divided by $3x$ is $2$. Subtract $2(3x + 4)$, which is $6x + 8$.',
		'$6x$ divided by $3x$ is $2$. Subtract $3x + 4$. This leaves $-4$.',
	],
	['$x$ divided by $x$ is $1$. Subtract $x - 1$.', '$x$ divided by $x$ is $2$. Subtract $x - 1$.'],
])('tells "%s" from "%s"', (sound, broken) => {
	expect(isFalseOfFormulas(sound)).toBe(false);
	expect(isFalseOfFormulas(broken)).toBe(true);
});

test('a question whether a number is rational claims nothing', () => {
	expect(isFalseOfFormulas('How can you tell whether a number with $\\pi$ is rational?')).toBe(
		false,
	);
});
