/** Means, medians, quartiles, and spread of listed data: each mistake is repeated with the values. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { rowsOfTable } from '../../read-figure.ts';
import {
	average,
	deviation,
	dotValues,
	iqr,
	listsIn,
	middle,
	quartiles,
	rangeOf,
	sum,
} from '../../statistics.ts';
import { fromGiven, numbersAsked, type Result } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Data = readonly number[];

/** The list in the prompt, the values of a frequency table, or those of a dot plot. */
const dataIn = ({ question, question_speech: speech }: Question): Data[] => {
	const [values = [], counts = []] = rowsOfTable(speech)
		.filter(({ heading }, at) => at === 0 || heading === 'Frequency')
		.map(({ cells }) => cells.map(Number));
	const repeated = values.flatMap((value, at) =>
		Array.from({ length: counts[at] ?? 0 }, () => value),
	);
	return [...listsIn(questionText(question)), repeated, dotValues(speech)].filter(
		({ length }) => length > 2,
	);
};

const low = (data: Data): number => quartiles(data)[0];

const high = (data: Data): number => quartiles(data)[1];

const greatest = (data: Data): number => Math.max(...data);

const least = (data: Data): number => Math.min(...data);

const timesOf = (data: Data, value: number): number =>
	data.filter((other) => other === value).length;

const mode = (data: Data): number =>
	data.reduce((best, value) => (timesOf(data, value) > timesOf(data, best) ? value : best), 0);

/** As listed, without ordering. */
const middleAsListed = (data: Data): number =>
	average(data.slice(Math.ceil(data.length / 2) - 1, Math.floor(data.length / 2) + 1));

const distinct = (data: Data): number[] => [...new Set(data)];

const frequencies = (data: Data): number[] => distinct(data).map((value) => timesOf(data, value));

const MEASURES = [average, middle, mode, rangeOf, iqr, low, high, deviation];

/** Data and one more number of the prompt. */
export type Changed = { data: Data; other: number };

export const changedData = (record: Question): Changed[] =>
	dataIn(record).flatMap((data) => numbersAsked(record).map((other) => ({ data, other })));

export const grown =
	(measure: (data: Data) => number) =>
	({ data, other }: Changed): number =>
		measure([...data, other]) - measure(data);

export const without = ({ data, other }: Changed): Data => {
	const at = data.indexOf(other);
	return at === -1 ? [] : data.toSpliced(at, 1);
};

/** The data that are measured: "The value $58$ is removed." */
const measuredIn = (record: Question): Data[] => {
	const [, gone] = /value \$(\d+)\$ is removed/.exec(record.question) ?? [];
	return gone === undefined
		? dataIn(record)
		: dataIn(record).map((data) => without({ data, other: Number(gone) }));
};

/** Whichever of these the right answer is. */
const ofMeasures = (wrong: (data: Data) => Result): Relation =>
	either(...MEASURES.map((measure) => fromGiven(measuredIn, measure, wrong)));

const fences = [
	(data: Data, times: number): number => low(data) - times * iqr(data),
	(data: Data, times: number): number => high(data) + times * iqr(data),
];

const ofFence = (wrong: (data: Data) => Result): Relation =>
	either(...fences.map((fence) => fromGiven(dataIn, (data) => fence(data, 1.5), wrong)));

const five = (data: Data): number[] => [
	least(data),
	low(data),
	middle(data),
	high(data),
	greatest(data),
];

export const DATA_SET_RULES: readonly Rule[] = [
	// One measure instead of another
	rule(
		either(
			fromGiven(measuredIn, middle, middleAsListed),
			fromGiven(
				changedData,
				grown(middle),
				({ data, other }) => middleAsListed([...data, other]) - middleAsListed(data),
				({ data, other }) => middleAsListed(data) - middleAsListed([...data, other]),
			),
		),
		'did not order the values first',
	),
	rule(ofMeasures(average), 'found the mean instead'),
	rule(ofMeasures(middle), 'found the median (?:instead|of all the values)'),
	rule(ofMeasures(rangeOf), 'found the range'),
	rule(ofMeasures(iqr), 'found the interquartile range'),
	rule(ofMeasures(low), 'found the first quartile'),
	rule(ofMeasures(high), 'found the third quartile'),
	rule(
		either(
			ofMeasures(greatest),
			fromGiven(
				changedData,
				(given) => rangeOf(without(given)),
				(given) => greatest(without(given)),
			),
		),
		'gave the greatest value(?: instead of the range)?',
	),
	rule(
		ofMeasures((data) => timesOf(data, mode(data))),
		'gave how often the mode occurs',
		'gave the number of dots instead of the value',
	),
	rule(
		ofMeasures((data) => middle(data) - low(data)),
		'subtracted the first quartile from the median',
	),
	rule(
		fromGiven(
			dataIn,
			deviation,
			(data) => deviation(data) * Math.sqrt(data.length / (data.length - 1)),
		),
		'divided by one less than the number of values',
	),
	// Frequencies
	rule(
		fromGiven(dataIn, average, (data) => average(distinct(data))),
		'ignored the frequencies',
	),
	rule(
		fromGiven(dataIn, average, (data) => sum(data) / distinct(data).length),
		'divided by the number of different values',
	),
	rule(
		fromGiven(dataIn, middle, (data) => middle(frequencies(data))),
		'found the median of the frequencies',
	),
	// Outliers and summaries
	rule(
		either(
			fromGiven(dataIn, greatest, (data) => high(data) + 1.5 * iqr(data)),
			fromGiven(dataIn, least, (data) => low(data) - 1.5 * iqr(data)),
		),
		'gave the cutoff instead of the value',
	),
	rule(
		either(
			...fences.map((fence) =>
				fromGiven(
					dataIn,
					(data) => fence(data, 1.5),
					(data) => fence(data, 1),
				),
			),
		),
		'did not multiply the interquartile range by 1.5',
	),
	rule(
		ofFence((data) => 1.5 * iqr(data)),
		'gave 1.5 times the interquartile range',
	),
	rule(
		ofFence((data) => high(data) - 1.5 * iqr(data)),
		'subtracted 1.5 times the interquartile range from the third quartile instead of the first quartile',
	),
	rule(
		ofFence((data) => low(data) + 1.5 * iqr(data)),
		'added 1.5 times the interquartile range to the first quartile instead of the third quartile',
	),
	rule(
		fromGiven(dataIn, five, (data) => five(data).toReversed()),
		'listed the five numbers from greatest to least',
	),
	rule(
		fromGiven(dataIn, five, (data) => five(data).with(2, average(data))),
		'used the mean instead of the median',
	),
];
