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
} from '../../../../math/expression.ts';
import { degrees, interval, PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { integer, written } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { withSetLine } from '../../../figures/with-set-line.ts';
import { angle, halfTurns, trig, type Unit, wave } from '../../../steps/turns.ts';
import { x, y, angleAnswer } from './letters.ts';

/** y = a sin[k(x − d)] + c. */
export function stated(draw: Draw, unit: Unit): Draft | undefined {
	const [a, c] = [draw.int('a'), draw.int('c')];
	const k = new Fraction(draw.choice('k'));
	const d = unit === 'degrees' ? new Fraction(draw.int('d'), 180) : halfTurns(draw.choice('d'));
	const ask = draw.inTurn('ask');
	const f = draw.random.pick(['sin', 'cos']);
	if (d.equals(0) || c === 0) return undefined;
	const rule = equation(y, wave({ f, a, k: num(k), d, c }, unit));
	const form = say`In the form ${equation(y, generalWave(f))}`;
	const size = Math.abs(a);
	const turn = unit === 'degrees' ? degrees(360) : product(2, PI);
	const inUnit = unit === 'degrees' ? 'in degrees' : say`in radians, in terms of ${PI}`;
	const opening = say`A function has the rule ${rule}.`;
	const start = (letter: string, value: Expression): Line =>
		sentence(say`${form}, ${equation(letter, value)}.`, 'compare the rule with the general form');
	const hints = [
		say`Compare the rule with ${equation(y, generalWave(f))}. Which letter gives what is asked?`,
	];
	switch (ask) {
		case 'amplitude':
			return {
				prompt: say`${opening} What is its amplitude?`,
				answer: integer(size),
				hints,
				steps: [
					start('a', num(a)),
					sentence(say`The amplitude is ${size}.`, 'it is the size of a, without its sign'),
				],
			};
		case 'period':
			return {
				prompt: say`${opening} What is its period, ${inUnit}?`,
				answer: angleAnswer(new Fraction(2).div(k), unit),
				hints,
				steps: [
					start('k', num(k)),
					line(
						equation(divided(turn, num(k)), angle(new Fraction(2).div(k), unit)),
						'the period is a full turn divided by k',
					),
					sentence(say`The period is ${angle(new Fraction(2).div(k), unit)}.`),
				],
			};
		case 'phase shift':
			return {
				prompt: say`${opening} What is its phase shift, ${inUnit}? A shift to the left is negative.`,
				answer: angleAnswer(d, unit),
				hints,
				steps: [
					start('d', angle(d, unit)),
					sentence(
						say`The graph is moved ${angle(d.abs(), unit)} to the ${d.gt(0) ? 'right' : 'left'}. The phase shift is ${angle(d, unit)}.`,
						'the phase shift is d',
					),
				],
			};
		case 'axis':
			return {
				prompt: say`${opening} The axis of its graph is the line ${equation(y, 'm')}. What is the value of ${operand('m')}?`,
				answer: integer(c),
				hints,
				steps: [
					start('c', num(c)),
					sentence(
						say`The axis is halfway between greatest and least value. It is ${equation(y, num(c))}, so ${equation('m', num(c))}.`,
						'the axis is moved up or down by c',
					),
				],
			};
		default:
			return {
				prompt: say`${opening} What is its range? Write it in interval notation.`,
				answer: written('interval', interval(c - size, c + size, '[]')),
				hints,
				steps: [
					sentence(say`The amplitude is ${size} and the axis is ${equation(y, c)}.`),
					line(equation(sum(c, -size), c - size), 'the least value'),
					line(equation(sum(c, size), c + size), 'the greatest value'),
					withSetLine(sentence(say`The range is ${interval(c - size, c + size, '[]')}.`)),
				],
			};
	}
}

const generalWave = (f: string): Expression =>
	sum(product('a', trig(f, product('k', { kind: 'brackets', of: sum(x, opposite('d')) }))), 'c');
