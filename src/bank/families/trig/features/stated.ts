/** Amplitude, period, phase shift, axis and range read from a rule. */
import Fraction from 'fraction.js';
import {
	divided,
	equation,
	type Expression,
	num,
	opposite,
	product,
	sum,
	operand,
	symbol,
} from '../../../../math/expression.ts';
import { degrees, interval, PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	onlyIf,
	rational,
	sentence,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import {
	addedAngle,
	angle,
	halfTurns,
	shiftedWave,
	trig,
	type Unit,
	wave,
} from '../../../steps/turns.ts';
import { withWave } from '../../../steps/wave-sketch.ts';
import { x, y, angleAnswer } from './letters.ts';

/** y = a sin[k(x − d)] + c. */
export function stated(draw: Draw, unit: Unit): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const k = new Fraction(draw.choice('k'));
	const d = unit === 'degrees' ? new Fraction(draw.int('d'), 180) : halfTurns(draw.choice('d'));
	const ask = draw.inTurn('ask');
	const f = draw.random.pick(['sin', 'cos']);
	if (d.equals(0) || c === 0 || (ask === 'period' && k.equals(1))) return undefined;
	// A shift by whole halves of a period gives the same graph to the left and to the right, and may be the period.
	if ((ask === 'phase shift' || ask === 'period') && d.mul(k).d === 1n) return undefined;
	// What belongs to another letter must be a wrong answer.
	if ((ask === 'axis' || ask === 'amplitude') && c === Math.abs(a)) return undefined;
	if ((ask === 'period' || ask === 'amplitude') && k.equals(Math.abs(a))) return undefined;
	const asWave = wave({ f, a, k: num(k), d, c }, unit);
	const unfactored = shiftedWave(
		{ f, a, k: 1, c },
		addedAngle(d.mul(k).neg(), unit),
		product(num(k), x),
	);
	const isUnfactored = ask === 'phase shift' && unit === 'radians' && k.d === 1n && k.n > 1n;
	const rule = equation(y, isUnfactored ? unfactored : asWave);
	const form = say`The rule has the form ${equation(y, generalWave(f))}`;
	const size = Math.abs(a);
	const turn = unit === 'degrees' ? degrees(360) : product(2, PI);
	const inUnit = unit === 'degrees' ? 'in degrees' : say`in radians, in terms of ${PI}`;
	const turnText = unit === 'degrees' ? '360°' : '2π';
	const opening = say`A function has the rule ${rule}.`;
	const start = (letter: string, value: Expression): Line =>
		sentence(
			say`${form} with ${equation(letter, value)}.`,
			'compare the rule with the general form',
		);
	// Multiples of π are not numbers for the axis of a sketch.
	const drawn = (last: Line): Line =>
		unit === 'radians'
			? last
			: withWave(last, {
					f,
					a,
					period: new Fraction(360).div(k).valueOf(),
					d: d.mul(180).valueOf(),
					c,
				});
	const hints = [
		say`Compare the rule with ${equation(y, generalWave(f))}. Which of ${symbol('a')}, ${symbol('k')}, ${symbol('d')}, and ${symbol('c')} do you need?`,
	];
	switch (ask) {
		case 'amplitude':
			return {
				prompt: say`${opening} What is its amplitude?`,
				answer: withMisconceptions(
					integer(size),
					...onlyIf(a < 0, [integer(-size), 'kept the negative sign of a']),
					[integer(2 * size), 'gave the difference between the greatest and least values'],
					[integer(c), 'gave the height of the axis'],
				),
				hints,
				steps: [
					start('a', num(a)),
					drawn(
						sentence(say`The amplitude is ${size}.`, 'the amplitude is the absolute value of a'),
					),
				],
			};
		case 'period':
			return {
				prompt: say`${opening} What is its period, ${inUnit}?`,
				answer: withMisconceptions(
					angleAnswer(new Fraction(2).div(k), unit),
					[
						angleAnswer(new Fraction(2).mul(k), unit),
						`multiplied ${turnText} by k instead of dividing by it`,
					],
					[
						angleAnswer(new Fraction(1).div(k), unit),
						`divided ${unit === 'degrees' ? '180°' : 'π'} instead of ${turnText} by k`,
					],
					[rational(k), 'gave the value of k'],
					[angleAnswer(d, unit), 'gave the phase shift'],
				),
				hints,
				steps: [
					start('k', num(k)),
					line(
						equation(divided(turn, num(k)), angle(new Fraction(2).div(k), unit)),
						`the period is ${turnText} divided by k`,
					),
					drawn(sentence(say`The period is ${angle(new Fraction(2).div(k), unit)}.`)),
				],
			};
		case 'phase shift':
			return {
				prompt: say`${opening} What is its phase shift, ${inUnit}? A shift to the left is negative.`,
				answer: withMisconceptions(
					angleAnswer(d, unit),
					[angleAnswer(d.neg(), unit), 'gave a shift in the opposite direction'],
					...(k.equals(1)
						? []
						: ([
								[
									angleAnswer(d.mul(k), unit),
									isUnfactored
										? 'did not factor out the coefficient of x'
										: 'multiplied the shift by k',
								],
								[
									angleAnswer(d.div(k), unit),
									isUnfactored ? 'divided the shift by k a second time' : 'divided the shift by k',
								],
							] satisfies WrongAnswer[])),
				),
				hints,
				steps: [
					...(isUnfactored
						? [line(rule), line(equation(y, asWave), 'factor out the coefficient of x')]
						: []),
					start('d', angle(d, unit)),
					drawn(
						sentence(
							say`The graph is shifted ${angle(d.abs(), unit)} to the ${d.gt(0) ? 'right' : 'left'}. The phase shift is ${angle(d, unit)}.`,
							'the phase shift is d',
						),
					),
				],
			};
		case 'axis':
			return {
				prompt: say`${opening} The axis of its graph is the line ${equation(y, 'm')}. What is the value of ${operand('m')}?`,
				answer: withMisconceptions(
					integer(c),
					[integer(-c), 'used the opposite sign for c'],
					[integer(c + size), 'gave the greatest value'],
					[integer(size), 'gave the amplitude'],
				),
				hints,
				steps: [
					start('c', num(c)),
					drawn(
						sentence(
							say`The axis is the line ${equation(y, num(c))}, so ${equation('m', num(c))}.`,
							`the axis is the line y = c: ${c === 0 ? 'the graph is not shifted up or down' : `the graph is shifted ${c > 0 ? 'up' : 'down'} by ${Math.abs(c)} ${Math.abs(c) === 1 ? 'unit' : 'units'}`}`,
						),
					),
				],
			};
		default:
			return {
				prompt: say`${opening} What is its range? Write it in interval notation.`,
				answer: withMisconceptions(
					written('interval', interval(c - size, c + size, '[]')),
					[written('interval', interval(-size, size, '[]')), 'did not shift the range by c'],
					[written('interval', interval(c - 1, c + 1, '[]')), 'did not multiply by the amplitude'],
					[written('interval', interval(c - size, c + size, '()')), 'left out the endpoints'],
				),
				hints,
				steps: [
					sentence(
						say`The amplitude is ${size}, and the axis is ${equation(y, c)}.`,
						'the amplitude is the absolute value of a, and the axis is y = c',
					),
					line(equation(sum(c, -size), c - size), 'the least value is c minus the amplitude'),
					line(equation(sum(c, size), c + size), 'the greatest value is c plus the amplitude'),
					withFigure(sentence(say`The range is ${interval(c - size, c + size, '[]')}.`), {
						kind: 'set on a number line',
					}),
				],
			};
	}
}

const generalWave = (f: string): Expression =>
	sum(product('a', trig(f, product('k', { kind: 'brackets', of: sum(x, opposite('d')) }))), 'c');
