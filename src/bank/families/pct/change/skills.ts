/** pct.change: percent increase and decrease. */
import Fraction from 'fraction.js';
import { continued, difference, equation, quotient, symbol } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	amount,
	dollarsAnswer,
	ends,
	exactAnswer,
	percentAnswer,
	percentOf,
} from '../../../steps/amounts.ts';
import { changed, newAmountLines, originalLines, rateLines } from '../../../steps/percent-lines.ts';
import { twoNames } from '../../../contexts/names.ts';
import { successiveSkills } from './successive.ts';
import { wrongEnds, wrongOriginals, wrongRates } from './wrong-changes.ts';

// The part about percent error: a measured or estimated value against the actual one.

type Tell = (found: number, actual: number, random: Random, country: Draw['country']) => Prose;

const TELLS: readonly Tell[] = [
	(found, actual, random) => {
		const [name] = twoNames(random);
		const thing = random.pick(['a shelf', 'a rug', 'a window', 'a table', 'a banner']);
		return say`${name} estimates that the length of ${thing} is ${found} centimetres. The actual length is ${actual} centimetres.`;
	},
	(found, actual, random) => {
		const thing = random.pick([
			'a bag of rice',
			'a bag of coffee',
			'a box of tea',
			'a bag of nails',
		]);
		return say`A kitchen scale shows ${found} grams for ${thing}. The actual mass is ${actual} grams.`;
	},
	(found, actual, random) => {
		const [name] = twoNames(random);
		const things = random.pick(['marbles', 'beads', 'buttons', 'coins']);
		return say`${name} guesses that a jar holds ${found} ${things}. The actual number is ${actual}.`;
	},
	(found, actual, random) => {
		const event = random.pick(['a school concert', 'a chess tournament', 'a book fair']);
		return say`The planners of ${event} expected ${found} visitors. The actual number of visitors was ${actual}.`;
	},
	(found, actual, _, country) => {
		const unit = country === 'CA' ? 'kilometres' : 'miles';
		return say`A phone app gives the length of a bike trail as ${found} ${unit}. The actual length is ${actual} ${unit}.`;
	},
];

const errorSkills: Skills = {
	'Find the percent error'(draw) {
		const [actual, e] = [draw.int('a'), draw.int('e')];
		const found = actual + e;
		const size = Math.abs(e);
		const rate = new Fraction(100 * size, actual);
		if (!ends(rate, 1) || rate.gt(25) || size < 2 || actual === 100) return undefined;
		const answer = withMisconceptions(
			percentAnswer(rate),
			[
				rational(new Fraction(100 * size, found)),
				`divided the error by ${found} instead of by the actual value`,
			],
			[rational(size), 'gave the error itself'],
			[
				rational(rate.div(100)),
				'left the result as a fraction or decimal instead of changing it to a percent',
			],
		);
		const gap = e > 0 ? difference(found, actual) : difference(actual, found);
		return {
			prompt: say`${draw.random.pick(TELLS)(found, actual, draw.random, draw.country)} What is the percent error?`,
			answer,
			steps: [
				line(equation(gap, size), 'find the error, the difference between the two values'),
				line(quotient(size, actual), 'write the error over the actual value'),
				line(continued(amount(rate.div(100))), 'divide to get a decimal'),
				line(continued(percentOf(rate)), 'multiply by 100 to get a percent'),
				sentence(say`The percent error is ${answer.body}.`),
			],
			hints: [
				say`How far is ${found} from the actual value?`,
				say`What percent of the actual value is that error?`,
			],
		};
	},
};

type Ask = 'new' | 'original' | 'rate';

export const skills: Skills = {
	'Solve percent change and reverse percent problems'(draw) {
		const ask = draw.inTurn('ask');
		return stated(draw, ask === 'new' || ask === 'original' ? ask : 'rate', 'a');
	},
	'Find the percent change': (draw) => statedOrBare(draw, 'rate', 'a'),
	'Find the amount after a percent change': (draw) => statedOrBare(draw, 'new', 'a'),
	'Find the amount before a percent change': (draw) => statedOrBare(draw, 'original', 'o'),
	...errorSkills,
	...successiveSkills,
};

const statedOrBare = (draw: Draw, ask: Ask, from: string): Draft | undefined =>
	draw.random.int(0, 1) === 0 ? stated(draw, ask, from) : bare(ask, draw.int(from), draw.int('p'));

const HINTS: Record<Ask, Prose> = {
	new: say`What percent of the original amount is the new amount?`,
	original: say`The original amount is ${percentOf(100)}. What percent of it is the new amount?`,
	rate: say`By how much does the amount change? What percent of the original amount is that?`,
};

const EQUATION = say`Let ${symbol('n')} be the original amount. What equation relates ${symbol('n')} to the new amount?`;

function bare(ask: Ask, from: number, p: number): Draft | undefined {
	const to = changed(from, p);
	const way = p < 0 ? 'decrease' : 'increase';
	const size = percentOf(Math.abs(p));
	if (from === 100) return undefined;
	if (ask === 'rate')
		return {
			prompt: say`Find the percent ${way} from ${from} to ${amount(to)}.`,
			answer: withMisconceptions(percentAnswer(Math.abs(p)), ...wrongRates(from, p)),
			steps: rateLines(from, to),
			hints: [HINTS.rate],
		};
	if (ask === 'new')
		return {
			prompt: say`The number ${from} is ${way}d by ${size}. What is the new number?`,
			answer: withMisconceptions(exactAnswer(to), ...wrongEnds(from, p)),
			steps: [...newAmountLines(from, p), sentence(say`The new number is ${amount(to)}.`)],
			hints: [HINTS.new],
		};
	return {
		prompt: say`After ${p < 0 ? 'a decrease' : 'an increase'} of ${size}, a number is ${amount(to)}. What was the original number?`,
		answer: withMisconceptions(exactAnswer(from), ...wrongOriginals(to, p)),
		steps: [...originalLines(to, p), sentence(say`The original number was ${from}.`)],
		hints: [HINTS.original, EQUATION],
	};
}

function stated(draw: Draw, ask: Ask, name: string): Draft | undefined {
	const [from, p] = [draw.int(name), draw.int('p')];
	const to = changed(from, p);
	const end = to.valueOf();
	const fitting = CHANGE_STORIES.filter(
		({ low, high, divides }) =>
			[from, end].every((value) => value >= low && value <= high) && (divides || to.d === 1n),
	);
	if (from === 100 || fitting.length === 0) return undefined;
	const story = draw.random.pick(fitting);
	// Nothing loses most of its members or visitors in a year, and no price falls by half or jumps.
	if (p < -50) return undefined;
	if (story.isMoney && (p < -30 || p > 20)) return undefined;
	const grown = p < 0 ? 'fallen' : 'risen';
	const size = percentOf(Math.abs(p));
	const { quantity } = story;
	if (ask === 'rate')
		return {
			prompt: say`${story.was(from)} ${story.isNow(end)} By what percent has ${quantity} ${grown}?`,
			answer: withMisconceptions(percentAnswer(Math.abs(p)), ...wrongRates(from, p)),
			steps: rateLines(from, end),
			hints: [HINTS.rate],
		};
	if (ask === 'new') {
		const answer = withMisconceptions(valueOf(end, story), ...wrongEnds(from, p));
		return {
			prompt: say`${story.was(from)} Since then, ${quantity} has ${grown} by ${size}. ${story.askNow}`,
			answer,
			steps: [
				...newAmountLines(from, p),
				sentence(say`${capital(quantity)} this year is ${answer.body}.`),
			],
			hints: [HINTS.new],
		};
	}
	const answer = withMisconceptions(valueOf(from, story), ...wrongOriginals(to, p));
	return {
		prompt: say`In the past year, ${story.full} has ${grown} by ${size}. ${story.isNow(end, story.owner)} ${story.askBefore}`,
		answer,
		steps: [
			...originalLines(end, p),
			sentence(say`${capital(quantity)} last year was ${answer.body}.`),
		],
		hints: [HINTS.original, EQUATION],
	};
}

const valueOf = (value: number, { isMoney }: ChangeStory): DraftAnswer =>
	(isMoney ? dollarsAnswer : exactAnswer)(value);

// Quantities that rise and fall from one year to the next.

type ChangeStory = {
	/** Sensible values. */
	low: number;
	high: number;
	/** False where only whole numbers of things make sense. */
	divides: boolean;
	isMoney: boolean;
	/** In a question about a change that the sentence before has stated: "the number of members". */
	quantity: string;
	/** The same with its owner: "the number of members of a hiking club". */
	full: string;
	was(value: number): Prose;
	/** "This year, it has 34 members.", or with the owner named: "the hiking club". */
	isNow(value: number, who?: string): Prose;
	owner?: string;
	askNow: string;
	askBefore: string;
};

type Group = readonly [owner: string, things: string, low: number, high: number, where: string];

const GROUPS: readonly Group[] = [
	['hiking club', 'members', 20, 300, 'of'],
	['summer camp', 'campers', 40, 600, 'at'],
	['apple orchard', 'trees', 60, 800, 'in'],
	['toy library', 'puzzles', 60, 800, 'in'],
	['bus route', 'daily riders', 60, 800, 'on'],
	['flower market', 'stands', 20, 150, 'at'],
	['science fair', 'projects', 20, 300, 'at'],
];

const a = (noun: string) => `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`;

const groupStory = ([owner, things, low, high, where]: Group): ChangeStory => ({
	low,
	high,
	divides: false,
	isMoney: false,
	quantity: `the number of ${things}`,
	full: `the number of ${things} ${where} ${a(owner).replace('A', 'a')}`,
	was: (value) => say`${a(owner)} had ${value} ${things} last year.`,
	isNow: (value, who = 'it') => say`This year, ${who} has ${value} ${things}.`,
	owner: `the ${owner}`,
	askNow: `How many ${things} does it have this year?`,
	askBefore: `How many ${things} did it have last year?`,
});

const priceStory = ([thing, low, high]: readonly [string, number, number]): ChangeStory => ({
	low,
	high,
	divides: true,
	isMoney: true,
	quantity: 'the price',
	full: `the price of ${a(thing).replace('A', 'a')}`,
	was: (value) => say`The price of ${a(thing).replace('A', 'a')} was ${money(value)} last year.`,
	isNow: (value) => say`This year, the price is ${money(value)}.`,
	askNow: 'What is the price this year, in dollars?',
	askBefore: 'What was the price last year, in dollars?',
});

const PRICES = [
	['train ticket', 20, 200],
	['camping tent', 60, 600],
	['electric guitar', 100, 900],
	['laptop', 200, 900],
	['ski pass', 60, 600],
] as const;

const CHANGE_STORIES: readonly ChangeStory[] = [
	...GROUPS.map(groupStory),
	...PRICES.map(priceStory),
];
