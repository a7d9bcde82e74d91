/** expf.growth: growth and decay by a percent, doubling, half-life. */
import { equation, product, relation, symbol } from '../../../../math/expression.ts';
import { exactDecimal, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { roundsSafely } from '../../../steps/decimals.ts';
import { basePower } from '../../../steps/exponential.ts';
import {
	exactOf,
	factorOf,
	factorShown,
	factorSum,
	factorName,
	kindOfFactor,
	findInitial,
	findRate,
	plausiblePercent,
	percentOf,
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
import { identify } from './identify.ts';
import { chooseModel, interpret } from './model.ts';
import { periodic } from './periods.ts';

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
