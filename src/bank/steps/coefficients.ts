/** Polynomials in one letter by their coefficients, highest degree first: [2, −3, 1] is 2x² − 3x + 1. */
import type { Expression } from '../../math/expression.ts';
import { type Monomial, polynomialExpression, term } from '../../math/polynomial.ts';

export type Coefficients = readonly number[];

/** In the usual order, without zero terms. */
export const written = (c: Coefficients, letter = 'x'): Expression =>
	polynomialExpression(monomials(c, letter).filter(({ coefficient }) => !coefficient.equals(0)));

const monomials = (c: Coefficients, letter: string): Monomial[] =>
	c.map((value, at) => term(value, letter.repeat(c.length - 1 - at)));

export const multiplied = (...polynomials: Coefficients[]): Coefficients =>
	polynomials.reduce<number[]>(
		(all, next) => {
			const result = Array.from({ length: all.length + next.length - 1 }, () => 0);
			all.forEach((a, i) => next.forEach((b, j) => (result[i + j] = (result[i + j] ?? 0) + a * b)));
			return result;
		},
		[1],
	);

/** Zero terms in front are dropped; the zero polynomial is [0]. */
export function added(p: Coefficients, q: Coefficients): Coefficients {
	const length = Math.max(p.length, q.length);
	const at = (c: Coefficients, i: number) => c[i - length + c.length] ?? 0;
	return reduced(Array.from({ length }, (_, i) => at(p, i) + at(q, i)));
}

export const scaled = (c: Coefficients, factor: number): Coefficients =>
	c.map((value) => value * factor + 0);

export const reduced = (c: Coefficients): Coefficients => {
	const first = c.findIndex((value) => value !== 0);
	return first < 0 ? [0] : c.slice(first);
};

export const valueAt = (c: Coefficients, x: number): number =>
	c.reduce((value, next) => value * x + next, 0);

/** Only for divisors that go into each leading term. */
export function divided(
	c: Coefficients,
	by: Coefficients,
): { quotient: Coefficients; remainder: Coefficients } {
	const left = [...c];
	const quotient: number[] = [];
	while (left.length >= by.length) {
		const factor = (left[0] ?? 0) / (by[0] ?? 1);
		quotient.push(factor);
		by.forEach((value, at) => (left[at] = (left[at] ?? 0) - factor * value));
		left.shift();
	}
	return { quotient, remainder: reduced(left) };
}

export const same = (p: Coefficients, q: Coefficients): boolean =>
	p.length === q.length && p.every((value, at) => value === q[at]);

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** The greatest whole number that divides all coefficients. */
export const content = (c: Coefficients): number => c.reduce(gcd, 0);
