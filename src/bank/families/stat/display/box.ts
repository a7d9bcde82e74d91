/** The part of stat.display about box plots and five-number summaries. */
import Fraction from 'fraction.js';
import { difference, equation } from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	orderedList,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, listed, percentAnswer } from '../../../steps/amounts.ts';
import {
	fiveNumbers,
	inOrder,
	inUnits,
	MEDIAN_OUT,
	meanOf,
	middleLine,
	orderLine,
	quartileLines,
} from '../../../steps/statistics.ts';
import { DATA_CONTEXTS, drawData } from '../../../contexts/data-contexts.ts';

export type Five = readonly [number, number, number, number, number];

/** In increasing order within the bounds, far enough apart that the numbers at the box do not touch. */
export function drawFive({ random }: Draw, low: number, high: number): Five {
	const gap = Math.max(6, Math.ceil((high - low) / 9));
	const room = high - low - 4 * gap;
	const [a = 0, b = 0, c = 0, d = 0, e = 0] = inOrder(
		Array.from({ length: 5 }, () => random.int(0, room)),
	);
	const at = (extra: number, place: number) => low + extra + place * gap;
	return [at(a, 0), at(b, 1), at(c, 2), at(d, 3), at(e, 4)];
}

type Asked = {
	question: string;
	value: number;
	wrong: [number, string][];
	steps: Line[];
	hint: string;
};

export function boxQuestion(draw: Draw, ask: string): Draft | undefined {
	if (ask === 'percent in a part') return boxShare(draw);
	const context = draw.random.pick(DATA_CONTEXTS);
	const { unit } = context;
	const five = drawFive(draw, context.low, context.high);
	const [least, q1, median, q3, most] = five;
	const isFirst = draw.random.int(0, 1) === 1;
	const asked: Record<string, Asked> = {
		median: {
			question: 'What is the median of the data?',
			value: median,
			wrong: [
				[q1, 'read the first quartile'],
				[q3, 'read the third quartile'],
			],
			steps: [
				sentence(say`The line inside the box marks the median.`),
				sentence(say`It is at ${median}, so the median is ${inUnits(median, unit)}.`),
			],
			hint: 'Which part of a box plot marks the middle value?',
		},
		quartile: {
			question: `What is the ${isFirst ? 'first' : 'third'} quartile of the data?`,
			value: isFirst ? q1 : q3,
			wrong: [
				[isFirst ? q3 : q1, `read the ${isFirst ? 'third' : 'first'} quartile`],
				[median, 'read the median'],
				[isFirst ? least : most, `read the ${isFirst ? 'least' : 'greatest'} value`],
			],
			steps: [
				sentence(say`The box extends from the first quartile to the third quartile.`),
				sentence(
					say`The ${isFirst ? 'left' : 'right'} end of the box is at ${isFirst ? q1 : q3}, so the ${isFirst ? 'first' : 'third'} quartile is ${inUnits(isFirst ? q1 : q3, unit)}.`,
				),
			],
			hint: 'What do the two ends of the box mark?',
		},
		range: {
			question: 'What is the range of the data?',
			value: most - least,
			wrong: [
				[q3 - q1, 'found the interquartile range'],
				[most, 'gave the greatest value'],
			],
			steps: [
				sentence(
					say`The plot begins at the least value, ${least}, and ends at the greatest value, ${most}.`,
				),
				line(
					equation(difference(most, least), most - least),
					'subtract the least value from the greatest value',
				),
				sentence(say`The range is ${inUnits(most - least, unit)}.`),
			],
			hint: 'Which values are at the two ends of the box plot? How far apart are they?',
		},
		IQR: {
			question: 'What is the interquartile range of the data?',
			value: q3 - q1,
			wrong: [
				[most - least, 'found the range'],
				[median - q1, 'subtracted the first quartile from the median'],
			],
			steps: [
				sentence(
					say`The box extends from the first quartile, ${q1}, to the third quartile, ${q3}.`,
				),
				line(
					equation(difference(q3, q1), q3 - q1),
					'subtract the first quartile from the third quartile',
				),
				sentence(say`The interquartile range is ${inUnits(q3 - q1, unit)}.`),
			],
			hint: 'Which two values mark the ends of the box? How far apart are they?',
		},
	};
	const one = asked[ask];
	// Otherwise, two subtractions give the same wrong value.
	const isEven = ask === 'IQR' && median - q1 === q3 - median;
	// The point halfway between the ends must not be the median.
	const isCentered = ask === 'median' && least + most === 2 * median;
	if (!one || isEven || isCentered) return undefined;
	return {
		prompt: say`The box plot shows ${context.shown}. ${one.question}`,
		answer: withMisconceptions(
			rational(one.value),
			...one.wrong.map(([value, why]): WrongAnswer => [rational(value), why]),
		),
		steps: one.steps,
		hints: [say`${one.hint}`],
		figure: { kind: 'box plots', boxes: [{ of: context.shown, five }], title: context.title },
	};
}

/** What the five marks of a box plot stand for, from left to right. */
const MARKS = [
	'the least value',
	'the first quartile',
	'the median',
	'the third quartile',
	'the greatest value',
] as const;

/** Each of the four parts of a box plot holds about a quarter of the values. */
export function boxShare(draw: Draw): Draft | undefined {
	const context = draw.random.pick(DATA_CONTEXTS);
	const five = drawFive(draw, context.low, context.high);
	const first = draw.random.int(0, 3);
	const last = draw.random.int(first + 1, 4);
	if (last - first === 4) return undefined;
	const [from, to] = [five[first] ?? 0, five[last] ?? 0];
	const value = 25 * (last - first);
	// Half of the values are outside as well.
	if (value === 50) return undefined;
	const answer = withMisconceptions(
		percentAnswer(value),
		[rational(100 - value), 'gave the percent outside this interval'],
		[rational(20 * (last - first)), 'divided the plot into five sections'],
		value === 25
			? [rational(50), 'counted one section too many']
			: [rational(value - 25), 'counted one section too few'],
	);
	const parts: Prose =
		last - first === 1 ? say`There is one section` : say`There are ${last - first} sections`;
	return {
		prompt: say`The box plot shows ${context.shown}. About what percent of the values are between ${from} and ${to}?`,
		answer,
		steps: [
			sentence(
				say`Each of the four sections of the plot contains about ${percent(25)} of the values.`,
				'the quartiles divide the data into quarters',
			),
			sentence(say`${parts} from ${MARKS[first] ?? ''}, ${from}, to ${MARKS[last] ?? ''}, ${to}.`),
			sentence(say`So about ${percent(value)} of the values are between ${from} and ${to}.`),
		],
		hints: [
			say`Into how many sections do the quartiles divide the data? What percent of the values are in each section?`,
		],
		figure: { kind: 'box plots', boxes: [{ of: context.shown, five }], title: context.title },
	};
}

export function fiveNumberSummary(draw: Draw): Draft | undefined {
	const { context, values } = drawData(draw.random, draw.random.int(7, 11), 40);
	const { least, q1, median, q3, most } = fiveNumbers(values);
	const summary = [new Fraction(least), q1, median, q3, new Fraction(most)];
	if (new Set(summary.map((one) => one.toFraction())).size < 5) return undefined;
	const [order, ...quarters] = quartileLines(values);
	return {
		prompt: say`${context.tell(values.length)}: ${listed(values)}. ${values.length % 2 === 1 ? MEDIAN_OUT : ''}Write the five-number summary: the least value, first quartile, median, third quartile, and greatest value, in that order. Separate your answers with commas.`,
		answer: withMisconceptions(
			orderedList(...summary.map(amount)),
			[
				orderedList(...summary.toReversed().map(amount)),
				'listed the five numbers from greatest to least',
			],
			[
				orderedList(amount(least), amount(q1), meanOf(values), amount(q3), amount(most)),
				'used the mean instead of the median',
			],
		),
		steps: [
			order ?? orderLine(values),
			sentence(
				say`The least value is ${least}, and the greatest value is ${most}.`,
				'read the first and last values in the ordered list',
			),
			middleLine(inOrder(values), 'median'),
			...quarters,
			{
				body: say`The five-number summary is ${{ kind: 'list' as const, items: summary.map(amount) }}.`,
			},
		],
		hints: [
			say`What are the values in order? What is the median of all of them?`,
			say`What is the median of each half?`,
		],
	};
}
