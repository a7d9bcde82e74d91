/** The instruction, the brackets and the last lines that questions on exponent laws share. */
import { brackets, continued, type Expression } from '../../../../math/expression.ts';
import { expression, type Line, line, type WrongAnswer } from '../../../family.ts';
import {
	asFraction,
	hasNegative,
	type Monomial,
	positive,
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
