/** The parts of a model a(1 ± r)^t: initial value, percent rate, factor, growth or decay. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	product,
	relation,
} from '../../../../math/expression.ts';
import { call, exactDecimal, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type DraftAnswer,
	multipleChoice,
	rational,
	rationalAs,
	distractor,
	withUnit,
} from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { basePower } from '../../../steps/exponential.ts';
import { exponentialSetting } from './exponential-settings.ts';
import { exactOf, factorOf, percentOf } from './back.ts';

const CONTEXTS = {
	growth: ['bacteria', 'website visits'],
	decay: ['medicine in the blood', 'radioactive sample'],
} as const;

type Model = { a: number; r: number; grows: boolean; factor: Expression; time: string };
type Part = { asks: Prose; answer: DraftAnswer; steps: Line[]; hint: Prose };

export function identify(draw: Draw): Draft | undefined {
	const grows = draw.choice('sign') === 'growth';
	const setting = exponentialSetting(draw.random.pick(CONTEXTS[grows ? 'growth' : 'decay']));
	const { noun, time, unit = '' } = setting;
	const [a, r] = [draw.int('a'), draw.int('r')];
	const factor = exactDecimal(factorOf(r, grows));
	const rule = equation(call('f', 't'), product(num(a), basePower(factor, 't')));
	const ask = draw.inTurn('ask');
	if (r === 50) return undefined;
	const made = PARTS[ask]?.({ a, r, grows, factor, time });
	if (!made) throw new RangeError(`No part "${ask}" of a model.`);
	const inUnits = unit === 'milligrams' || unit === 'grams' ? ` in ${unit}` : '';
	return {
		prompt: say`${noun}${inUnits} after ${{ kind: 'symbol', name: 't' }} ${time}s is ${rule}. ${made.asks}`,
		answer: made.answer,
		steps: [line(rule), ...made.steps],
		hints: [made.hint],
	};
}

const initial = ({ a, factor }: Model): Part => ({
	asks: say`What is the initial value?`,
	answer: rational(a),
	steps: [
		line(equation(call('f', 0), product(num(a), basePower(factor, 0))), 'put 0 in place of t'),
		line(equation(call('f', 0), a), 'a power with the exponent 0 is 1'),
	],
	hint: say`Which value does the model give at the start, when the time is 0?`,
});

const rate = ({ r, grows, factor, time }: Model): Part => ({
	asks: say`By what percent does it ${grows ? 'grow' : 'fall'} every ${time}? Give the percent as a number only.`,
	answer: withUnit(
		rationalAs(new Fraction(String(r)), 'decimal', exactDecimal(exactOf(r))),
		'percent',
	),
	steps: [
		line(
			equation(
				grows ? difference(factor, 1) : difference(1, factor),
				exactDecimal(exactOf(r).div(100)),
			),
			grows ? 'how much the base is above 1' : 'how much the base is below 1',
		),
		line(equation(exactDecimal(exactOf(r).div(100)), percentOf(r)), 'write it as a percent'),
		sentence(say`The rate is ${exactDecimal(exactOf(r))} percent.`),
	],
	hint: say`Compare the base of the power with 1.`,
});

const factorPart = ({ r, grows, factor, time }: Model): Part => ({
	asks: say`By which number is it multiplied every ${time}? Write a decimal.`,
	answer: rationalAs(factorOf(r, grows), 'decimal', factor),
	steps: [
		sentence(say`When t goes up by 1, the exponent goes up by 1: one more factor ${factor}.`),
		sentence(say`It is multiplied by ${factor} every ${time}.`),
	],
	hint: say`What changes in the rule when t goes up by 1?`,
});

/** Asked with the percent, so that there are four different options. */
const type = ({ r, grows, factor, time }: Model): Part => {
	const words = (up: boolean, by: Expression) =>
		say`${up ? 'growth' : 'decay'} by ${by} every ${time}`;
	const base = percent(exactDecimal(factorOf(r, grows).mul(100)));
	return {
		asks: say`Does it show growth or decay, and by what percent?`,
		answer: multipleChoice(
			words(grows, percentOf(r)),
			distractor(words(!grows, percentOf(r)), 'mixed up growth and decay'),
			distractor(words(grows, base), 'took the base itself for the percent'),
			distractor(words(!grows, base), 'took the base for the percent and mixed up the direction'),
		),
		steps: [
			sentence(
				say`The base is ${relation(factor, grows ? '>' : '<', 1)}, so the values get ${grows ? 'larger' : 'smaller'}.`,
			),
			line(
				equation(
					grows ? difference(factor, 1) : difference(1, factor),
					exactDecimal(exactOf(r).div(100)),
				),
				grows ? 'how much the base is above 1' : 'how much the base is below 1',
			),
			sentence(say`It is ${words(grows, percentOf(r))}.`),
		],
		hint: say`Compare the base of the power with 1.`,
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
