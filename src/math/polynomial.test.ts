import { expect, test } from 'vitest';
import {
	collect,
	linear,
	minus,
	multiply,
	polynomialExpression,
	samePolynomial,
	scale,
	term,
	uncollected,
} from './polynomial.ts';
import { tex } from './tex.ts';

const written = (polynomial: ReturnType<typeof collect>) => tex(polynomialExpression(polynomial));

test('combines like terms and writes them in the usual order', () => {
	expect(
		written(collect([term(4), term(3, 'x'), term(-5, 'x'), term(2, 'xx'), term(-1, 'y')])),
	).toBe('2x^{2} - 2x - y + 4');
});

test('writes a polynomial that cancels as 0 and a single term alone', () => {
	expect(written(minus(linear(3, 'x', 2), linear(3, 'x', 2)))).toBe('0');
	expect(written(minus(linear(4, 'x', 2), linear(3, 'x', 2)))).toBe('x');
});

test('keeps fractions exact', () => {
	expect(written(scale(linear('1/2', 'x', -3), '2/3'))).toBe('\\frac{1}{3}x - 2');
});

test('multiplies out', () => {
	expect(written(multiply(linear(1, 'x', 2), linear(1, 'x', -2)))).toBe('x^{2} - 4');
	expect(
		samePolynomial(
			multiply(linear(1, 'x', 1), linear(1, 'x', 1)),
			collect([term(1, 'xx'), term(2, 'x'), term(1)]),
		),
	).toBe(true);
});

test('leaves terms as given if nothing may be combined yet', () => {
	expect(tex(uncollected(term(5, 'x'), term(3), term(-2, 'x')))).toBe('5x + 3 - 2x');
});
