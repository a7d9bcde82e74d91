/** The part of stat.center that finds a mean, a median or a mode. */
import { ordinal } from '../../../../math/speech-numbers.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import Fraction from 'fraction.js';
import { equation, quotient, sum, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { amount, ends, exactAnswer, listed, spelled, totalOf } from '../../../steps/amounts.ts';
import {
	countsOf,
	inOrder,
	inUnits,
	meanLines,
	meanOf,
	medianOf,
	middleLine,
	orderLine,
	type Unit,
	unitOf,
} from '../../../steps/statistics.ts';
import { drawData } from '../../../contexts/data-contexts.ts';

export const EXACT = 'Give the exact value as a whole number or a decimal.';

export const HINTS: Readonly<Record<string, string>> = {
	mean: 'What is the sum of the values? How many values are there?',
	median: 'What are the values in order? Which value or values are in the middle?',
	mode: 'Which value occurs most often?',
	range: 'What are the greatest value and the least value?',
};

const CENTERS = ['mean', 'median', 'mode'];

export function listQuestion(draw: Draw, ask: string): Draft | undefined {
	const { context, values } = drawData(draw.random, draw.random.int(5, 9));
	if (ask === 'mode') values.push(draw.random.pick(values));
	const answer = valueOf(values, ask);
	const isSorted = values.every((value, at) => value >= (values[at - 1] ?? 0));
	if (!answer || isSorted || values.length > 9) return undefined;
	const wrong = wrongCenters(values, ask);
	const others = CENTERS.filter((one) => one !== ask).map((one) => valueOf(values, one));
	if (wrong.some(([{ value }]) => value === rational(answer).value)) return undefined;
	if (others.some((other) => other?.equals(answer))) return undefined;
	return {
		prompt: say`${context.tell(values.length)}: ${listed(values)}. What is the ${ask} of the data?${ask === 'mode' ? '' : ` ${EXACT}`}`,
		answer: withMisconceptions(exactAnswer(answer), ...wrong),
		steps: stepsOf(values, ask, answer, context.unit),
		hints: [say`${HINTS[ask] ?? ''}`],
	};
}

function wrongCenters(values: readonly number[], ask: string): WrongAnswer[] {
	const total = rational(totalOf(values));
	const [mean, median] = [rational(meanOf(values)), rational(medianOf(values))];
	if (ask === 'mean')
		return [
			[median, 'found the median instead'],
			[total, 'gave the sum of the values'],
		];
	if (ask === 'median')
		return [
			[rational(unorderedMedian(values)), 'did not order the values first'],
			[mean, 'found the mean instead'],
		];
	const most = Math.max(...countsOf(values).values());
	return [
		[median, 'found the median instead'],
		[rational(most), 'gave how often the mode occurs'],
		[rational(Math.max(...values)), 'gave the greatest value'],
	];
}

/** Of the values in their given order. */
export const unorderedMedian = (values: readonly number[]): Fraction =>
	new Fraction(
		(values[Math.ceil(values.length / 2) - 1] ?? 0) + (values[Math.floor(values.length / 2)] ?? 0),
		2,
	);

/** `undefined` for a mean that does not end within two decimals, or for data without one mode. */
function valueOf(values: readonly number[], ask: string): Fraction | undefined {
	if (ask === 'median') return medianOf(values);
	const mean = meanOf(values);
	if (ask === 'mean') return ends(mean, 1) ? mean : undefined;
	const counts = [...countsOf(values)].toSorted(([, a], [, b]) => b - a);
	const [[mode, most] = [0, 0], [, second] = [0, 0]] = counts;
	return most > second ? new Fraction(mode) : undefined;
}

function stepsOf(values: readonly number[], ask: string, answer: Fraction, unit: Unit): Line[] {
	const last = sentence(say`The ${ask} is ${inUnits(answer, unit)}.`);
	if (ask === 'mean') return [...meanLines(values), last];
	const first = orderLine(values);
	if (ask === 'median') return [first, middleLine(inOrder(values), 'median', { unit })];
	const count = values.filter((value) => answer.equals(value)).length;
	return [
		first,
		sentence(say`The value ${amount(answer)} occurs ${count} times, more often than any other.`),
		last,
	];
}

/** `hasNone`: in so large a group, some have none. */
const TABLES: readonly {
	about: string;
	heading: string;
	hasNone?: true;
	unit: Unit;
	of: string;
}[] = [
	{
		about: 'how many goals a soccer team scored in each of its games',
		heading: 'Goals',
		unit: unitOf('goal'),
		of: 'games',
	},
	{
		about: 'how many pets each student in a class has',
		heading: 'Pets',
		hasNone: true,
		unit: unitOf('pet'),
		of: 'students',
	},
	{
		about: 'how many books each member of a club read in a month',
		heading: 'Books',
		unit: unitOf('book'),
		of: 'members',
	},
	{
		about: 'how many tickets each customer bought',
		heading: 'Tickets',
		unit: unitOf('ticket'),
		of: 'customers',
	},
	{
		about: 'how many siblings each player on a team has',
		heading: 'Siblings',
		hasNone: true,
		unit: unitOf('sibling'),
		of: 'players',
	},
];

/** What common mistakes give, some of them not worth an explanation of their own. */
function mistaken(
	scores: readonly number[],
	counts: readonly number[],
	values: readonly number[],
	ask: string,
): Fraction[] {
	if (ask === 'mean') return [meanOf(scores), medianOf(values)];
	const modes = scores.filter((_, at) => counts[at] === Math.max(...counts));
	return [
		medianOf(scores),
		medianOf(counts),
		unorderedMedian(counts),
		...modes.map((mode) => new Fraction(mode)),
	];
}

export function tableQuestion(draw: Draw, ask: string): Draft | undefined {
	const story = draw.random.pick(TABLES);
	const first = story.heading === 'Tickets' ? 1 : draw.random.int(0, 2);
	const scores = Array.from({ length: draw.random.int(4, 5) }, (_, at) => first + at);
	const counts = scores.map(() => draw.random.int(1, 8));
	const values = scores.flatMap((score, at) =>
		Array.from({ length: counts[at] ?? 0 }, () => score),
	);
	const answer = valueOf(values, ask);
	if (!answer || values.length < 10 || (story.hasNone && first > 0)) return undefined;
	if (mistaken(scores, counts, values, ask).some((value) => value.equals(answer))) return undefined;
	return {
		prompt: say`The frequency table shows ${story.about}. What is the ${ask} of the data? ${EXACT}`,
		answer: withMisconceptions(
			exactAnswer(answer),
			[rational(ask === 'mean' ? meanOf(scores) : medianOf(scores)), 'ignored the frequencies'],
			ask === 'mean'
				? [
						rational(new Fraction(totalOf(values), scores.length)),
						'divided by the number of different values',
					]
				: [rational(medianOf(counts)), 'found the median of the frequencies'],
			ask === 'mean'
				? [rational(medianOf(values)), 'found the median instead']
				: [rational(meanOf(values)), 'found the mean instead'],
		),
		steps:
			ask === 'mean'
				? tableMean(scores, counts, answer, story.unit)
				: tableMedian(scores, counts, inUnits(answer, story.unit), story.of),
		hints: [
			ask === 'mean'
				? say`How many times does each value occur? What is the sum of all the values?`
				: say`How many values are there in all? Which position or positions are in the middle?`,
		],
		figure: {
			kind: 'value table',
			rows: [
				{ heading: story.heading, values: scores },
				{ heading: 'Frequency', values: counts },
			],
		},
	};
}

function tableMean(
	scores: readonly number[],
	counts: readonly number[],
	answer: Fraction,
	unit: Unit,
): Line[] {
	const products = scores.map((score, at) => times(score, counts[at] ?? 0));
	const total = totalOf(scores.map((score, at) => score * (counts[at] ?? 0)));
	return [
		line(equation(sum(...counts), totalOf(counts)), 'add to find the number of values'),
		line(equation(sum(...products), total), 'multiply each value by its frequency and add'),
		line(
			equation(quotient(total, totalOf(counts)), amount(answer)),
			'divide the sum by the number of values',
		),
		sentence(say`The mean is ${inUnits(answer, unit)}.`),
	];
}

function tableMedian(
	scores: readonly number[],
	counts: readonly number[],
	median: Prose,
	of: string,
): Line[] {
	const count = totalOf(counts);
	const upTo = scores.map((_, at) => totalOf(counts.slice(0, at + 1)));
	const half = count / 2;
	const valueAt = (place: number) => scores[upTo.findIndex((total) => total >= place)] ?? 0;
	const [low, high] = [valueAt(Math.ceil(half)), valueAt(Math.floor(half) + 1)];
	const places =
		count % 2 === 1
			? say`The median is the ${ordinal(Math.ceil(half))} value in order.`
			: say`The median is the mean of the ${ordinal(half)} and ${ordinal(half + 1)} values in order.`;
	return [
		line(equation(sum(...counts), count), `add to find the number of ${of}`),
		sentence(
			places,
			count % 2 === 1
				? 'there are as many values before it as after it'
				: 'two values are in the middle',
		),
		sentence(say`The running totals of the frequencies are ${spelled(upTo)}.`),
		sentence(
			count % 2 === 1
				? say`The ${ordinal(Math.ceil(half))} value is ${low}, so the median is ${median}.`
				: low === high
					? say`The ${ordinal(half)} and ${ordinal(half + 1)} values are both ${low}, so the median is ${median}.`
					: say`The ${ordinal(half)} value is ${low}, and the ${ordinal(half + 1)} value is ${high}, so the median is ${median}.`,
			low === high
				? `the running total first reaches ${count % 2 === 1 ? 'this position' : 'these positions'} at this value`
				: 'the running total reaches the first position at one value and the second at the next',
		),
	];
}
