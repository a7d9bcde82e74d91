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
import { formula as inMath, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	line,
	rationalAs,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { DOUBLING } from '../../../contexts/growth.ts';
import { roundsSafely } from '../../../steps/amounts.ts';
import { basePower } from '../../../steps/exponential.ts';
import {
	exactOf,
	factorName,
	factorOf,
	factorShown,
	factorSum,
	findInitial,
	findRate,
	kindOfFactor,
	percentOf,
	plausiblePercent,
	verb,
} from './back.ts';
import {
	every,
	type ExponentialContext,
	exponentialSetting,
	inUnits,
	reported,
	timeSpan,
} from './exponential-settings.ts';
import { chooseModel, identify, interpret } from './model.ts';

// A later value from the start and a percent.

const y = symbol('y');

function predict(
	context: string,
	drawn: number,
	drawnPercent: number,
	t: number,
): Draft | undefined {
	const setting = exponentialSetting(context);
	const { noun, short, grows, time, places, rounding, unit = '' } = setting;
	const [start, r] = [setting.start(drawn), plausiblePercent(drawnPercent, setting)];
	const value = start * factorOf(r, grows).valueOf() ** t;
	// With 12% in 12 years, mistaking the percent for the time would go unnoticed.
	if (
		t === r ||
		t < 2 ||
		value < setting.least ||
		value > 5_000_000 ||
		!roundsSafely(value, places)
	)
		return undefined;
	const factor = factorShown(r, grows);
	const isExact =
		factorOf(r, grows)
			.pow(t)
			.mul(exactOf(start))
			.mul(10 ** places).d === 1n;
	const linear = start * (1 + ((grows ? 1 : -1) * r * t) / 100);
	return {
		prompt: say`${noun} is ${setting.shown(start)} and ${verb(grows)} by ${percentOf(r)} each ${time}. What will ${short} be after ${timeSpan(t, time)}?${isExact ? '' : ` ${rounding}`}`,
		answer: withUnit(
			withMisconceptions(
				decimalAnswer(value, places),
				...(linear > 0
					? [
							[
								decimalAnswer(linear, places),
								`${grows ? 'added' : 'subtracted'} ${r}% of the initial value each ${time}`,
							] satisfies WrongAnswer,
						]
					: []),
				[
					decimalAnswer(start * factorOf(r, !grows).valueOf() ** t, places),
					grows
						? 'subtracted the rate from 1 instead of adding it'
						: 'added the rate to 1 instead of subtracting it',
				],
				[
					decimalAnswer(start * factorOf(r, grows).valueOf() ** (t - 1), places),
					'multiplied by the factor one fewer time than needed',
				],
			),
			unit,
		),
		steps: [
			line(
				equation(factorSum(r, grows), factor),
				`${factorName(grows, time)}, with ${r}% written as a decimal`,
			),
			sentence(say`Let ${y} be ${short} after ${timeSpan(t, time)}${inUnits(setting)}.`),
			line(
				equation(y, product(exactDecimal(exactOf(start)), basePower(factor, t))),
				`the initial value is multiplied ${t} times by ${kindOfFactor(grows)}`,
			),
			line(
				relation(y, isExact ? '=' : '\\approx', rounded(value, places)),
				isExact ? 'evaluate' : 'use a calculator and round',
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

const RISING = [
	'town population',
	'bacteria',
	'website visits',
	'bank account',
] as const satisfies ExponentialContext[];
const FALLING = [
	'car value',
	'medicine in the blood',
	'bicycle value',
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

// Amounts after doubling times or half-lives.

const SPANS = { double: ['minute', 'hour', 'day'], half: ['hour', 'day', 'year'] } as const;

/** Duckweed doubles within a few days. */
const DUCKWEED_DAYS = 4;

/** Doubling every `p`, or half-life `p`, after the time `t`. */
function periodic(
	isDoubling: boolean,
	draw: Draw,
	start: number,
	p: number,
	t: number,
): Draft | undefined {
	const time = draw.random.pick(isDoubling ? SPANS.double : SPANS.half);
	const { has, what, counted } = time === 'year' ? DOUBLING.day : DOUBLING[time];
	const value = start * (isDoubling ? 2 : 0.5) ** (t / p);
	const places = isDoubling ? 0 : 2;
	const isWhole = t % p === 0;
	if (isDoubling && time === 'day' && p > DUCKWEED_DAYS) return undefined;
	// Two doublings are 2 times 2 as well as 2 squared.
	if (
		t === p ||
		t === 2 * p ||
		t / p > 10 ||
		t / p < 0.2 ||
		value < 0.2 ||
		!roundsSafely(value, places)
	)
		return undefined;
	const base = num(isDoubling ? 2 : '1/2');
	const [turn, turns] = isDoubling
		? ['doubling time', 'doubling times']
		: ['half-life', 'half-lives'];
	const span = num(new Fraction(t, p));
	const exact = Number(value.toFixed(places)) === value;
	const shown = exactDecimal(exactOf(start));
	const end = exact ? exactDecimal(new Fraction(value)) : rounded(value, places);
	const answer = { ...decimalAnswer(value, places), body: inMath(end) };
	/** Without rounding in the prompt, nobody rounds a wrong answer either. */
	const typed = (wrong: number) =>
		exact && new Fraction(wrong).d <= 64n
			? rationalAs(new Fraction(wrong), 'decimal', exactDecimal(new Fraction(wrong)))
			: decimalAnswer(wrong, places);
	const prompt = isDoubling
		? say`${has} ${shown} ${what}, and the number of ${counted} doubles ${every(p, time)}. How many ${counted} will there be after ${timeSpan(t, time)}?${exact ? '' : ' Round to the nearest whole number.'}`
		: say`A sample contains ${shown} milligrams of a radioactive substance with a half-life of ${timeSpan(p, time)}. How many milligrams will remain after ${timeSpan(t, time)}?${exact ? '' : ' Round to the nearest hundredth.'}`;
	return {
		prompt,
		answer: withUnit(
			withMisconceptions(
				answer,
				[
					typed(isDoubling ? (start * 2 * t) / p : (start * p) / (2 * t)),
					isDoubling
						? 'multiplied by 2 times the number of doubling times instead of by 2 raised to that number'
						: 'divided by 2 times the number of half-lives instead of by 2 raised to that number',
				],
				[
					typed(start * (isDoubling ? 0.5 : 2) ** (t / p)),
					isDoubling ? 'halved instead of doubling' : 'doubled instead of halving',
				],
				isWhole
					? [
							typed(start * (isDoubling ? 2 : 0.5)),
							`${isDoubling ? 'doubled' : 'halved'} only once instead of once for each ${turn}`,
						]
					: [
							decimalAnswer(start * (isDoubling ? 2 : 0.5) ** (p / t), places),
							`divided the ${turn} by the time to find the number of ${turns}`,
						],
			),
			isDoubling ? counted : 'milligrams',
		),
		steps: [
			...(p === 1 || isWhole ? [] : [sentence(say`Let ${symbol('n')} be the number of ${turns}.`)]),
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
						isWhole ? `this is the number of ${turns}` : `divide the time by the ${turn}`,
					),
			sentence(
				say`Let ${y} be the ${isDoubling ? `number of ${counted}` : 'mass'} after ${timeSpan(t, time)}${isDoubling ? '' : ', in milligrams'}.`,
			),
			line(
				equation(y, product(shown, power(brackets(base), span))),
				isDoubling
					? 'the initial number is multiplied by 2 for each doubling time'
					: 'the initial mass is multiplied by one half for each half-life',
			),
			line(
				relation(y, exact ? '=' : '\\approx', end),
				exact ? 'evaluate' : 'use a calculator and round',
			),
			sentence(
				isDoubling
					? say`After ${timeSpan(t, time)}, there will be ${exact ? '' : 'about '}${end} ${counted}.`
					: say`After ${timeSpan(t, time)}, ${exact ? '' : 'about '}${end} milligrams will remain.`,
			),
		],
		hints: [
			t < p
				? say`What fraction of a ${turn} is ${timeSpan(t, time)}?`
				: say`How many ${turns} are there in ${timeSpan(t, time)}?${isWhole ? '' : ' The number does not have to be an integer.'}`,
		],
	};
}
