/** Stories of two ingredients: x of the first and the rest of the second make a known amount together. */
import { type Expression, product, sum, times } from '../../../../math/expression.ts';
import { exactDecimal, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import Fraction from 'fraction.js';
import { twoNames } from '../../../contexts/signed-setting.ts';

/** `first` and `second` are percents or prices; `whole` is the amount of the mixture, `mean` its percent or price. */
export type Mix = { first: number; second: number; whole: number; mean: Fraction };

export type MixtureStory = {
	text: Prose;
	/** The whole mixture and its two parts: "liters of the 10% solution". */
	unknown: Prose;
	other: Prose;
	because: string;
	unit: string;
	hint: Prose;
};

/** "a 10%", "an 80%". */
const aPercent = (value: Fraction | number): Prose =>
	say`${/^(?:8|11$|18$)/.test(String(value.valueOf())) ? 'an' : 'a'} ${percent(value)}`;

const RATIO_HINT = (what: string): Prose =>
	say`Write the ${what} of each part with the letter. Together they make the ${what} of the whole.`;

export const chemistry = ({ first, second, whole, mean }: Mix, random: Random): MixtureStory => {
	const what = random.pick(['acid', 'salt', 'alcohol', 'sugar']);
	const [name] = twoNames(random);
	return {
		text: say`${name} mixes ${aPercent(first)} ${what} solution with ${aPercent(second)} ${what} solution to make ${whole} litres of ${aPercent(mean)} ${what} solution. How many litres of the ${percent(first)} solution are needed?`,
		unknown: say`litres of the ${percent(first)} solution`,
		other: say`litres of the ${percent(second)} solution`,
		because: `the ${what} of both parts makes the ${what} of the mixture`,
		unit: 'litres',
		hint: RATIO_HINT(`amount of ${what}`),
	};
};

export const investment = (
	{ first, second, whole }: Mix,
	random: Random,
	total: number,
): MixtureStory => {
	const [name] = twoNames(random);
	return {
		text: say`${name} invests a total of ${dollars(whole)} for one year, part at ${percent(first)} simple interest and the rest at ${percent(second)}. The interest for the year is ${dollars(total)} in all. How many dollars are invested at ${percent(first)}?`,
		unknown: say`dollars invested at ${percent(first)}`,
		other: say`dollars invested at ${percent(second)}`,
		because: 'the interest of both parts makes the whole interest',
		unit: 'dollars',
		hint: RATIO_HINT('interest'),
	};
};

const BLENDS = [
	['nuts', 'peanuts', 'cashews'],
	['coffee', 'house coffee', 'mountain coffee'],
	['tea', 'black tea', 'green tea'],
	['trail mix', 'raisins', 'almonds'],
] as const;

export const blend = (
	{ first, second, whole }: Mix,
	random: Random,
	total: number,
): MixtureStory => {
	const [result, cheap, dear] = random.pick(BLENDS);
	const [low, high] = first < second ? [cheap, dear] : [dear, cheap];
	return {
		text: say`A shop blends ${low} at ${dollars(first)} per pound with ${high} at ${dollars(second)} per pound to make ${whole} pounds of ${result === 'nuts' ? 'mixed nuts' : result} worth ${dollars(total)} in all. How many pounds of ${low} are used?`,
		unknown: say`pounds of ${low}`,
		other: say`pounds of ${high}`,
		because: 'the value of both parts makes the value of the blend',
		unit: 'pounds',
		hint: RATIO_HINT('value in dollars'),
	};
};

export const dollars = (value: number): string =>
	`$${String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;

/** 0.15x + 0.4(50 − x). */
export const percentLine = ({ first, second, whole }: Mix): Expression =>
	sum(
		product(exactDecimal(new Fraction(first, 100)), 'x'),
		product(exactDecimal(new Fraction(second, 100)), sum(whole, product(-1, 'x'))),
	);

export const percentOf = (mean: Fraction, whole: number): Expression =>
	times(exactDecimal(mean.div(100)), whole);
