/** Reasons and mistakes in plain words that many solutions share: "subtract 3 from both sides". */
import Fraction from 'fraction.js';
import type { Number } from '../../math/expression.ts';
import { plainMonomial, plainNumber } from '../../math/plain-notation.ts';
import type { Monomial } from '../../math/polynomial.ts';

/** What is done in "8 + 5 − 3": the sign of the first term is its own. */
export function sumReason([, ...rest]: readonly Fraction[]): string {
	if (rest.every((one) => one.lt(0))) return 'subtract';
	return rest.some((one) => one.lt(0)) ? 'add and subtract' : 'add';
}

/** What becomes of 0 with the factor 1 or −1, first in a sum or after another term. */
export function withoutZero(factor: number, isFirst: boolean): string {
	if (factor === 1) return 'adding 0 changes nothing';
	return isFirst ? 'the opposite of 0 is 0' : 'subtracting 0 changes nothing';
}

export const ZERO_PRODUCT = 'a product is 0 only if at least one of its factors is 0';

// What leaves one side of an equation: the reason, and the usual mistake.

/** "subtract 3 from both sides"; for −3, "add 3 to both sides". */
export const takeAway = (moved: Number): string =>
	new Fraction(moved).lt(0)
		? `add ${new Fraction(moved).neg().toFraction()} to both sides`
		: `subtract ${new Fraction(moved).toFraction()} from both sides`;

/** "add 7x² to both sides, then subtract 21x from both sides" */
export const takeTermsAway = (terms: readonly Monomial[], between = ', then '): string =>
	terms
		.map((one) =>
			one.coefficient.lt(0)
				? `add ${plainMonomial({ ...one, coefficient: one.coefficient.neg() })} to both sides`
				: `subtract ${plainMonomial(one)} from both sides`,
		)
		.join(between);

/** "added 3 instead of subtracting it"; for −3, "subtracted 3 instead of adding it". */
export const wrongWay = (n: number): string =>
	n > 0 ? `added ${n} instead of subtracting it` : `subtracted ${-n} instead of adding it`;

/** The mistake that leads to a value with the opposite sign: "dropped the negative sign from the product". */
export const reversedSign = (what: string, value: Number): string =>
	new Fraction(value).gt(0)
		? `kept a negative sign in the ${what}`
		: `dropped the negative sign from the ${what}`;

/** What gives the opposite of a product, in words. */
export function oppositeProduct(one: number, other: number): string {
	const numbers = `${plainNumber(one)} and ${plainNumber(other)}`;
	if (one > 0 && other > 0) return `wrote a negative sign in front of the product of ${numbers}`;
	return `treated the product of ${numbers} as ${one * other > 0 ? 'negative' : 'positive'}`;
}
