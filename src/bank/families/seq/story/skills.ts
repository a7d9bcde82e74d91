/** seq.story: arithmetic and geometric sequences in settings. */
import {
	brackets,
	equation,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { many } from '../../../../math/things-in-words.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { dollarsAnswer } from '../../../steps/amounts.ts';
import { arithmeticWith, formulas, sequenceLetters } from '../../../steps/sequence.ts';
import { geometricStory } from './geometric.ts';

export const skills: Skills = {
	'Solve problems with arithmetic series': (draw) => arithmeticStory(draw, true),
	'Solve problems with geometric series': geometricStory,
	'Solve arithmetic sequence problems': (draw) => arithmeticStory(draw, false),
	'Solve seating, stacking, and savings problems': (draw) =>
		arithmeticStory(draw, draw.random.int(0, 2) > 0),
};

/** The name says what is counted. */
const COUNTED = /number of/;

/** What the terms are together, where they are not counted. */
const ALL_TERMS: Readonly<Record<string, string>> = { dollars: 'amounts', minutes: 'times' };

function arithmeticStory(draw: Draw, isTotal: boolean): Draft | undefined {
	const story = seriesStory(draw.inTurn('ctx'));
	const numbers = story.fit({ first: draw.int('a1'), step: draw.int('d'), n: draw.int('n') });
	if (!numbers) return undefined;
	const { first, step, n } = numbers;
	// The nth term would be n times the first.
	if (first === n || first === step) return undefined;
	const [termName, totalName] = story.names;
	const name = draw.random.pick(FIRST_NAMES);
	const letters = sequenceLetters(draw.country);
	const { term, sum: total } = letters;
	const { arithmetic, pairedSum } = formulas(letters);
	const last = first + (n - 1) * step;
	const value = isTotal ? (n * (first + last)) / 2 : last;
	return {
		prompt: say`${story.tells(numbers, name)} ${isTotal ? story.asksTotal(n, name) : story.asksTerm(n, name)}`,
		answer: withMisconceptions(
			story.unit === 'dollars' ? dollarsAnswer(value) : withUnit(rational(value), story.unit),
			...(isTotal
				? ([
						[rational(n * (first + last)), 'left out the factor 1/2'],
						[rational(last), `gave the ${termName} ${n} instead of the total`],
						[rational(first * n), `multiplied the ${termName} 1 by ${n}`],
					] as WrongAnswer[])
				: ([
						[
							rational(last + step),
							`added the common difference ${n} times instead of ${n - 1} times`,
						],
						[rational(last - first), `left out the ${termName} 1`],
						[rational((n * (first + last)) / 2), `gave the total for all ${n} ${story.one}s`],
					] as WrongAnswer[])),
		),
		steps: [
			sentence(
				say`Let ${term('n')} be the ${termName} ${symbol('n')}${COUNTED.test(termName) ? '' : `, in ${story.unit}`}. These ${ALL_TERMS[story.unit] ?? 'numbers'} form an arithmetic sequence with ${equation(term(1), first)} and ${equation('d', step)}.`,
			),
			line(arithmetic, 'the formula for the nth term of an arithmetic sequence'),
			line(equation(term(n), arithmeticWith(first, n, step)), 'substitute the values'),
			line(
				equation(term(n), sum(first, product(n - 1, brackets(num(step))))),
				'subtract inside the brackets',
			),
			line(equation(term(n), sum(first, (n - 1) * step)), 'multiply'),
			line(equation(term(n), last), 'add'),
			...(isTotal
				? [
						line(pairedSum, 'the formula for the sum of an arithmetic series'),
						line(
							equation(total(n), product(quotient(n, 2), brackets(sum(first, last)))),
							'substitute the values',
						),
						line(
							equation(total(n), product(quotient(n, 2), brackets(num(first + last)))),
							'add inside the brackets',
						),
						line(equation(total(n), num(value)), 'multiply'),
					]
				: []),
			sentence(
				say`The ${isTotal ? totalName : say`${termName} ${n}`} is ${COUNTED.test(totalName) ? say`${value}` : story.unit === 'dollars' ? say`${money(value)}` : say`${value} ${story.unit}`}.`,
			),
		],
		hints: isTotal
			? [
					say`What is the ${termName} ${n}?`,
					say`Which formula for the sum uses the first and last terms?`,
				]
			: [
					say`How many times is ${story.unit === 'dollars' ? money(step) : num(step)} added to get from ${story.one} ${1} to ${story.one} ${n}?`,
				],
	};
}

// Quantities that grow by the same amount from row to row or from week to week.

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
function seriesStory(name: string): SeriesStory {
	const found = SERIES_STORIES[name.endsWith(' rows') ? 'rows' : name];
	if (!found) throw new RangeError(`No series story "${name}".`);
	return found;
}
