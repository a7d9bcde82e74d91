/** expf.growth: growth and decay by a percent, doubling, half-life. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	power,
	product,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { exactDecimal, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, withMisconceptions, withUnit, type WrongAnswer } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';
import { roundsSafely } from '../../../steps/decimals.ts';
import { basePower } from '../../../steps/exponential.ts';
import {
	exactOf,
	factorOf,
	factorShown,
	factorSum,
	factorName,
	findInitial,
	findRate,
	likelyPercent,
	percentOf,
	verb,
} from './back.ts';
import {
	every,
	type ExponentialContext,
	exponentialSetting,
	reported,
	timeSpan,
} from './exponential-settings.ts';
import { identify } from './identify.ts';
import { chooseModel, interpret } from './model.ts';

// A later value from the start and a percent, a doubling time or a half-life.

const y = symbol('y');

export function predict(
	context: string,
	drawn: number,
	drawnPercent: number,
	t: number,
): Draft | undefined {
	const setting = exponentialSetting(context);
	const { noun, short, grows, time, places, rounding, unit = '' } = setting;
	const [start, r] = [setting.start(drawn), likelyPercent(drawnPercent, setting)];
	const value = start * factorOf(r, grows).valueOf() ** t;
	if (t < 2 || value < setting.least || value > 5_000_000 || !roundsSafely(value, places))
		return undefined;
	const factor = factorShown(r, grows);
	const isExact =
		factorOf(r, grows)
			.pow(t)
			.mul(exactOf(start))
			.mul(10 ** places).d === 1n;
	const linear = start * (1 + ((grows ? 1 : -1) * r * t) / 100);
	return {
		prompt: say`${noun} is ${setting.shown(start)} and ${verb(grows)} by ${percentOf(r)} every ${time}. What will ${short} be after ${timeSpan(t, time)}? ${rounding}`,
		answer: withUnit(
			withMisconceptions(
				decimalAnswer(value, places),
				...(linear > 0
					? [
							[
								decimalAnswer(linear, places),
								`${grows ? 'added' : 'subtracted'} the same amount every ${time}`,
							] satisfies WrongAnswer,
						]
					: []),
				[
					decimalAnswer(start * factorOf(r, !grows).valueOf() ** t, places),
					grows ? 'used a decay factor' : 'used a growth factor',
				],
				[
					decimalAnswer(start * factorOf(r, grows).valueOf() ** (t - 1), places),
					'multiplied by the factor one time too few',
				],
			),
			unit,
		),
		steps: [
			line(
				equation(factorSum(r, grows), factor),
				`${factorName(grows, time)}, with ${r}% written as a decimal`,
			),
			line(
				equation(y, product(exactDecimal(exactOf(start)), basePower(factor, t))),
				`let y be ${short}: the initial value is multiplied by this factor ${t} times`,
			),
			line(
				relation(y, isExact ? '=' : '\\approx', rounded(value, places)),
				isExact ? 'evaluate' : 'use a calculator',
			),
			sentence(
				say`After ${timeSpan(t, time)}, ${short} will be ${isExact ? '' : 'about '}${reported(setting, value)}.`,
			),
		],
		hints: [
			say`By what factor is ${short} multiplied ${every(1, time)}? How many times does this happen?`,
		],
	};
}

const SPANS = { double: ['minute', 'hour', 'day'], half: ['hour', 'day', 'year'] } as const;

/** Doubling every `p`, or half-life `p`, after the time `t`. */
export function periodic(
	isDoubling: boolean,
	draw: Draw,
	start: number,
	p: number,
	t: number,
): Draft | undefined {
	const time = draw.random.pick(isDoubling ? SPANS.double : SPANS.half);
	const value = start * (isDoubling ? 2 : 0.5) ** (t / p);
	const places = isDoubling ? 0 : 2;
	const isWhole = t % p === 0;
	if (t === p || t / p > 10 || t / p < 0.2 || value < 0.2 || !roundsSafely(value, places))
		return undefined;
	// No bacteria double within minutes.
	const isViral = time === 'minute';
	const counted = isViral ? 'views' : 'bacteria';
	const base = num(isDoubling ? 2 : '1/2');
	const [turn, turns] = isDoubling
		? ['doubling time', 'doubling times']
		: ['half-life', 'half-lives'];
	const span = num(new Fraction(t, p));
	const exact = Number(value.toFixed(places)) === value;
	const shown = exactDecimal(exactOf(start));
	const prompt = isDoubling
		? say`The number of ${isViral ? 'views of a new video' : 'bacteria in a dish'} is ${shown} and doubles ${every(p, time)}. What will the number be after ${timeSpan(t, time)}? Round to the nearest whole number.`
		: say`A sample contains ${shown} grams of a radioactive substance with a half-life of ${timeSpan(p, time)}. How many grams will remain after ${timeSpan(t, time)}? Round to the nearest hundredth.`;
	return {
		prompt,
		answer: withUnit(
			withMisconceptions(
				decimalAnswer(value, places),
				[
					decimalAnswer(isDoubling ? (start * 2 * t) / p : (start * p) / (2 * t), places),
					isDoubling
						? 'multiplied by 2 and by the number of doubling times'
						: 'divided by 2 and by the number of half-lives',
				],
				[
					decimalAnswer(start * (isDoubling ? 0.5 : 2) ** (t / p), places),
					isDoubling ? 'halved instead of doubling' : 'doubled instead of halving',
				],
				[
					decimalAnswer(start * (isDoubling ? 2 : 0.5) ** (p / t), places),
					`divided the ${isDoubling ? 'doubling time' : 'half-life'} by the time`,
				],
			),
			isDoubling ? counted : 'grams',
		),
		steps: [
			p === 1
				? sentence(
						say`In ${timeSpan(t, time)}, there are ${t} ${turns}.`,
						`each ${time} is one ${turn}`,
					)
				: line(
						isWhole
							? equation({ kind: 'divided', left: num(t), right: num(p) }, t / p)
							: gcd(t, p) === 1
								? equation('n', span)
								: equation(equation('n', quotient(t, p)), span),
						isWhole
							? `this is the number of ${turns}`
							: `let n be the number of ${turns}: divide the time by the ${turn}`,
					),
			line(
				equation(y, product(shown, power(brackets(base), span))),
				isDoubling
					? `let y be the number of ${counted}: the initial number is multiplied by 2 for each doubling time`
					: 'let y be the mass in grams: the initial mass is multiplied by one half for each half-life',
			),
			line(
				relation(y, exact ? '=' : '\\approx', rounded(value, places)),
				exact ? 'evaluate' : 'use a calculator',
			),
			sentence(
				isDoubling
					? say`After ${timeSpan(t, time)}, there will be ${exact ? '' : 'about '}${rounded(value, places)} ${counted}.`
					: say`After ${timeSpan(t, time)}, ${exact ? '' : 'about '}${rounded(value, places)} grams will remain.`,
			),
		],
		hints: [
			say`How many ${isDoubling ? 'doubling times' : 'half-lives'} fit into ${timeSpan(t, time)}?${isWhole ? '' : ' The number does not have to be an integer.'}`,
		],
	};
}

const RISING = [
	'town population',
	'bacteria',
	'website visits',
	'bank account',
] as const satisfies ExponentialContext[];
const FALLING = [
	'car value',
	'medicine in the blood',
	'phone value',
	'radioactive sample',
] as const satisfies ExponentialContext[];
const ALL = [...RISING, ...FALLING];

export const skills: Skills = {
	'Identify the initial value and growth factor': identify,
	'Predict with a growth or decay model': (draw) =>
		predict(draw.inTurn('ctx'), draw.int('a'), draw.int('r'), draw.int('t')),
	'Predict amounts from a doubling time or half-life': (draw) =>
		periodic(draw.inTurn('kind') === 'doubling', draw, draw.int('a'), draw.int('P'), draw.int('t')),
	'Predict amounts after whole doublings or half-lives': (draw) =>
		periodic(
			draw.inTurn('kind') === 'double',
			draw,
			draw.int('a'),
			draw.int('p'),
			draw.int('p') * draw.int('k'),
		),
	'Find the initial amount or rate of growth'(draw) {
		const context = draw.random.pick(ALL);
		const back = draw.inTurn('ask') === 'rate' ? findRate : findInitial;
		return back(context, draw.int('a'), draw.int('r'), draw.int('t'));
	},
	'Find an amount or a rate from a model'(draw) {
		const [kind, a, p, t] = [draw.inTurn('kind'), draw.int('a'), draw.int('p'), draw.int('t')];
		if (kind !== 'percent change') return periodic(kind === 'doubling', draw, a, p, t);
		const context = draw.random.pick(ALL);
		const time = ((t - 1) % 15) + 2;
		return draw.random.int(0, 1) === 0
			? findRate(context, a, p, time)
			: predict(context, a, p, time);
	},
	'Model population, decay, and cooling'(draw) {
		const [kind, a, r, t] = [draw.inTurn('kind'), draw.int('a'), draw.int('r'), draw.int('t')];
		if (kind === 'half-life') return periodic(false, draw, a / 10, draw.random.int(2, 30), t);
		const context = draw.random.pick(kind === 'growth' ? RISING : FALLING);
		return predict(context, a, r, t);
	},
	'Choose the exponential model for a situation': chooseModel,
	'Interpret the constants of an exponential model': interpret,
};
