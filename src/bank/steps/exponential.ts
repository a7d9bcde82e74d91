/** Exponential functions as they are written: a(b)^x, the base in brackets behind a factor. */
import Fraction from 'fraction.js';
import {
	brackets,
	type Expression,
	num,
	type Number,
	type Operand,
	power,
	product,
	sum,
} from '../../math/expression.ts';

/** The base behind a factor: (2)^x, (1/2)^x, (1.05)^t. */
export const basePower = (base: Expression, exponent: Operand): Expression =>
	power(base.kind === 'number' && base.value.d !== 1n ? base : brackets(base), exponent);

/** a(b)^exponent + k; a factor 1 and a constant 0 are left out. */
export function exponential(
	a: Number,
	base: Expression,
	exponent: Operand,
	k: Number = 0,
): Expression {
	const [factor, constant] = [new Fraction(a), new Fraction(k)];
	const main = factor.equals(1)
		? power(base, exponent)
		: product(num(factor), basePower(base, exponent));
	return constant.equals(0) ? main : sum(main, num(constant));
}

/** Listed bases such as 0.25 are written as fractions. */
export const baseOf = (value: number): Fraction => new Fraction(String(value));
