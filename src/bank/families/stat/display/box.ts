/** The part of stat.display about box plots and five-number summaries. */
import Fraction from 'fraction.js';
import { difference, equation } from '../../../../math/expression.ts';
import { percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, orderedList, rational } from '../../../answer.ts';
import { boxPlot } from './box-plot.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { amount, percentAnswer } from '../../../steps/amounts.ts';
import {
	fiveNumbers,
	inOrder,
	listed,
	middleLine,
	orderLine,
	quartileLines,
} from '../../../steps/statistics.ts';
import { DATA_CONTEXTS, drawData } from '../../../contexts/data-contexts.ts';

export type Five = readonly [number, number, number, number, number];

/** Rising within the bounds, far enough apart that the numbers at the box do not touch. */
export function drawFive({ random }: Draw, low: number, high: number): Five {
	const gap = Math.max(6, Math.ceil((high - low) / 9));
	const room = high - low - 4 * gap;
	const [a = 0, b = 0, c = 0, d = 0, e = 0] = inOrder(
		Array.from({ length: 5 }, () => random.int(0, room)),
	);
	const at = (extra: number, place: number) => low + extra + place * gap;
	return [at(a, 0), at(b, 1), at(c, 2), at(d, 3), at(e, 4)];
}

export function boxQuestion(draw: Draw, ask: string): Draft | undefined {
	if (ask === 'percent in a part') return boxShare(draw);
	const context = draw.random.pick(DATA_CONTEXTS);
	const five = drawFive(draw, context.low, context.high);
	const [least, q1, median, q3, most] = five;
	const isFirst = draw.random.int(0, 1) === 1;
	const asked: Record<string, { question: string; value: number; steps: Line[]; hint: string }> = {
		median: {
			question: 'What is the median of the data?',
			value: median,
			steps: [
				sentence(say`The line inside the box marks the median.`),
				sentence(say`It stands at ${median}, so the median is ${median}.`),
			],
			hint: 'Which part of a box plot marks the middle value?',
		},
		quartile: {
			question: `What is the ${isFirst ? 'first' : 'third'} quartile of the data?`,
			value: isFirst ? q1 : q3,
			steps: [
				sentence(say`The box reaches from the first quartile to the third quartile.`),
				sentence(
					say`Its ${isFirst ? 'left' : 'right'} end stands at ${isFirst ? q1 : q3}, so this quartile is ${isFirst ? q1 : q3}.`,
				),
			],
			hint: 'What do the two ends of the box mark?',
		},
		range: {
			question: 'What is the range of the data?',
			value: most - least,
			steps: [
				sentence(
					say`The ends of the plot are the least value ${least} and the greatest value ${most}.`,
				),
				line(equation(difference(most, least), most - least), 'greatest minus least value'),
			],
			hint: 'The range is the greatest value minus the least value.',
		},
		IQR: {
			question: 'What is the interquartile range of the data?',
			value: q3 - q1,
			steps: [
				sentence(say`The box reaches from the first quartile ${q1} to the third quartile ${q3}.`),
				line(equation(difference(q3, q1), q3 - q1), 'third quartile minus first quartile'),
			],
			hint: 'The interquartile range is the length of the box.',
		},
	};
	const one = asked[ask];
	if (!one) return undefined;
	return {
		prompt: say`The box plot shows data about ${context.title}. ${one.question}`,
		answer: rational(one.value),
		steps: one.steps,
		hints: [say`${one.hint}`],
		figure: boxPlot([{ five }], context.title),
	};
}

/** Each of the four parts of a box plot holds about a quarter of the values. */
export function boxShare(draw: Draw): Draft | undefined {
	const context = draw.random.pick(DATA_CONTEXTS);
	const five = drawFive(draw, context.low, context.high);
	const first = draw.random.int(0, 3);
	const last = draw.random.int(first + 1, 4);
	if (last - first === 4) return undefined;
	const [from, to] = [five[first] ?? 0, five[last] ?? 0];
	const value = 25 * (last - first);
	const answer: DraftAnswer = percentAnswer(value);
	const parts: Prose = last - first === 1 ? say`one part` : say`${last - first} parts`;
	return {
		prompt: say`The box plot shows data about ${context.title}. About what percent of the values lie between ${from} and ${to}?`,
		answer,
		steps: [
			sentence(
				say`Each part of the plot holds about ${percent(25)} of the values.`,
				'the quartiles cut the data into quarters',
			),
			sentence(say`From ${from} to ${to} the plot has ${parts}.`),
			sentence(say`So about ${percent(value)} of the values lie there.`),
		],
		hints: [say`Into how many parts do the quartiles cut the data?`],
		figure: boxPlot([{ five }], context.title),
	};
}

export function fiveNumberSummary(draw: Draw): Draft | undefined {
	const { context, values } = drawData(draw.random, draw.random.int(7, 11), 40);
	const { least, q1, median, q3, most } = fiveNumbers(values);
	const summary = [new Fraction(least), q1, median, q3, new Fraction(most)];
	if (new Set(summary.map((one) => one.toFraction())).size < 5) return undefined;
	const [order, ...quarters] = quartileLines(values);
	return {
		prompt: say`${context.tell(values.length)}: ${listed(values)}. Write the five-number summary: least value, first quartile, median, third quartile, greatest value, in this order and with commas between them.${values.length % 2 === 1 ? ' Leave the median out of both halves.' : ''}`,
		answer: orderedList(...summary.map(amount)),
		steps: [
			order ?? orderLine(values),
			middleLine(inOrder(values), 'median'),
			...quarters,
			{
				body: say`The five-number summary is ${{ kind: 'list' as const, items: summary.map(amount) }}.`,
			},
		],
		hints: [say`Order the values. Find the median first, then the median of each half.`],
	};
}
