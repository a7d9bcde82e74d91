/** Box plots: each mistake is repeated with the five numbers that the plot shows. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { boxes } from '../../statistics.ts';
import { fromGiven } from '../relations/calculations.ts';
import { chose, numbersWritten } from '../relations/chosen-answers.ts';
import { either, where } from '../relations/combined.ts';
import { changed, type Pair, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** Least value, first quartile, median, third quartile, greatest value. */
type Box = readonly number[];

const boxesIn = ({ question_speech: speech }: Question): Box[] => boxes(speech);

const NAMES = ['least value', 'first quartile', 'median', 'third quartile', 'greatest value'];

/** What can be read from a box plot, by name. */
const MEASURES: Readonly<Record<string, (box: Box) => number>> = {
	...Object.fromEntries(NAMES.map((name, at) => [name, (box: Box) => box[at] ?? Number.NaN])),
	range: ([least = 0, , , , greatest = 0]) => greatest - least,
	'interquartile range': ([, low = 0, , high = 0]) => high - low,
};

const anyMeasure = Object.values(MEASURES);

/** Whichever measure the right answer is, the wrong one is this. */
const readAs = (wrong: (box: Box) => number): Relation =>
	where(/box plot/, either(...anyMeasure.map((measure) => fromGiven(boxesIn, measure, wrong))));

/** "The median of group B is $15$ visitors greater than that of group A.": by the measure that was compared. */
const comparedBy =
	(names: (said: string) => string): Relation =>
	({ record, wrong, said: [compared = ''] }) => {
		const [A, B] = boxesIn(record);
		const measure = MEASURES[names(compared)];
		if (!A || !B || !measure) return undefined;
		const gap = measure(B) - measure(A);
		const [, group] = / (?:of|for) (?:the )?\w+ ([AB]) is /.exec(wrong) ?? [];
		if (group === undefined) return undefined;
		return numbersWritten(wrong)[0] === Math.abs(gap) && (group === 'B') === gap > 0;
	};

/** "Only in group A", "Neither team": the groups as a set. */
const groupsIn = (text: string): string => {
	if (/\bboth\b/i.test(text)) return 'AB';
	return /\bneither\b/i.test(text) ? '' : (/\b([AB])\b/.exec(text)?.[1] ?? '?');
};

const flipped = (groups: string, flips: string): string =>
	[...'AB'].filter((group) => groups.includes(group) !== flips.includes(group)).join('');

/** The wrong choice names the same groups, except for these. */
const groupsFlipped =
	(flips: (pair: Pair) => string | undefined): Relation =>
	(pair) => {
		const changedGroups = flips(pair);
		return changedGroups === undefined
			? undefined
			: groupsIn(pair.wrong) === flipped(groupsIn(pair.right), changedGroups);
	};

/** The group whose median is named first, with the quartiles of the other one. */
const ofNamedMedian = ({ record, said: [median] }: Pair): string | undefined =>
	['A', 'B'][boxesIn(record).findIndex(([, , middle]) => middle === Number(median))];

export const BOX_PLOT_RULES: readonly Rule[] = [
	rule(
		(pair) => readAs((box) => MEASURES[pair.said[0] ?? '']?.(box) ?? Number.NaN)(pair),
		`read the (${NAMES.join('|')})`,
		'found the (range|interquartile range)',
	),
	rule(
		readAs(([, low = 0, middle = 0]) => middle - low),
		'subtracted the first quartile from the median',
	),
	rule(
		where(
			/About what percent/,
			changed((value) => 100 - value),
		),
		'gave the percent outside this interval',
	),
	rule(
		where(
			/About what percent/,
			changed((value) => (value / 25) * 20),
		),
		'divided the plot into five sections',
	),
	rule(
		where(
			/About what percent/,
			changed((value) => value - 25),
		),
		'counted one section too few',
	),
	rule(
		where(
			/About what percent/,
			changed((value) => value + 25),
		),
		'counted one section too many',
	),
	rule(
		comparedBy((said) => said.replace(/s$/, '')),
		'compared the (greatest values|least values|medians|ranges|interquartile ranges|first quartiles|third quartiles)',
	),
	rule(({ record, wrong }) => {
		const [A, B] = boxesIn(record);
		if (!A || !B) return undefined;
		const [gap, spread] = ['first quartile', 'interquartile range'].map((name) => {
			const measure = MEASURES[name] ?? (() => Number.NaN);
			return [measure(A), measure(B)] as const;
		});
		const times = Math.abs((gap?.[0] ?? 0) - (gap?.[1] ?? 0)) / (spread?.[0] ?? 1);
		return Math.abs((numbersWritten(wrong)[0] ?? Number.NaN) - times) < 1e-9;
	}, 'compared the first quartiles'),
	rule(({ right, wrong }) => {
		const [[was = Number.NaN], [is = Number.NaN]] = [numbersWritten(right), numbersWritten(wrong)];
		return Math.abs(was * is - 1) < 1e-9;
	}, 'divided the interquartile range by the difference'),
	rule(
		groupsFlipped(({ said: [group] }) => group),
		'mixed up which part of \\w+ ([AB])’s box is longer',
	),
	rule(
		groupsFlipped(() => 'AB'),
		'mixed up which part is longer in both boxes',
	),
	rule(
		groupsFlipped(ofNamedMedian),
		'thought that NUMBER is outside the box from NUMBER to NUMBER because it is (?:less|greater) than the median, NUMBER',
		'compared NUMBER with only one end of the box from NUMBER to NUMBER',
	),
	rule(
		chose(/^Neither /),
		'compared only the medians instead of comparing each one with the ends of the other box',
	),
];
