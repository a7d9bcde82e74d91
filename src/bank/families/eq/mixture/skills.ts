/** eq.mixture: amounts or concentrations in a two-ingredient mix. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { exactDecimal, percent } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { type Draft, type Draw, drawnInts, line, sentence, type Skills } from '../../../family.ts';
import { bracket } from '../../../steps/solve-equation.ts';
import { twoNames } from '../../../contexts/names.ts';
import { storyQuestion } from '../../../steps/equation-question.ts';

// Stories of two ingredients: x of the first and the rest of the second make a known amount together.

/** `first` and `second` are percents or prices; `whole` is the amount of the mixture, `mean` its percent or price. */
type Mix = { first: number; second: number; whole: number; mean: Fraction };

type MixtureStory = {
	text: Prose;
	/** The whole mixture and its two parts: "liters of the 10% solution". */
	unknown: Prose;
	other: Prose;
	/** The amounts of the two parts: "of the 10% solution", "of the 40% solution". */
	amounts: readonly [string, string];
	/** What the two parts hold, are worth or earn, and how that is found. */
	each: (one: Expression, two: Expression) => Prose;
	eachBecause: string;
	because: string;
	unit: string;
	hint: Prose;
	/** The last line, from the answer with its unit. */
	concludes: (answer: Prose) => Prose;
};

/** "a 10%", "an 80%". */
const aPercent = (value: Fraction | number): Prose =>
	say`${/^(?:8|1[18](?:\.|$))/.test(String(value.valueOf())) ? 'an' : 'a'} ${percent(value)}`;

const RATIO_HINT = (what: string): Prose =>
	say`How can you write the ${what} in terms of ${symbol('x')}? What must the two add up to?`;

const chemistry = ({ first, second, whole, mean }: Mix, random: Random): MixtureStory => {
	const what = random.pick(['acid', 'antifreeze', 'alcohol', 'glycerin']);
	const [name] = twoNames(random);
	return {
		text: say`${name} mixes ${aPercent(first)} ${what} solution with ${aPercent(second)} ${what} solution to make ${whole} litres of ${aPercent(mean)} ${what} solution. How many litres of the ${percent(first)} solution are needed?`,
		unknown: say`litres of the ${percent(first)} solution`,
		other: say`litres of the ${percent(second)} solution`,
		amounts: [`of the ${first}% solution`, `of the ${second}% solution`],
		each: (one, two) =>
			say`The ${percent(first)} solution contains ${one} litres of ${what}, and the ${percent(second)} solution contains ${two} litres.`,
		eachBecause: `the amount of ${what} is the percent, as a decimal, times the amount of solution`,
		because: `the ${what} in the two solutions adds up to the ${what} in the mixture`,
		concludes: (answer) => say`${answer} of the ${percent(first)} solution are needed.`,
		unit: 'litres',
		hint: RATIO_HINT(`amount of ${what} in each solution`),
	};
};

const investment = ({ first, second, whole }: Mix, random: Random, total: number): MixtureStory => {
	const [name] = twoNames(random);
	return {
		text: say`${name} invests a total of ${dollars(whole)} for one year, part at ${percent(first)} simple interest and the rest at ${percent(second)}. The interest for the year is ${dollars(total)} in all. How much is invested at ${percent(first)}?`,
		unknown: say`dollars invested at ${percent(first)}`,
		other: say`dollars invested at ${percent(second)}`,
		amounts: [`invested at ${first}%`, `invested at ${second}%`],
		each: (one, two) =>
			say`The interest for the year, in dollars, is ${one} on the first part and ${two} on the second.`,
		eachBecause:
			'simple interest for one year is the rate, as a decimal, times the amount invested',
		because: 'the interest on the two parts adds up to the total interest',
		concludes: (answer) => say`${answer} is invested at ${percent(first)}.`,
		unit: 'dollars',
		hint: RATIO_HINT('interest on each part'),
	};
};

const BLENDS = [
	['nuts', 'peanuts', 'cashews'],
	['candy', 'jelly beans', 'chocolates'],
	['dried fruit', 'dried apples', 'dried mangoes'],
	['trail mix', 'raisins', 'almonds'],
] as const;

const blend = ({ first, second, whole }: Mix, random: Random, total: number): MixtureStory => {
	const [result, cheap, dear] = random.pick(BLENDS);
	const [low, high] = first < second ? [cheap, dear] : [dear, cheap];
	return {
		text: say`A shop blends ${low} at ${dollars(first)} per pound with ${high} at ${dollars(second)} per pound to make ${whole} pounds of ${result === 'nuts' ? 'mixed nuts' : result} worth ${dollars(total)} in all. How many pounds of ${low} are used?`,
		unknown: say`pounds of ${low}`,
		other: say`pounds of ${high}`,
		amounts: [`of ${low}`, `of ${high}`],
		each: (one, two) =>
			say`The value, in dollars, is ${one} for the ${low} and ${two} for the ${high}.`,
		eachBecause: 'the value is the price per pound times the number of pounds',
		because: 'the two values add up to the value of the blend',
		concludes: (answer) => say`${answer} of ${low} are used.`,
		unit: 'pounds',
		hint: RATIO_HINT(`value, in dollars, of the ${low} and the value of the ${high}`),
	};
};

export const dollars = (value: number): string =>
	`$${value < 10_000 ? value : String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;

/** 0.15x and 0.4(50 − x), or 3x and 10(30 − x) for prices. */
function partsOf(
	{ first, second, whole }: Mix,
	percents: boolean,
): [one: Expression, two: Expression] {
	const [one, two] = percents ? [first, second].map(asDecimal) : [first, second];
	return [product(one ?? 0, 'x'), product(two ?? 0, sum(whole, product(-1, 'x')))];
}

const asDecimal = (value: number): Expression => exactDecimal(new Fraction(value, 100));

/** 0.15x + 0.4(50 − x). */
const percentLine = (mix: Mix): Expression => sum(...partsOf(mix, true));

const percentOf = (mean: Fraction, whole: number): Expression =>
	times(exactDecimal(mean.div(100)), whole);

export const skills: Skills = {
	'Mix two solutions of different strengths'(draw) {
		const [first, second, mean, whole] = drawnInts(draw, 'c1', 'c2', 't', 'V');
		const x = (whole * (second - mean)) / (second - first);
		return Number.isInteger(x) ? mixed(draw, 'chem', { first, second, whole }, x) : undefined;
	},

	'Blend prices or invest at two rates'(draw) {
		const [first, second, total] = [draw.int('r1'), draw.int('r2'), draw.int('T')];
		const blends = draw.inTurn('ctx') === 'blend';
		const whole = blends ? total / 100 : total;
		const part = blends ? 1 : 100;
		const x = part * draw.random.int(2, whole / part - 2);
		return mixed(draw, blends ? 'blend' : 'invest', { first, second, whole }, x);
	},

	'Solve mixture and investment problems'(draw) {
		const [c1, c2, volume] = [draw.int('c1'), draw.int('c2'), draw.int('V')];
		const context = draw.inTurn('ctx');
		const x = draw.random.int(1, volume - 1);
		if (context === 'chem')
			return mixed(draw, context, { first: c1, second: c2, whole: volume }, x);
		// Rates and prices are smaller than concentrations.
		const [first, second] = [c1 / 5 + 1, c2 / 10 + 3].map(Math.floor);
		const scale = context === 'invest' ? 100 : 1;
		return mixed(
			draw,
			context,
			{ first: first ?? 0, second: second ?? 0, whole: volume * scale },
			x * scale,
		);
	},
};

function mixed(draw: Draw, context: string, of: Omit<Mix, 'mean'>, x: number): Draft | undefined {
	const { first, second, whole } = of;
	const rest = whole - x;
	const value = first * x + second * rest;
	const mix: Mix = { ...of, mean: new Fraction(value, whole) };
	const percents = context !== 'blend';
	if (first === second || x < 2 || rest < 2 || x === rest) return undefined;
	if (context === 'chem' ? mix.mean.d !== 1n : percents && value % 100 !== 0) return undefined;
	const story = tell(draw, context, mix, percents ? value / 100 : value);
	const total = exactDecimal(new Fraction(value, 100));
	const [asked, other] = story.amounts;
	return storyQuestion({
		text: story.text,
		names: [
			say`Let ${symbol('x')} be the number of ${story.unknown}. Then ${sum(whole, product(-1, 'x'))} is the number of ${story.other}.`,
			sentence(story.each(...partsOf(mix, percents)), story.eachBecause),
		],
		left: [term(first, 'x'), bracket(second, term(whole), term(-1, 'x'))],
		right: [term(value)],
		because: story.because,
		...(percents
			? {
					before: {
						written:
							context === 'chem'
								? [
										line(equation(percentLine(mix), percentOf(mix.mean, whole))),
										line(equation(percentLine(mix), total), 'multiply on the right side'),
									]
								: [line(equation(percentLine(mix), total))],
						next: 'multiply both sides by 100',
					},
				}
			: {}),
		unit: story.unit,
		concludes: story.concludes,
		wrong: [
			[new Fraction(rest), `gave the amount ${other} instead of the amount ${asked}`],
			[new Fraction(whole, 2), 'split the total into two equal parts'],
		],
		hints: [
			say`If ${symbol('x')} is the number of ${story.unknown}, what is the number of ${story.other}?`,
			story.hint,
		],
	});
}

function tell(draw: Draw, context: string, mix: Mix, total: number): MixtureStory {
	if (context === 'chem') return chemistry(mix, draw.random);
	return context === 'invest'
		? investment(mix, draw.random, total)
		: blend(mix, draw.random, total);
}
