/** Questions about a quantity that changes at a constant rate, and their steps. */
import {
	equation,
	type Expression,
	num,
	product,
	sum,
	symbol,
	times,
} from '../../math/expression.ts';
import { slopeIntercept } from '../../math/lines.ts';
import { type Prose, say } from '../../math/prose.ts';
import { capital } from '../../math/things-in-words.ts';
import {
	type Draft,
	type DraftAnswer,
	expression,
	integer,
	type Line,
	line,
	sentence,
	takeAway,
	withFigure,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../family.ts';
import { eachMoreOf, eachOf, inputOf, type LinearSetting } from '../contexts/linear-setting.ts';
import type { LinearRule, LinearStory } from '../contexts/linear-settings.ts';
import { slopeLines } from './slope.ts';

export const valueOf = (value: number, { unit }: LinearSetting): DraftAnswer =>
	withUnit(integer(value), unit);

/** mx + b with the setting's letter. */
export const rule = ({ setting, rate, start }: LinearRule): Expression =>
	slopeIntercept(rate, start, setting.input);

/** C = 3g + 10 */
export const ruleEquation = (story: LinearRule): Expression =>
	equation(story.setting.output, rule(story));

/** "the monthly cost, in dollars, for g gigabytes of data" */
export const asked = (setting: LinearSetting, x: Expression | number): Prose =>
	say`${setting.quantity}, in ${setting.unit}, ${setting.at(x)}`;

/** The story with its start and rate; asks for the value at `x`. */
export function predict(story: LinearStory, x: number): Draft {
	const { setting, rate, start } = story;
	const answer = valueOf(story.value(x), setting);
	return {
		prompt: say`${setting.tell(start, Math.abs(rate))} What is ${asked(setting, num(x))}?`,
		answer: withMisconceptions(
			answer,
			withoutStart(story, x),
			...(rate < 0 ? [[integer(start - rate * x), DECREASE_ADDED] as const] : []),
			[integer((start + rate) * x), startMultiplied(setting)],
		),
		steps: [
			named(setting),
			line(ruleEquation(story), ruleReason(story)),
			...substitution(story, x),
			concluded(setting, x, answer),
		],
		hints: [
			startAndChange(setting),
			say`How can you write ${setting.quantity} in terms of ${inputOf(setting)}?`,
		],
	};
}

const startAndChange = (setting: LinearSetting): Prose =>
	say`What is ${setting.begin}, and by how much does ${setting.quantity} change ${eachMoreOf(setting)}?`;

const startMultiplied = (setting: LinearSetting): string =>
	`multiplied ${setting.begin} by ${inputOf(setting)} as well`;

const DECREASE_ADDED = 'added the decrease instead of subtracting it';

/** A price, a height or a pay below 0 is not an answer that anyone gives. */
export const canBe = ({ setting }: LinearStory, value: number): boolean =>
	value > (setting.least ?? 0);

/** The change alone; nobody takes a decrease for a height below 0. */
export const withoutStart = (story: LinearStory, x: number): WrongAnswer => [
	integer(canBe(story, story.rate * x) ? story.rate * x : Math.abs(story.rate * x)),
	canBe(story, story.rate * x)
		? `left out ${story.setting.begin}`
		: `gave only the decrease in ${story.setting.quantity}`,
];

/** "Let t be the number of hours and h the height of the candle, in millimeters." */
export function named({
	input,
	output,
	many,
	since,
	measured,
	quantity,
	unit,
}: LinearSetting): Line {
	const counted = `the number of ${since ? `${many} ${since}` : many}`;
	const first = measured === undefined ? counted : `${measured}, in ${many},`;
	return sentence(
		say`Let ${symbol(input)} be ${first} and ${symbol(output)} ${quantity}, in ${unit}.`,
	);
}

/** "The height of the candle after 3 hours is 120 millimeters." */
export const concluded = ({ quantity, at }: LinearSetting, x: number, answer: DraftAnswer): Line =>
	sentence(say`${capital(quantity)} ${at(x)} is ${answer.body}.`);

/** "the height $h$ of the candle, in millimeters, after $t$ hours", "the amount of money $S$, in dollars, saved after …" */
export function lettered({ quantity, input, output, unit, at }: LinearSetting): Prose {
	const [, head = quantity, tail = ''] =
		/^(.*?)( (?:of(?! money)|left|from|that|saved)\b.*)?$/.exec(quantity) ?? [];
	const [before, after] = /^ (?:that|saved)/.test(tail) ? ['', tail] : [tail, ''];
	return say`${head} ${symbol(output)}${before}, in ${unit},${after} ${at(symbol(input))}`;
}

/** From the formula to its value at x. */
export function substitution({ setting, rate, start, value }: LinearStory, x: number): Line[] {
	const put = sum(times(rate, num(x)), start);
	return [
		line(equation(setting.output, put), `substitute ${x} for ${setting.input}`),
		line(equation(setting.output, sum(rate * x, start)), 'multiply first'),
		line(equation(setting.output, value(x)), 'add'),
	];
}

/** "start with 200 and subtract 8 each hour" */
export const ruleReason = ({ setting, rate, start }: LinearRule): string =>
	`start with ${start} and ${rate < 0 ? 'subtract' : 'add'} ${Math.abs(rate)} ${eachOf(setting)}`;

/** The story with its start and rate; asks for the expression. */
export function describe(story: LinearStory): Draft {
	const { setting, rate, start } = story;
	const letter = symbol(setting.input);
	const answer = rule(story);
	return {
		prompt: say`${setting.tell(start, Math.abs(rate))} Write an expression for ${asked(setting, letter)}.`,
		answer: withMisconceptions(
			expression(answer),
			[expression(slopeIntercept(start, rate, setting.input)), startAndChangeSwitched(setting)],
			rate < 0
				? [expression(slopeIntercept(-rate, start, setting.input)), DECREASE_ADDED]
				: [expression(slopeIntercept(start + rate, 0, setting.input)), startMultiplied(setting)],
			[expression(slopeIntercept(rate, 0, setting.input)), `left out ${setting.begin}`],
		),
		steps: [
			line(product(rate, setting.input), `the rate of change times ${inputOf(setting)}`),
			line(answer, `add ${setting.begin}`),
		],
		hints: [startAndChange(setting)],
	};
}

/** The slope between two readings: "the rate of change from 2 to 4 weeks: the change in …". */
export const changeReason = (setting: LinearSetting, x1: number, x2: number): string =>
	`the rate of change from ${x1} to ${x2} ${setting.many}: the change in ${setting.quantity} over the change in ${inputOf(setting)}`;

export const startAndChangeSwitched = (setting: LinearSetting): string =>
	`switched ${setting.begin} and the rate of change`;

export const readingsReversed = ({ compared: [outputs, inputs] }: LinearSetting): string =>
	`subtracted the ${outputs} and the ${inputs} in opposite orders`;

/** The rate first, and then what the quantity is at the start. */
export const readingsHints = (setting: LinearSetting): Prose[] => [
	say`By how much does ${setting.quantity} change ${eachMoreOf(setting)}?`,
	say`How can you use this rate and one of the given values to find ${setting.begin}?`,
];

/** Two readings of a story and the steps from them to the formula. Unless the relationship is called linear, a constant rate shows it. */
export function fromReadings(
	story: LinearStory,
	x1: number,
	x2: number,
	{ isCalledLinear = !story.setting.constant } = {},
) {
	const { setting, rate, value } = story;
	const [y1, y2] = [value(x1), value(x2)];
	const change = rate * x1;
	const lines: Line[] = [
		line(
			equation(setting.output, sum(product('m', setting.input), 'b')),
			`${isCalledLinear ? '' : 'the rate is constant, so '}the relationship is linear, with rate of change m and ${setting.begin.replace('the ', '')} b`,
		),
		...slopeLines([x1, y1], [x2, y2], 'm', changeReason(setting, x1, x2)),
		...(x1 === 0
			? [line(equation('b', y1), `${setting.quantity} for 0 ${setting.many} is ${setting.begin}`)]
			: [
					line(
						equation(y1, sum(times(rate, num(x1)), 'b')),
						`substitute ${rate} for m, ${x1} for ${setting.input}, and ${y1} for ${setting.output}`,
					),
					line(equation(y1, sum(change, 'b')), 'multiply'),
					line(equation('b', y1 - change), takeAway(change)),
				]),
		withFigure(line(ruleEquation(story), 'substitute the values of m and b'), {
			kind: 'sketch',
			curves: [(x) => (x < 0 ? Number.NaN : value(x))],
			breaks: [0],
			points: [
				[x1, y1],
				[x2, y2],
			],
			around: [[0, story.start]],
			names: [setting.input, setting.output],
		}),
	];
	return { stated: twoReadings(story, x1, x2), lines };
}

/** What is known of a story from two inputs; a constant rate need not be called linear. */
export const twoReadings = ({ setting, value }: LinearStory, x1: number, x2: number): Prose =>
	say`${setting.reads(x1, value(x1))} ${setting.later(x2, value(x2))}${setting.constant ? '' : ' The relationship is linear.'}`;

/** "the height of a candle": a setting whose thing or person is mentioned for the first time. */
export const introduced = (setting: LinearSetting): LinearSetting => ({
	...setting,
	quantity:
		setting.introduced ?? setting.quantity.replace(/the (candle|plane|plant|phone|tank)$/, 'a $1'),
});
