/** Lines that the parts of trig.equation-from share. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	num,
	operand,
	opposite,
	product,
	quotient,
	sum,
	brackets,
} from '../../../../math/expression.ts';
import { degrees, PI } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, written } from '../../../answer.ts';
import { line, type Line } from '../../../family.ts';
import { angle, trig, type Unit } from '../../../steps/turns.ts';

export const x = operand('x');

export const y = operand('y');

export const rule = (right: Expression): Expression => equation(y, right);

export const answerOf = (right: Expression): DraftAnswer => written('equation', right);

/** y = a sin[k(x − d)] + c with the letters in it. */
export const general = (f: string, isShifted: boolean): Expression => {
	const inside = isShifted ? product('k', brackets(sum(x, opposite('d')))) : product('k', 'x');
	return rule(sum(product('a', trig(f, inside)), 'c'));
};

/** a and c from the extremes. */
export function sizeLines(high: number, low: number): Line[] {
	const minus = low < 0 ? opposite(brackets(num(low))) : num(-low);
	return [
		line(
			equation('a', equation(quotient(sum(high, minus), 2), num(new Fraction(high - low, 2)))),
			'half the distance between maximum and minimum',
		),
		line(
			equation(
				'c',
				equation(
					quotient(sum(high, low < 0 ? brackets(num(low)) : num(low)), 2),
					num(new Fraction(high + low, 2)),
				),
			),
			'halfway between maximum and minimum',
		),
	];
}

export const turn = (unit: Unit): Expression =>
	unit === 'degrees' ? degrees(360) : product(2, PI);

export const periodLine = (period: Fraction, unit: Unit): Line =>
	line(
		equation(
			'k',
			equation(divided(turn(unit), angle(period, unit)), num(new Fraction(2).div(period))),
		),
		'a full turn divided by the period',
	);

export const hint = say`Find the amplitude and the axis from the greatest and least value, then the factor from the period.`;

export const POSITIVE: Prose = say`${{ kind: 'relation', sign: '>', left: operand('a'), right: num(0) }} and ${{ kind: 'relation', sign: '>', left: operand('k'), right: num(0) }}`;
