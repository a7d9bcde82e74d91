/** Models of growth and decay by a percent: their parts, the model of a situation, and what its numbers mean. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, exactDecimal, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	distinctChoices,
	distractor,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	multipleChoice,
	rational,
	rationalAs,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongChoice,
} from '../../../family.ts';
import { basePower } from '../../../steps/exponential.ts';
import {
	exactOf,
	factorOf,
	factorShown,
	factorSum,
	percentOf,
	plausiblePercent,
	rateOf,
	verb,
} from './back.ts';
import {
	every,
	type ExponentialSetting,
	exponentialSetting,
	GROWTH_OR_DECAY,
	inUnits,
	timeSpan,
} from './exponential-settings.ts';

const f = call('f', 't');
const TIMES_PERIOD = 'multiplied the time by the period instead of dividing by it';

const model = (start: number, base: Expression, exponent: Expression): Expression =>
	product(exactDecimal(exactOf(start)), basePower(base, exponent));
const perPeriod = (p: number): Expression => (p === 1 ? symbol('t') : quotient('t', p));
const asChoice = (rule: Expression): Prose => ({ parts: [equation(f, rule)] });

export function chooseModel(draw: Draw): Draft | undefined {
	const grows = draw.choice('sign') === 'growth';
	const setting = exponentialSetting(draw.random.pick(GROWTH_OR_DECAY[grows ? 'growth' : 'decay']));
	const { noun, short, time } = setting;
	const [start, r, p] = [setting.start(draw.int('a')), draw.int('r'), draw.int('p')];
	if (r === 50) return undefined;
	const [factor, turned, rate] = [factorShown(r, grows), factorShown(r, !grows), rateOf(r)];
	const right = model(start, factor, perPeriod(p));
	const answer = distinctChoices(
		asChoice(right),
		...(p === 1
			? []
			: ([
					[asChoice(model(start, factor, product(p, 't'))), TIMES_PERIOD],
				] satisfies WrongChoice[])),
		[
			asChoice(model(start, turned, perPeriod(p))),
			grows
				? 'subtracted the rate from 1 instead of adding it'
				: 'added the rate to 1 instead of subtracting it',
		],
		[asChoice(model(start, rate, perPeriod(p))), 'used the rate itself as the factor'],
		[
			asChoice(
				product(
					exactDecimal(exactOf(start)),
					brackets(grows ? sum(1, product(rate, 't')) : difference(1, product(rate, 't'))),
				),
			),
			'changed the value by the same amount each time',
		],
	);
	if (!answer) return undefined;
	return {
		prompt: say`${noun} is ${setting.shown(start)} and ${verb(grows)} by ${percentOf(r)} ${every(p, time)}. Which function gives ${short} after ${symbol('t')} ${time}s?`,
		answer,
		steps: [
			line(
				equation(factorSum(r, grows), factor),
				`the ${grows ? 'growth' : 'decay'} factor for ${p === 1 ? 'one' : p} ${p === 1 ? time : `${time}s`}, with ${r}% written as a decimal`,
			),
			...(p === 1
				? []
				: [
						sentence(
							say`In ${symbol('t')} ${time}s, there are ${perPeriod(p)} periods of ${timeSpan(p, time)}, so the initial value is multiplied by ${factor} that many times.`,
						),
					]),
			line(equation(f, right), 'multiply the initial value by the power of the factor'),
		],
		hints: [
			say`By what factor is the value multiplied ${every(p, time)}? How many times does this happen in ${symbol('t')} ${time}s?`,
		],
	};
}

/** Money does not wait for years: no account grows by 4% every 12 years. */
const inShortTimes = (setting: ExponentialSetting): ExponentialSetting =>
	setting.unit === 'dollars' ? { ...setting, time: 'month' } : setting;

export function interpret(draw: Draw): Draft | undefined {
	const setting = inShortTimes(exponentialSetting(draw.inTurn('ctx')));
	const { noun, grows, time } = setting;
	const start = setting.start(draw.int('a'));
	const [r, p] = [plausiblePercent(draw.int('r'), setting), draw.int('p')];
	const factor = factorShown(r, grows);
	const rule = equation(f, model(start, factor, perPeriod(p)));
	const ask = draw.inTurn('ask');
	if (r === 50) return undefined;
	const [asked, right, ...wrong] = meaning(ask, setting, start, r, p);
	const measured = inUnits(setting);
	const [one, two, three] = wrong;
	if (!one || !two || !three) return undefined;
	return {
		prompt: say`${noun}${measured && `${measured},`} after ${symbol('t')} ${time}s is given by ${rule}. What does the number ${asked} mean in this situation?`,
		answer: multipleChoice(right, one, two, three),
		steps: [
			line(rule),
			...(ask === 'meaning of initial value'
				? [
						line(
							equation(call('f', 0), exactDecimal(exactOf(start))),
							'substitute 0 for t; a power with exponent 0 equals 1',
						),
					]
				: [
						sentence(
							say`After ${timeSpan(p, time)}, the exponent is 1, so the value has been multiplied by ${factor}.`,
						),
						line(
							equation(grows ? difference(factor, 1) : difference(1, factor), rateOf(r)),
							`a factor of ${factorOf(r, grows).toString()} means ${grows ? 'an increase' : 'a decrease'} of ${r}%`,
						),
					]),
			sentence(right),
		],
		hints: [
			ask === 'meaning of initial value'
				? say`For which value of ${symbol('t')} is the power equal to 1? What is the value of the function there?`
				: say`What is the exponent when ${equation('t', p)}? By what factor has the value changed by then?`,
		],
	};
}

function meaning(ask: string, setting: ExponentialSetting, start: number, r: number, p: number) {
	const { grows, short, time } = setting;
	const subject = short.replace('the', 'The');
	const moves = (by: Expression, when: Prose): Prose =>
		say`${subject} ${verb(grows)} by ${by} ${when}.`;
	const often = every(p, time);
	const right = moves(percentOf(r), often);
	const eachTime = (by: Expression): Prose =>
		say`${subject} ${verb(grows)} ${num(p)} times each ${time}, by ${by} each time.`;
	const whole = percent(exactDecimal(factorOf(r, grows).mul(100)));
	const amount = exactDecimal(exactOf(start));
	if (ask === 'meaning of initial value')
		return [
			amount,
			say`${subject} is ${setting.shown(start)} at the start.`,
			distractor(
				say`${subject} is ${setting.shown(start)} after ${timeSpan(p, time)}.`,
				'used the initial value as the value at the end of the first period',
			),
			distractor(
				say`${subject} ${verb(grows)} by ${setting.shown(start)} ${often}.`,
				'used the initial value as the change',
			),
			distractor(
				say`${subject} ${verb(grows)} by ${setting.shown(start)} each ${time}.`,
				'used the initial value as the change and ignored the denominator of the exponent',
			),
		] as const;
	if (ask === 'meaning of base')
		return [
			factorShown(r, grows),
			right,
			distractor(moves(whole, often), 'used the base itself as the percent'),
			distractor(moves(percentOf(r), say`each ${time}`), 'ignored the denominator of the exponent'),
			distractor(eachTime(percentOf(r)), TIMES_PERIOD),
		] as const;
	return [
		num(p),
		say`It takes ${timeSpan(p, time)} for ${short} to ${grows ? 'grow' : 'decrease'} by ${percentOf(r)}.`,
		distractor(eachTime(percentOf(r)), TIMES_PERIOD),
		distractor(
			moves(percent(num(p)), say`each ${time}`),
			'used the denominator of the exponent as the percent',
		),
		distractor(
			say`It takes ${timeSpan(p, time)} for ${short} to ${grows ? 'grow' : 'decrease'} by ${whole}.`,
			'used the base itself as the percent',
		),
	] as const;
}

// The parts of a model a(1 ± r)^t: initial value, percent rate, factor, growth or decay.

type Model = {
	a: number;
	r: number;
	grows: boolean;
	factor: Expression;
	time: string;
	/** "the number of bacteria" */
	short: string;
	unit: string;
	/** ", in grams" for a unit of measurement. */
	measured: string;
};
type Part = { asks: Prose; answer: DraftAnswer; steps: Line[]; hint: Prose };

export function identify(draw: Draw): Draft | undefined {
	const grows = draw.choice('sign') === 'growth';
	const setting = exponentialSetting(draw.random.pick(GROWTH_OR_DECAY[grows ? 'growth' : 'decay']));
	const { noun, short, time, unit = '' } = setting;
	const [a, r] = [draw.int('a'), draw.int('r')];
	const factor = factorShown(r, grows);
	const rule = equation(call('f', 't'), product(num(a), basePower(factor, 't')));
	const ask = draw.inTurn('ask');
	if (r === 50) return undefined;
	const measured = inUnits(setting);
	const made = PARTS[ask]?.({ a, r, grows, factor, time, short, unit, measured });
	if (!made) throw new RangeError(`No part "${ask}" of a model.`);
	return {
		prompt: say`${noun}${measured && `${measured},`} after ${{ kind: 'symbol', name: 't' }} ${time}s is given by ${rule}. ${made.asks}`,
		answer: made.answer,
		steps: [line(rule), ...made.steps],
		hints: [made.hint],
	};
}

const initial = ({ a, r, grows, factor, unit, measured }: Model): Part => ({
	asks: say`What is the initial value${measured}?`,
	answer: withMisconceptions(
		measured ? withUnit(rational(a), unit) : rational(a),
		[rational(factorOf(r, grows).mul(a)), 'gave the value at t = 1'],
		[rational(factorOf(r, grows)), 'gave the base instead of the initial value'],
	),
	steps: [
		line(equation(call('f', 0), product(num(a), basePower(factor, 0))), 'substitute 0 for t'),
		line(equation(call('f', 0), a), 'a power with exponent 0 equals 1'),
		sentence(say`The initial value is ${a}${unit && ` ${unit}`}.`),
	],
	hint: say`What is the value of ${symbol('t')} at the start? What does the model give for it?`,
});

/** From the base of the power to the percent. */
const rateLines = (r: number, grows: boolean): Line[] => [
	grows
		? line(
				equation(difference(factorShown(r, grows), 1), rateOf(r)),
				'the base is 1 plus the rate of growth, so subtract 1',
			)
		: line(
				equation(difference(1, factorShown(r, grows)), rateOf(r)),
				'the base is 1 minus the rate of decay, so subtract the base from 1',
			),
	line(equation(rateOf(r), percentOf(r)), 'write the decimal as a percent'),
];

const rate = ({ r, grows, time, short }: Model): Part => ({
	asks: say`By what percent does ${short} ${grows ? 'grow' : 'decrease'} each ${time}?`,
	answer: withUnit(
		withMisconceptions(
			rationalAs(new Fraction(String(r)), 'decimal', exactDecimal(exactOf(r))),
			[rational(factorOf(r, grows).mul(100)), 'wrote the base itself as a percent'],
			[rational(exactOf(r).div(100)), 'gave the rate as a decimal instead of a percent'],
		),
		'percent',
	),
	steps: [
		...rateLines(r, grows),
		sentence(
			say`${capital(short)} ${grows ? 'grows' : 'decreases'} by ${percentOf(r)} each ${time}.`,
		),
	],
	hint: say`Is the base of the power greater than or less than 1, and by how much?`,
});

const factorPart = ({ r, grows, factor, time, short }: Model): Part => ({
	asks: say`By what factor is ${short} multiplied each ${time}? Write your answer as a decimal.`,
	answer: withMisconceptions(
		rationalAs(factorOf(r, grows), 'decimal', factor),
		[rational(exactOf(r).div(100)), 'gave the rate instead of the factor'],
		[
			rational(factorOf(r, !grows)),
			grows
				? 'subtracted the rate from 1 instead of adding it'
				: 'added the rate to 1 instead of subtracting it',
		],
	),
	steps: [
		sentence(
			say`When ${symbol('t')} increases by 1, the exponent increases by 1, so there is one more factor of ${factor}.`,
		),
		sentence(say`${capital(short)} is multiplied by ${factor} each ${time}.`),
	],
	hint: say`How does the power change when ${symbol('t')} increases by 1?`,
});

/** Asked with the percent, so that there are four different options. */
const type = ({ r, grows, factor, time, short }: Model): Part => {
	const words = (up: boolean, by: Expression) =>
		say`${up ? 'growth' : 'decay'} of ${by} per ${time}`;
	const base = percent(exactDecimal(factorOf(r, grows).mul(100)));
	return {
		asks: say`Does the model show growth or decay, and by what percent does ${short} change each ${time}?`,
		answer: multipleChoice(
			words(grows, percentOf(r)),
			distractor(words(!grows, percentOf(r)), 'reversed growth and decay'),
			distractor(words(grows, base), 'used the base itself as the percent'),
			distractor(words(!grows, base), 'used the base as the percent and reversed growth and decay'),
		),
		steps: [
			sentence(
				say`Since the base ${factor} is ${grows ? 'greater' : 'less'} than 1, the values ${grows ? 'increase' : 'decrease'}.`,
			),
			...rateLines(r, grows),
			sentence(say`The model shows ${words(grows, percentOf(r))}.`),
		],
		hint: say`Is the base of the power greater than or less than 1, and by how much?`,
	};
};

const PARTS: Readonly<Record<string, (model: Model) => Part>> = {
	'initial value': initial,
	a: initial,
	'percent rate': rate,
	r: rate,
	factor: factorPart,
	'growth or decay': type,
	type,
};
