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
import { call } from '../../math/notation.ts';

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

/** b^c as it is written, also for exponents 0 and 1. */
export function writtenPower(base: Base, exponent: number): Expression {
	return exponent === 1 ? power(baseExpression(base), 1) : power(baseExpression(base), exponent);
}

/** 16 → 2⁴, 27 → 3³: the smallest base of which it is a power. */
export function asPower(value: number): { root: number; exponent: number } {
	for (let root = 2; root * root <= value; root++) {
		let [left, exponent] = [value, 0];
		while (left % root === 0) [left, exponent] = [left / root, exponent + 1];
		if (left === 1) return { root, exponent };
	}
	return { root: value, exponent: 1 };
}
