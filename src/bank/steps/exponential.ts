/** Exponential functions and logarithms as they are written, and the laws of logarithms. */
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
import { call } from '../../math/notation.ts';

// Exponential functions: a(b)^x, the base in brackets after a factor.

/** The base after a factor: (2)^x, (1/2)^x, (1.05)^t. */
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

// Logarithms as they are written: base 10 without a base, base e as ln.

export type Base = number | 'e';

export const log = (base: Base, of: Operand): Expression =>
	base === 'e' ? call('\\ln', of) : base === 10 ? call('\\log', of) : call('\\log', of, { base });

/** The bases that a plan lists as words: `{2|3|e}`. */
export const readBase = (word: string): Base => (word === 'e' ? 'e' : Number(word));

/** b^c as one number; an exponent below 0 gives a fraction. */
export const powerValue = (base: number, exponent: number): Fraction =>
	new Fraction(base).pow(exponent);

export const baseExpression = (base: Base): Operand => (base === 'e' ? 'e' : num(base));

/** 16 → 2⁴, 27 → 3³: the smallest base of which it is a power. */
export function asPower(value: number): { root: number; exponent: number } {
	for (let root = 2; root * root <= value; root++) {
		let [left, exponent] = [value, 0];
		while (left % root === 0) [left, exponent] = [left / root, exponent + 1];
		if (left === 1) return { root, exponent };
	}
	return { root: value, exponent: 1 };
}

/** The laws of logarithms as reasons of a line: named and stated, from the left side of the line to its right. */
// A sum to join may be written with any of a, b, c, m, n, k, p, q, r, x, y, and z, so its laws use none of them.
const PRODUCT = 'log u + log v = log(uv)';
const QUOTIENT = 'log u − log v = log(u/v)';

export const PRODUCT_LAW = `product law: ${PRODUCT}`;
export const QUOTIENT_LAW = `quotient law: ${QUOTIENT}`;
export const PRODUCT_LAW_SPLIT = 'product law: log(ab) = log a + log b';
export const QUOTIENT_LAW_SPLIT = 'quotient law: log(a/b) = log a − log b';
export const BOTH_LAWS = `product and quotient laws: ${PRODUCT} and ${QUOTIENT}`;
export const COEFFICIENT_TO_EXPONENT = 'power law: t log u = log(uᵗ)';
export const EXPONENT_TO_COEFFICIENT = 'power law: log(aⁿ) = n log a';
export const CHANGE_OF_BASE =
	'change-of-base formula: the logarithm of the argument over the logarithm of the base';
export const CHANGE_OF_BASE_BACK =
	'change-of-base formula in reverse: the base is in the denominator';
