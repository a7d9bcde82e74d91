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
import { type DraftAnswer, type Line, line, written, type WrongAnswer } from '../../../family.ts';
import { T } from '../../../contexts/wave-stories.ts';
import { angle, trig, type Unit, type Wave, wave } from '../../../steps/turns.ts';

export const x = operand('x');

export const y = operand('y');

export const rule = (right: Expression): Expression => equation(y, right);

export const answerOf = (right: Expression): DraftAnswer => written('equation', right);

/** y = a sin[k(x − d)] + c with the letters in it. */
export const general = (f: string, isShifted: boolean): Expression => {
	const inside = isShifted ? product('k', brackets(sum(x, opposite('d')))) : product('k', 'x');
	return rule(sum(product('a', trig(f, inside)), 'c'));
};

export const AMPLITUDE = 'the amplitude is half the difference between the maximum and the minimum';
export const AXIS = 'the axis is halfway between the maximum and the minimum';

/** a and c from the extremes. */
export function sizeLines(high: number, low: number): Line[] {
	const minus = opposite(low < 0 ? brackets(num(low)) : num(low));
	return [
		line(
			equation('a', equation(quotient(sum(high, minus), 2), num(new Fraction(high - low, 2)))),
			AMPLITUDE,
		),
		line(
			equation(
				'c',
				equation(
					quotient(sum(high, low < 0 ? brackets(num(low)) : num(low)), 2),
					num(new Fraction(high + low, 2)),
				),
			),
			AXIS,
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
		`k is ${unit === 'degrees' ? '360°' : '2π'} divided by the period`,
	);

export const hint = say`What do the maximum and minimum values tell you about the amplitude and the axis? How can you use the period to find ${operand('k')}?`;

export const POSITIVE: Prose = say`${{ kind: 'relation', sign: '>', left: operand('a'), right: num(0) }} and ${{ kind: 'relation', sign: '>', left: operand('k'), right: num(0) }}`;

/** What learners write for y = a f(k(x − d)) + c; in a story they choose f and the letter is t. */
export function waveMisconceptions(
	of: Wave,
	period: Expression,
	unit: Unit,
	writeInStory?: (right: Expression) => DraftAnswer,
): WrongAnswer[] {
	const { f, a, d } = of;
	const other = f === 'sin' ? 'cos' : 'sin';
	const shift = new Fraction(d);
	const write = writeInStory ?? ((right: Expression) => answerOf(rule(right)));
	const variable = writeInStory ? T : x;
	return [
		[
			write(wave({ ...of, a: new Fraction(a).mul(2) }, unit, variable)),
			'used the whole difference between the maximum and the minimum as the amplitude',
		],
		[write(wave({ ...of, c: 0 }, unit, variable)), 'left out the vertical shift'],
		...(writeInStory
			? [
					[
						write(wave({ ...of, f: other }, unit, variable)),
						`used ${other === 'sin' ? 'sine instead of cosine' : 'cosine instead of sine'}`,
					] satisfies WrongAnswer,
				]
			: []),
		...(shift.equals(0)
			? []
			: [
					[
						write(wave({ ...of, d: shift.neg() }, unit, variable)),
						shift.gt(0)
							? 'added the phase shift instead of subtracting it'
							: 'subtracted the phase shift instead of adding it',
					] satisfies WrongAnswer,
				]),
		[
			write(wave({ ...of, k: period }, unit, variable)),
			`used the period as ${writeInStory ? 'the coefficient of t' : 'k'}`,
		],
	];
}
