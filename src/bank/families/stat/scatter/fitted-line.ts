/** Lines of fit with decimal coefficients, as formulas. */
import Fraction from 'fraction.js';
import { type Expression, num, product, sum } from '../../../../math/expression.ts';
import { amount } from '../../../steps/amounts.ts';

/** Whole numbers stay numbers, so that a coefficient 1 is not written. */
export const coefficient = (value: number): Expression =>
	Number.isInteger(value) ? num(value) : amount(value);

/** mx + b; b is not written when it is 0. */
export function rightSide(m: number, b: number, letter = 'x'): Expression {
	const slope = product(coefficient(m), letter);
	return b === 0 ? slope : sum(slope, coefficient(b));
}

/** mx + b with the number substituted for x. */
export function substituted(m: number, b: number, x: number): Expression {
	const slope = product(coefficient(m), { kind: 'brackets', of: amount(x) });
	const shown = m === 1 ? amount(x) : slope;
	return b === 0 ? shown : sum(shown, coefficient(b));
}

/** Exact value of mx + b. */
export const valueAt = (m: number, b: number, x: number): Fraction => new Fraction(m).mul(x).add(b);
