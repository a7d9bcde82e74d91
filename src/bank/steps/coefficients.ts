/** Polynomials in one letter by their coefficients, highest degree first: [2, −3, 1] is 2x² − 3x + 1. */
import { gcd } from '../../math/gcd.ts';
import { type Expression, num, power, product, sum } from '../../math/expression.ts';
import { type Monomial, polynomialExpression, term } from '../../math/polynomial.ts';
import type { Draw } from '../family.ts';

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

// Whole coefficients whose range the curriculum plan only describes: "integer coefficients, degree 1-3 [±1..6]".

/** The leading one is never 0; when the range says so, the others may be. */
export function drawnCoefficients(draw: Draw, name: string, degree?: number): Coefficients {
	const text = draw.described(name);
	const [, both, low = '', high = ''] = /\[(±?)(-?\d+)\.\.(\d+)\]/.exec(text) ?? [];
	const [, least = '1', most = least] = /degree (\d)(?:-(\d))?/.exec(text) ?? [];
	if (high === '') throw new RangeError(`"${text}" states no range.`);
	const drawn = () => {
		const value = draw.random.int(Number(low), Number(high));
		return both && draw.random.int(0, 1) === 0 ? -value : value;
	};
	const length = (degree ?? draw.random.int(Number(least), Number(most))) + 1;
	const coefficients = Array.from({ length }, drawn);
	if (coefficients[0] === 0) coefficients[0] = 1;
	return coefficients;
}
