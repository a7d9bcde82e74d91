/** trig.model: values and times of sinusoidal models. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	product,
	sum,
} from '../../../../math/expression.ts';
import { call, exactDecimal, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { angle, trig, type Unit } from '../../../steps/turns.ts';
import { withWave } from '../../../steps/wave-sketch.ts';
import { type WaveStory, waveStory } from '../../../contexts/wave-stories.ts';
import { factorOf, opening } from './rule.ts';
import { change } from './change.ts';
import { whenReached } from './when.ts';

export const skills: Skills = {
	'Find the value of a model at a time': (draw) => valueAtTime(draw, 'degrees'),
	'Evaluate a sinusoidal model in radians': (draw) => valueAtTime(draw, 'radians'),
	'Predict the effect of changing a model': change,
	'Find when a model reaches a value': whenReached,
};

function valueAtTime(draw: Draw, unit: Unit): Draft | undefined {
	const story = waveStory(draw, draw.int('A'));
	const f = draw.random.pick(['sin', 'cos']);
	const time = new Fraction(draw.int('t')).round(1);
	const at = story.time === 'months' ? time.mod(12) : time;
	const wave = f === 'sin' ? Math.sin : Math.cos;
	const turn = (2 * Math.PI * at.valueOf()) / story.P;
	const value = story.A * wave(turn) + story.c;
	const otherMode =
		story.A * wave(unit === 'degrees' ? (turn * 180) / Math.PI : (turn * Math.PI) / 180) + story.c;
	const hundred = value * 100;
	if (
		story.A === 1 ||
		at.equals(0) ||
		Math.abs(hundred - Math.round(hundred)) < 1e-6 ||
		Math.abs((hundred % 1) - 0.5) < 1e-3
	)
		return undefined;
	const moment = exactDecimal(at);
	const turned = new Fraction(2).mul(at).div(story.P);
	return {
		prompt: say`${opening(story, f, unit)} What is ${call(story.letter, moment)}? Round to the nearest hundredth.`,
		answer: withMisconceptions(
			withUnit(decimalAnswer(value, 2), story.symbol),
			[
				decimalAnswer(otherMode, 2),
				`used a calculator in ${unit === 'degrees' ? 'radian' : 'degree'} mode`,
			],
			[decimalAnswer(value - story.c, 2), 'left out the constant term'],
			[
				decimalAnswer(story.A * (wave(turn) + story.c), 2),
				'added the constant before multiplying by the amplitude',
			],
		),
		steps: [
			line(
				equation(
					product(factorOf(story, unit), brackets(moment)),
					unit === 'degrees' ? num(turned.mul(180)) : angle(turned, unit),
				),
				`multiply the coefficient of t by ${at.toString()} to find the angle in ${unit}`,
			),
			line(
				ruleAt(story, moment, sum(product(story.A, trig(f, angle(turned, unit))), story.c)),
				`substitute ${at.toString()} for t`,
			),
			withWave(
				line(
					{
						kind: 'relation',
						sign: '\\approx',
						left: call(story.letter, moment),
						right: rounded(value, 2),
					},
					`use a calculator in ${unit === 'degrees' ? 'degree' : 'radian'} mode and round`,
				),
				{ f, a: story.A, period: story.P, d: 0, c: story.c, letter: story.letter },
				[[at, new Fraction(value).round(2)]],
			),
			sentence(
				say`After ${moment} ${at.equals(1) ? story.time.slice(0, -1) : story.time}, ${story.at[0]} about ${rounded(value, 2)} ${story.unit}${story.at[1]}.`,
			),
		],
		hints: [
			say`What angle do you get when you substitute the given time? Is your calculator set to ${unit}?`,
		],
	};
}

const ruleAt = (story: WaveStory, moment: Expression, right: Expression): Expression =>
	equation(call(story.letter, moment), right);
