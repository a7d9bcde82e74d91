/** Polynomials in one letter by their coefficients, highest degree first: [2, −3, 1] is 2x² − 3x + 1. */
import Fraction from 'fraction.js';
import { gcd } from './gcd.ts';
import { brackets, type Expression, num, type Number, power, product, sum } from './expression.ts';
import { plainPolynomial } from './plain-notation.ts';
import { type Monomial, polynomialExpression, term } from './polynomial.ts';

export type Coefficients = readonly number[];

/** In the usual order, without zero terms. */
export const written = (c: Coefficients, letter = 'x'): Expression =>
	polynomialExpression(termsOf(c, letter));

/** All terms of the polynomials in a row, not yet combined. */
export const termByTerm = (...polynomials: Coefficients[]): Expression =>
	sum(
		...polynomials
			.map((c) => written(c))
			.flatMap((one) => (one.kind === 'sum' ? one.terms : [one])),
	);

/** The terms that are not zero, in the usual order. */
export const termsOf = (c: Coefficients, letter = 'x'): Monomial[] =>
	c.flatMap((value, at) => (value === 0 ? [] : [term(value, letter.repeat(c.length - 1 - at))]));

/** In plain words, for a reason: "x − 3", "2x² + 5". */
export const plainFactor = (factor: Coefficients, letter = 'x'): string =>
	plainPolynomial(termsOf(factor, letter));

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

/** The same where x may be a fraction. */
export const exactValueAt = (c: Coefficients, x: Number): Fraction =>
	c.reduce((value, next) => value.mul(x).add(next), new Fraction(0));

/** 3(2)³ − 5(2) + 1, a number that is negative or a fraction in brackets throughout; 2 − 5 for x − 5. */
export function substituted(c: Coefficients, x: Number): Expression {
	const terms = c.flatMap((factor, at) => {
		const exponent = c.length - 1 - at;
		if (factor === 0) return [];
		if (exponent === 0) return [num(factor)];
		const base = exponent === 1 ? brackets(num(x)) : power(brackets(num(x)), exponent);
		if (factor === 1) return [at === 0 && exponent === 1 && !new Fraction(x).lt(0) ? num(x) : base];
		return [factor === -1 ? ({ kind: 'opposite', of: base } as const) : product(factor, base)];
	});
	const [only, ...more] = terms;
	return only && more.length === 0 ? only : sum(...terms);
}

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

/** The greatest whole number that divides all coefficients. */
export const content = (c: Coefficients): number => gcd(...c);

// Products of a number and polynomials as they are written: 2x(x − 3)²(x + 1).

/** A repeated factor is listed each time. */
export type Factored = { lead: number; factors: readonly Coefficients[] };

/** The factor with this zero: `zeroAt(3)` is x − 3, `zeroAt(2, 3)` is 3x − 2. */
export const zeroAt = (over: number, under = 1): Coefficients => [under, -over + 0];

/** The polynomial with these zeros and leading coefficient. */
export const withZeros = (lead: number, ...zeros: number[]): Factored => ({
	lead,
	factors: zeros.map((zero) => zeroAt(zero)),
});

export const expanded = ({ lead, factors }: Factored): Coefficients =>
	scaled(multiplied(...factors), lead);

/** The number first (none for 1), then x alone, then brackets; equal factors as powers. */
export function factoredForm({ lead, factors }: Factored, letter = 'x'): Expression {
	const parts = asPowers(lettersFirst(factors), (factor) => written(factor, letter));
	const [only, ...more] = parts;
	if (!only) return num(lead);
	return lead === 1 && more.length === 0 ? only : product(...(lead === 1 ? [] : [lead]), ...parts);
}

/** The order in which a product is written: x(x + 3), not (x + 3)x. */
export const lettersFirst = (factors: readonly Coefficients[]): Coefficients[] => [
	...factors.filter(isLetter),
	...factors.filter((one) => !isLetter(one)),
];

/** Each factor as `write` shows it; equal factors as one power. */
export function asPowers(
	factors: readonly Coefficients[],
	write: (factor: Coefficients) => Expression,
): Expression[] {
	const kinds: { factor: Coefficients; times: number }[] = [];
	for (const factor of factors) {
		const known = kinds.find((kind) => same(kind.factor, factor));
		if (known) known.times++;
		else kinds.push({ factor, times: 1 });
	}
	return kinds.map(({ factor, times }) =>
		times === 1 ? write(factor) : power(write(factor), times),
	);
}

/** The factor x itself. */
export const isLetter = (factor: Coefficients): boolean => same(factor, [1, 0]);
