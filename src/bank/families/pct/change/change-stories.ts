/** Quantities that rise and fall from one year to the next. */
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type ChangeStory = {
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

export const CHANGE_STORIES: readonly ChangeStory[] = [
	...GROUPS.map(groupStory),
	...PRICES.map(priceStory),
];
