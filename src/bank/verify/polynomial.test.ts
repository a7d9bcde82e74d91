import { expect, test } from 'vitest';
import { readPolynomial, readRational, realZeros } from './polynomial.ts';
import { UnreadableTex } from './values.ts';

test.each([
	['(x - 1)^{2}(x + 2)', [-2, 1]],
	['x^{2} + 1', []],
	['x^{2} - 2', [-Math.SQRT2, Math.SQRT2]],
	['x^{3}', [0]],
	['(x - 3)(x - 3.001)(2x + 7)', [-3.5, 3, 3.001]],
	['7', []],
])('finds the zeros of %s, each once and in increasing order', (tex, zeros) => {
	const found = realZeros(readPolynomial(tex));
	expect(found).toHaveLength(zeros.length);
	found.forEach((zero, at) => expect(zero).toBeCloseTo(zeros[at] ?? Number.NaN, 9));
});

test('keeps everything that a formula divides by, the divisor itself included', () => {
	const { divisors } = readRational('\\frac{x}{x - 1} \\div \\frac{x + 2}{x - 5}');
	expect(divisors.flatMap(realZeros).toSorted((a, b) => a - b)).toEqual([-2, 1, 5]);
});

test.each(['\\frac{1}{x}', '\\sqrt{x}', 'x + y', 'x^{0.5}'])(
	'rejects %s as a polynomial',
	(tex) => {
		expect(() => readPolynomial(tex)).toThrow(UnreadableTex);
	},
);
