/** The slope between two points: the formula, the coordinates, and the value in lowest terms. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	num,
	type Operand,
	quotient,
	signed,
	times,
} from '../../math/expression.ts';
import { type At, minus } from '../../math/lines.ts';
import { line, type Line } from '../family.ts';
import { fraction } from './fractions.ts';
import { plainNumber } from '../../math/plain-notation.ts';

/** For the next slope, when the formula has been stated. */
export const RISE_OVER_RUN = 'the change in y over the change in x';

/** m = (y₂ − y₁)/(x₂ − x₁), and the same with the coordinates. */
export const slopeFormula = (from: At, to: At, letter: Operand = 'm'): Line[] => [
	line(
		equation(letter, quotient(difference('y_2', 'y_1'), difference('x_2', 'x_1'))),
		`the slope is ${RISE_OVER_RUN}`,
	),
	line(
		equation(letter, quotient(minus(to[1], from[1]), minus(to[0], from[0]))),
		'substitute the coordinates',
	),
];

/**
 * The slope, calculated. The run must not be 0. The formula comes first, unless `why` says for these numbers what it
 * says.
 */
export function slopeLines(from: At, to: At, letter: Operand = 'm', why?: string): Line[] {
	const [[x1, y1], [x2, y2]] = [from, to];
	const rise = new Fraction(y2).sub(y1);
	const run = new Fraction(x2).sub(x1);
	const value = rise.div(run);
	const shown = quotient(minus(y2, y1), minus(x2, x1));
	const unfinished = !run.equals(1) && !isReduced(rise, run);
	return [
		...(why === undefined ? slopeFormula(from, to, letter) : [line(equation(letter, shown), why)]),
		...(unfinished
			? [
					line(
						equation(letter, quotient(num(rise), num(run))),
						'simplify the numerator and the denominator',
					),
				]
			: []),
		...(unfinished
			? quotientLines(rise, run, letter)
			: [
					line(
						equation(letter, num(value)),
						`simplify the numerator and the denominator${run.equals(1) ? ', then divide' : ''}`,
					),
				]),
	];
}

/** From rise over run, already written, to the slope. */
function quotientLines(rise: Fraction, run: Fraction, letter: Operand): Line[] {
	const value = rise.div(run);
	const last = (why: string) => line(equation(letter, num(value)), why);
	if (run.d !== 1n) {
		const reciprocal = run.inverse();
		return [
			line(
				equation(letter, times(num(rise), signed(reciprocal))),
				`dividing by ${plainNumber(run)} is the same as multiplying by ${plainNumber(reciprocal)}`,
			),
			last('multiply'),
		];
	}
	if (value.d === 1n || rise.d !== 1n) return [last('divide')];
	const signReason =
		rise.s < 0n
			? 'a negative divided by a negative is positive'
			: 'write the negative sign in front of the fraction';
	if (value.d === run.n) return [last(signReason)];
	return [
		...(run.s < 0n
			? [line(equation(letter, fraction([-Number(rise), -Number(run)])), signReason)]
			: []),
		last('write the fraction in lowest terms'),
	];
}

const isReduced = (rise: Fraction, run: Fraction): boolean =>
	run.s > 0n && run.d === 1n && rise.div(run).d === run.n;
