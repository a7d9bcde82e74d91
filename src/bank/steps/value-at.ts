/** The value of a polynomial at a number, evaluated as on the board. */
import Fraction from 'fraction.js';
import { type Coefficients, exactValueAt, substituted } from '../../math/coefficients.ts';
import { continued, equation, num, type Number } from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { line, type Line } from '../family.ts';
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
		...(kept.length > 1 ? termLines(kept) : [line(continued(num(exactValueAt(c, x))), 'evaluate')]),
	];
}
