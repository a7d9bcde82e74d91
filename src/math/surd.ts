/**
 * Exact sums of square roots: 3 + 2√5 − √7. A map from each radicand (1 for the rational part) to its coefficient;
 * radicands are square-free, zero terms are omitted.
 */
import Fraction from 'fraction.js';
import { type Expression, num, type Number, product, sum } from './expression.ts';
import { root } from './notation.ts';

export type Surd = ReadonlyMap<number, Fraction>;

/** c√n in simplest form: `surd(3, 8)` is 6√2, `surd(5)` is 5. */
export function surd(coefficient: Number, radicand = 1): Surd {
	const { outside, inside } = simplifyRoot(radicand);
	return collectSurd([[inside, new Fraction(coefficient).mul(outside)]]);
}

/** √n = outside·√inside, where `inside` is square-free: 72 → 6√2. */
export function simplifyRoot(n: number, index = 2): { outside: number; inside: number } {
	for (let outside = Math.floor(n ** (1 / index) + 1e-9); outside > 1; outside--)
		if (n % outside ** index === 0) return { outside, inside: n / outside ** index };
	return { outside: 1, inside: n };
}

export const isSquare = (value: number): boolean =>
	value >= 0 && Number.isInteger(Math.sqrt(value));

export const addSurds = (...surds: Surd[]): Surd => collectSurd(surds.flatMap((one) => [...one]));

export const multiplySurds = (left: Surd, right: Surd): Surd =>
	addSurds(...[...left].flatMap(([n, a]) => [...right].map(([m, b]) => surd(a.mul(b), n * m))));

export const scaleSurd = (of: Surd, factor: Number): Surd =>
	collectSurd([...of].map(([radicand, coefficient]) => [radicand, coefficient.mul(factor)]));

/** The rational number it equals, if it has no root. */
export const rationalPart = (of: Surd): Fraction => of.get(1) ?? new Fraction(0);
export const isRational = (of: Surd): boolean => [...of.keys()].every((radicand) => radicand === 1);

/** Rational part first, then roots by increasing radicand; the empty sum is 0. */
export function surdExpression(of: Surd): Expression {
	const terms = [...of].sort(([n], [m]) => n - m).map(([n, c]) => surdTerm(c, n));
	const [first, ...rest] = terms;
	if (!first) return num(0);
	return rest.length === 0 ? first : sum(first, ...rest);
}

/** c√n as is, not simplified: `surdTerm(3, 8)` is 3√8. */
export function surdTerm(coefficient: Number, radicand: number, index = 2): Expression {
	if (radicand === 1) return num(coefficient);
	const written = root(radicand, index);
	return new Fraction(coefficient).equals(1) ? written : product(num(coefficient), written);
}

function collectSurd(terms: readonly (readonly [number, Fraction])[]): Surd {
	const sums = new Map<number, Fraction>();
	for (const [radicand, coefficient] of terms)
		sums.set(radicand, (sums.get(radicand) ?? new Fraction(0)).add(coefficient));
	return new Map([...sums].filter(([, coefficient]) => !coefficient.equals(0)));
}
