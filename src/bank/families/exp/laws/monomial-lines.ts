/** The instruction, the brackets and the last lines that questions on exponent laws share. */
import {
	brackets,
	continued,
	difference,
	type Expression,
	opposite,
	power,
	quotient,
	signed,
} from '../../../../math/expression.ts';
import { expression, type Line, line, type WrongAnswer } from '../../../family.ts';
import {
	asFraction,
	beside,
	EXPONENT_MINUS_ONE,
	hasNegative,
	mono,
	type Monomial,
	NEGATIVE_EXPONENT,
	over,
	positive,
	positivePowerLines,
	raise,
	raisedFactors,
	raiseFactors,
	written,
} from '../../../steps/monomial.ts';

/** Positive exponents are asked for where negative ones come up. */
export const simplify = (...met: Monomial[]): string =>
	met.some(hasNegative) ? 'Simplify, using only positive exponents' : 'Simplify';

/** A number alone, or coefficients too large to work with. */
export const isDull = (result: Monomial) =>
	result.powers.size === 0 || result.coefficient.n > 3000n || result.coefficient.d > 3000n;

/** A monomial with a negative coefficient to the power k, with the opposite sign. */
export const withWrongSign = (result: Monomial, k: number): WrongAnswer => [
	expression(positive({ ...result, coefficient: result.coefficient.neg() })),
	k % 2 === 0
		? 'made an even power of a negative coefficient negative'
		: 'made an odd power of a negative coefficient positive',
];

/** A monomial as a factor or a base: in brackets unless it is one power alone. */
export const shared = (of: Monomial): Expression =>
	of.coefficient.lt(0) || of.powers.size > 1 || !of.coefficient.equals(1)
		? brackets(written(of))
		: written(of);

/** The result, first as a product of powers if it ends as a fraction; `why` explains the first line. */
export const ending = (result: Monomial, why?: string): Line[] =>
	hasNegative(result) || result.coefficient.d !== 1n
		? [line(continued(written(result)), why), line(continued(positive(result)), asFraction(result))]
		: [line(continued(positive(result)), why)];

/** "the exponent" where these monomials have one variable in all, "each exponent" otherwise. */
export const exponents = (...of: Monomial[]): string =>
	new Set(of.flatMap(({ powers }) => [...powers.keys()])).size === 1
		? 'the exponent'
		: 'each exponent';

/** The reason of the line after every factor of these monomials has been raised. */
export function evaluated(...bases: Monomial[]): string {
	const numbers = bases.filter(({ coefficient }) => !coefficient.equals(1)).length;
	const letters = bases.reduce((all, { powers }) => all + powers.size, 0);
	const simplified = `simplify ${letters === 1 ? 'the exponent' : 'each exponent'}`;
	if (numbers === 0) return simplified;
	return `evaluate the ${numbers === 1 ? 'power of the coefficient' : 'powers of the coefficients'}, and ${simplified}`;
}

// The steps for (a xᵐ / b xⁿ yᵖ)ᵏ.

type Parts = { a: number; b: number; m: number; n: number; p: number; k: number };

export const quotientLines = (parts: Parts): Line[] =>
	parts.k > 0 && parts.p > 0 ? keptBelow(parts) : movedUp(parts);

/** Inside the brackets: the exponents of x, then the signs of the coefficients, which have no common factor. */
function insideLines({ a, b, m, n, p, k }: Parts): Line[] {
	const bottom = mono(b, { y: p });
	const inside = (above: Expression, below: Monomial, why: string) =>
		line(continued(power(brackets(quotient(above, written(below))), k)), why);
	const [top, positiveBottom] = tidy({ a, b, m, n, p, k });
	return [
		inside(
			beside(a, [power('x', difference(m, signed(n)))]),
			bottom,
			'inside the brackets, subtract the exponents of x',
		),
		inside(written(mono(a, { x: m - n })), bottom, 'simplify the exponent of x'),
		...(b > 0
			? []
			: [
					inside(
						written(top),
						positiveBottom,
						a > 0
							? 'write the negative sign in the numerator'
							: 'the quotient of two negative numbers is positive',
					),
				]),
	];
}

/** The numerator and the denominator inside, with a positive coefficient below the bar. */
function tidy({ a, b, m, n, p }: Parts): [top: Monomial, bottom: Monomial] {
	return [mono(a * Math.sign(b), { x: m - n }), mono(Math.abs(b), { y: p })];
}

/** A power of y that ends up below the bar stays there throughout. */
function keptBelow(parts: Parts): Line[] {
	const { k } = parts;
	const [top, bottom] = tidy(parts);
	return [
		...insideLines(parts),
		line(continued(quotient(raisedFactors(top, k), raisedFactors(bottom, k))), raiseFactors(k)),
		...lastLines(raise(top, k), raise(bottom, k), evaluated(top, bottom)),
	];
}

function lastLines(top: Monomial, bottom: Monomial, why: string): Line[] {
	const result = over(top, bottom);
	if (!hasNegative(top)) return [line(continued(positive(result)), why)];
	const size = quotient(written({ ...top, coefficient: top.coefficient.abs() }), written(bottom));
	return [
		line(continued(top.coefficient.lt(0) ? opposite(size) : size), why),
		line(continued(positive(result)), NEGATIVE_EXPONENT),
	];
}

function movedUp(parts: Parts): Line[] {
	const { k } = parts;
	const inside = over(...tidy(parts));
	const isFlipped = k < 0 && !inside.coefficient.abs().equals(1);
	return [
		...insideLines(parts),
		line(
			continued(power(brackets(written(inside)), k)),
			'move the power of y to the numerator with the opposite exponent',
		),
		line(continued(raisedFactors(inside, k)), raiseFactors(k)),
		...(isFlipped ? positivePowerLines(inside, k) : []),
		...ending(
			raise(inside, k),
			isFlipped
				? k === -1
					? `${EXPONENT_MINUS_ONE} of the coefficient`
					: 'evaluate the power of the coefficient'
				: evaluated(inside),
		),
	];
}
