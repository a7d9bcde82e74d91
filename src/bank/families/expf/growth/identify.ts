/** The parts of a model a(1 ± r)^t: initial value, percent rate, factor, growth or decay. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	product,
	symbol,
} from '../../../../math/expression.ts';
import { call, exactDecimal, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
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
} from '../../../family.ts';
import { capital } from '../../../contexts/names.ts';
import { basePower } from '../../../steps/exponential.ts';
import { exponentialSetting, GROWTH_OR_DECAY, inUnits } from './exponential-settings.ts';
import { exactOf, factorOf, factorShown, percentOf, rateOf } from './back.ts';

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
