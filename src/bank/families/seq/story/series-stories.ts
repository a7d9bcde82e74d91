/** Quantities that grow by the same amount from row to row or from week to week. */
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';

type SeriesNumbers = { first: number; step: number; n: number };

type SeriesStory = {
	/** Numbers that are plausible in the setting; `undefined` if there are none. */
	fit: (drawn: SeriesNumbers) => SeriesNumbers | undefined;
	tells: (numbers: SeriesNumbers, name: string) => Prose;
	asksTerm: (n: number, name: string) => Prose;
	asksTotal: (n: number, name: string) => Prose;
	unit: string;
	/** What is numbered: "row", "week". */
	one: string;
	/** What one number is, before its place, and what all of them are together. */
	names: readonly [term: string, total: string];
};

const more = (n: number, noun: string): Prose => say`${n} more ${noun}${n === 1 ? '' : 's'}`;

const SERIES_STORIES: Readonly<Record<string, SeriesStory>> = {
	rows: {
		fit: (drawn) => (drawn.step <= 4 ? drawn : undefined),
		tells: ({ first, step }) =>
			say`The first row of a theatre has ${first} seats, and each row after that has ${more(step, 'seat')} than the row in front of it.`,
		asksTerm: (n) => say`How many seats does row ${n} have?`,
		asksTotal: (n) => say`How many seats do the first ${n} rows have altogether?`,
		unit: 'seats',
		one: 'row',
		names: ['number of seats in row', 'total number of seats'],
	},
	'savings plan': {
		fit: (drawn) => (drawn.first + (drawn.n - 1) * drawn.step <= 200 ? drawn : undefined),
		tells: ({ first, step }, name) =>
			say`${name} saves ${money(first)} in the first week. Each week after that, ${name} saves ${money(step)} more than the week before.`,
		asksTerm: (n, name) => say`How many dollars does ${name} save in week ${n}?`,
		asksTotal: (n, name) =>
			say`How many dollars does ${name} save in the first ${n} weeks altogether?`,
		unit: 'dollars',
		one: 'week',
		names: ['amount saved in week', 'total amount saved'],
	},
	'stacked logs': {
		fit: ({ first, n }) => ({ first, step: 1, n: 6 + (n % 20) }),
		tells: ({ first, step }) =>
			say`In a stack of logs, the top row has ${first} logs, and each row after that has ${more(step, 'log')} than the row above it.`,
		asksTerm: (n) => say`How many logs are in row ${n}, counted from the top?`,
		asksTotal: (n) => say`How many logs are in a stack of ${n} rows?`,
		unit: 'logs',
		one: 'row',
		names: ['number of logs in row', 'total number of logs'],
	},
	'training runs': {
		fit({ first, step, n }) {
			const numbers = { first: 10 + (first % 30), step, n: 5 + (n % 8) };
			const longest = numbers.first + (numbers.n - 1) * step;
			return step <= 10 && longest <= 100 ? numbers : undefined;
		},
		tells: ({ first, step }, name) =>
			say`${name} runs for ${first} minutes on the first day of a training plan. Each day after that, ${name} runs ${many(step, 'minute')} longer than the day before.`,
		asksTerm: (n, name) => say`For how many minutes does ${name} run on day ${n}?`,
		asksTotal: (n, name) =>
			say`For how many minutes does ${name} run in the first ${n} days altogether?`,
		unit: 'minutes',
		one: 'day',
		names: ['running time on day', 'total running time'],
	},
	'yearly pay raise': {
		fit({ first, step, n }) {
			const numbers = { first: 30_000 + first * 500, step: step * 100, n: 5 + (n % 16) };
			return numbers.step >= numbers.first / 100 ? numbers : undefined;
		},
		tells: ({ first, step }) =>
			say`A job pays ${money(first)} in the first year, and the pay rises by ${money(step)} each year.`,
		asksTerm: (n) => say`How many dollars does the job pay in year ${n}?`,
		asksTotal: (n) => say`How many dollars does the job pay in the first ${n} years altogether?`,
		unit: 'dollars',
		one: 'year',
		names: ['pay in year', 'total pay'],
	},
	'tile pattern': {
		fit: (drawn) => drawn,
		tells: ({ first, step }) =>
			say`The first figure in a pattern has ${first} tiles, and each figure after that has ${more(step, 'tile')} than the one before it.`,
		asksTerm: (n) => say`How many tiles does figure ${n} have?`,
		asksTotal: (n) => say`How many tiles do the first ${n} figures have altogether?`,
		unit: 'tiles',
		one: 'figure',
		names: ['number of tiles in figure', 'total number of tiles'],
	},
};

/** "theatre rows" and "theater rows" are one story. */
export function seriesStory(name: string): SeriesStory {
	const found = SERIES_STORIES[name.endsWith(' rows') ? 'rows' : name];
	if (!found) throw new RangeError(`No series story "${name}".`);
	return found;
}
