/** Part of eq.number-story: the numbers of things of two kinds, from their total. */
import Fraction from 'fraction.js';
import { product, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { bracket } from '../../../steps/solve-equation.ts';
import type { StoryEquation } from '../../../steps/story-question.ts';

/** `undefined`: no whole or no sensible answer. */
export type Tell = (
	k: number,
	c: number,
	total: number,
	random: Random,
) => StoryEquation | undefined;

export const X = symbol('x');

export const timesWord = (k: number): string => (k === 2 ? 'twice' : `${k} times`);

const PAIRS = [
	{
		few: 'muffins',
		many: 'cookies',
		where: 'A bakery sold',
		verb: 'was',
		asks: 'were sold',
		because: (total: number) => `${total} items were sold in all`,
		concludes: (answer: Prose) => say`The bakery sold ${answer}.`,
	},
	{
		few: 'pear trees',
		many: 'apple trees',
		where: 'An orchard has',
		verb: 'is',
		asks: 'does the orchard have',
		because: (total: number) => `there are ${total} trees in all`,
		concludes: (answer: Prose) => say`The orchard has ${answer}.`,
	},
	{
		few: 'adults',
		many: 'students',
		where: 'A concert was attended by',
		verb: 'was',
		asks: 'attended the concert',
		because: (total: number) => `${total} people attended the concert in all`,
		concludes: (answer: Prose) => say`The concert was attended by ${answer}.`,
	},
	{
		few: 'vans',
		many: 'cars',
		where: 'In a parking lot, there are',
		verb: 'is',
		asks: 'are in the parking lot',
		because: (total: number) => `there are ${total} vehicles in all`,
		concludes: (answer: Prose) => say`There are ${answer} in the parking lot.`,
	},
] as const;

/** `total` things of two kinds, one kind `c` more or fewer than `k` times the other. */
export const TWO_QUANTITIES: Tell = (k, c, total, random) => {
	const fewer = random.int(0, 1) === 1;
	const x = (total + (fewer ? c : -c)) / (k + 1);
	if (!Number.isInteger(x) || x < 5 || c < 2 || k * x <= 2 * c) return undefined;
	const { few, many, where, verb, asks, because, concludes } = random.pick(PAIRS);
	const signedC = fewer ? -c : c;
	return {
		text: say`${where} a total of ${total} ${few} and ${many}. The number of ${many} ${verb} ${c} ${fewer ? 'less' : 'more'} than ${timesWord(k)} the number of ${few}. How many ${few} ${asks}?`,
		names: [
			say`Let ${X} be the number of ${few}. The number of ${many} is ${sum(product(k, X), signedC)}.`,
		],
		left: [term(1, 'x'), bracket(1, term(k, 'x'), term(signedC))],
		right: [term(total)],
		because: because(total),
		unit: few,
		most: total - x,
		concludes,
		wrong: [[new Fraction(total - x), `gave the number of ${many}`]],
		hints: [say`If ${X} is the number of ${few}, how can you write the number of ${many}?`],
	};
};
