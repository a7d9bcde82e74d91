/** The value of a polynomial at a number, evaluated as on the board. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	type Number,
	power,
	product,
	sum,
} from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { line, type Line } from '../family.ts';
import type { Coefficients } from './coefficients.ts';
import { termLines } from './fractions.ts';

/** "P(2) = 3(2)³ − 5(2) + 1", then the powers as numbers, then the value. */
export function substitutionLines(name: string, c: Coefficients, x: Number): Line[] {
	const values = c.map((factor, at) => new Fraction(x).pow(c.length - 1 - at).mul(factor));
	const kept = values.filter((_, at) => c[at] !== 0);
	return [
		line(
			equation(call(name, num(x)), substituted(c, x)),
			`substitute ${new Fraction(x).toFraction()} for x`,
		),
		...(kept.length > 1 ? termLines(kept) : [line(continued(num(valueAt(c, x))), 'evaluate')]),
	];
}

export const valueAt = (c: Coefficients, x: Number): Fraction =>
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
