/** A rule from maximum, minimum and period. */
import { type Draft, type Line, line, withMisconceptions } from '../../../family.ts';
import {
	sizeLines,
	rule,
	answerOf,
	general,
	periodLine,
	hint,
	POSITIVE,
	waveMisconceptions,
} from './lines.ts';
import Fraction from 'fraction.js';
import { equation, num } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { angle, type Unit, wave } from '../../../steps/turns.ts';
import { withWave } from '../../../steps/wave-sketch.ts';

export function fromExtremes(
	f: string,
	high: number,
	low: number,
	period: Fraction,
	shift: Fraction,
	unit: Unit,
): Draft | undefined {
	// With a minimum of 0, the amplitude and the height of the axis are the same number.
	if ((high - low) % 2 !== 0 || high + low === 0 || low === 0) return undefined;
	const k = new Fraction(2).div(period);
	const [a, c] = [(high - low) / 2, (high + low) / 2];
	const right = wave({ f, a, k: num(k), d: shift, c }, unit);
	const isShifted = !shift.equals(0);
	/** Multiples of π are not numbers for the axis of a sketch. */
	const drawn = (last: Line): Line =>
		unit === 'degrees'
			? withWave(last, {
					f,
					a,
					period: period.mul(180).valueOf(),
					d: shift.mul(180).valueOf(),
					c,
				})
			: last;
	return {
		prompt: say`A sinusoidal function has a maximum value of ${high}, a minimum value of ${low}, ${isShifted ? '' : 'and '}a period of ${angle(period, unit)}${isShifted ? say`, and a phase shift of ${angle(shift, unit)} to the right` : ''}. Write its equation in the form ${general(f, isShifted)}, where ${POSITIVE}.`,
		answer: withMisconceptions(
			answerOf(rule(right)),
			...waveMisconceptions(
				{ f, a, k: num(k), d: shift, c },
				unit === 'degrees' ? num(period.mul(180)) : angle(period, unit),
				unit,
			),
		),
		steps: [
			...sizeLines(high, low),
			periodLine(period, unit),
			...(isShifted ? [line(equation('d', angle(shift, unit)), 'd is the phase shift')] : []),
			drawn(
				line(
					rule(right),
					isShifted
						? 'write the equation with these values of a, k, d, and c'
						: 'write the equation with these values of a, k, and c',
				),
			),
		],
		hints: [hint],
	};
}
