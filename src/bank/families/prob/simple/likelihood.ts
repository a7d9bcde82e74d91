/**
 * Things of several kinds from which one is taken at random, and how likely an event is, from impossible to certain.
 */
import Fraction from 'fraction.js';
import { equation, type Number, quotient, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { totalOf } from '../../../steps/amounts.ts';
import { inventory } from '../../../steps/counting.ts';

// Things of several kinds from which one is taken at random.

export type Bag = {
	kinds: readonly [string, string, string];
	/** One of the things: "marble". */
	thing: string;
	/** "drawn", "landed on". */
	tell(inventory: Prose): Prose;
	/** Begin an outcome: "the marble is red", "the spinner does not land on red". */
	is: string;
	isNot: string;
	/** The largest sensible number of things. */
	most: number;
};

export const BAG: Bag = {
	kinds: ['red', 'blue', 'green'],
	thing: 'marble',
	tell: (all) => say`A bag contains ${all} marbles. One marble is drawn at random.`,
	is: 'the marble is',
	isNot: 'the marble is not',
	most: 40,
};

export const SPINNER: Bag = {
	kinds: ['red', 'blue', 'yellow'],
	thing: 'section',
	tell: (all) => say`A spinner has sections of equal size: ${all}. The spinner is spun once.`,
	is: 'the spinner lands on',
	isNot: 'the spinner does not land on',
	most: 16,
};

export const CARDS: Bag = {
	kinds: ['white', 'gray', 'black'],
	thing: 'card',
	tell: (all) => say`A box holds ${all} cards. One card is picked at random.`,
	is: 'the card is',
	isNot: 'the card is not',
	most: 40,
};

// How likely an event is, in words from impossible to certain.

type Word = 'impossible' | 'unlikely' | 'as likely as not' | 'likely' | 'certain';

type Case = {
	outcome: string;
	/** How many red, blue, and green marbles: a few of one kind, many of another. */
	counts(few: number, many: number): readonly number[];
	/** How many of these fit the outcome. */
	fits(counts: readonly number[]): number;
	/** The probability where it is the same for all counts. */
	simple?: Number;
	why: string;
	/** Wrong words, and why a student chooses them. */
	wrong: readonly (readonly [Word, string])[];
};

const HALVES = 'thought that any event is as likely to happen as not';

const CASES: Readonly<Record<Word, Case>> = {
	impossible: {
		outcome: 'green',
		counts: (few, many) => [many, few],
		fits: () => 0,
		simple: 0,
		why: 'no marble in the bag is green',
		wrong: [
			['unlikely', 'treated an impossible event as only unlikely'],
			['as likely as not', HALVES],
			['certain', 'confused an impossible event with a certain one'],
		],
	},
	unlikely: {
		outcome: 'blue',
		counts: (few, many) => [many, few],
		fits: ([, blue = 0]) => blue,
		why: 'the probability is greater than 0, but much less than one half',
		wrong: [
			['impossible', 'treated an unlikely event as impossible'],
			['as likely as not', HALVES],
			['likely', 'described the opposite event'],
		],
	},
	'as likely as not': {
		outcome: 'red',
		counts: (few, many) => [many, few, many - few],
		fits: ([red = 0]) => red,
		simple: new Fraction(1, 2),
		why: 'half of the marbles are red',
		wrong: [
			['unlikely', 'counted colours instead of marbles'],
			['likely', 'compared only with the next largest number of marbles'],
			['certain', 'treated the most likely colour as certain'],
		],
	},
	likely: {
		outcome: 'red',
		counts: (few, many) => [many, few],
		fits: ([red = 0]) => red,
		why: 'the probability is less than 1, but much greater than one half',
		wrong: [
			['unlikely', 'described the opposite event'],
			['as likely as not', HALVES],
			['certain', 'treated a likely event as certain'],
		],
	},
	certain: {
		outcome: 'red or blue',
		counts: (few, many) => [many, few],
		fits: ([red = 0, blue = 0]) => red + blue,
		simple: 1,
		why: 'every marble in the bag is red or blue',
		wrong: [
			['likely', 'treated a certain event as only likely'],
			['as likely as not', HALVES],
			['impossible', 'thought that one marble would have to be both colours'],
		],
	},
};

const isWord = (name: string): name is Word => name in CASES;

export function likelihood(draw: Draw): Draft | undefined {
	const word = draw.inTurn('word');
	const [few, many] = [draw.int('few'), draw.int('many')];
	if (!isWord(word) || 3 * few > many || many === 2 * few) return undefined;
	const { outcome, why, wrong, simple, ...of } = CASES[word];
	const counts = of.counts(few, many);
	const total = totalOf(counts);
	const share = quotient(of.fits(counts), total);
	return {
		prompt: say`${BAG.tell(inventory(counts.map((count, at) => [count, BAG.kinds[at] ?? ''] as const)))} How likely is it that the marble is ${outcome}?`,
		answer: multipleChoice(
			say`${word}`,
			...wrong.map(([other, mistake]) => distractor(say`${other}`, mistake)),
		),
		steps: [
			line(equation(sum(...counts), total), 'add to find the number of marbles'),
			sentence(
				say`The probability that the marble is ${outcome} is ${simple === undefined ? share : equation(share, simple)}.`,
				`divide the number of ${outcome} marbles by the total number of marbles`,
			),
			sentence(
				word === 'impossible'
					? say`It is impossible for the marble to be ${outcome}.`
					: say`It is ${word} that the marble is ${outcome}.`,
				why,
			),
		],
		hints: [
			say`How many of the marbles are ${outcome}? Is that none, a few, half, most, or all of the marbles?`,
		],
	};
}
