/** Ratios, proportions, and scales: each mistake is repeated with the numbers of the prompt. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { rowsOfTable } from '../../read-figure.ts';
import {
	calculated,
	changedBy,
	fromGiven,
	fromNamed,
	numbersAsked,
} from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { instead, multiplyFirstTerm, withSignedFactors } from '../relations/edits.ts';
import { formulaBecomes } from '../functions/sequence-relations.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';
import { sum } from '../../statistics.ts';

/** "the ratio $2 : 5 : 1$", with the amount that is shared. */
type Shares = { parts: readonly number[]; whole: number };

const sharesIn = (record: Question): Shares[] => {
	const [, ratio] = /\$(\d+(?: : \d+)+)\$/.exec(questionText(record.question)) ?? [];
	const parts = (ratio ?? '').split(' : ').map(Number);
	return numbersAsked(record).map((whole) => ({ parts, whole }));
};

const shares = ({ parts, whole }: Shares): number[] =>
	parts.map((part) => (part * whole) / sum(parts));

/** The first complete pairs of a table with a blank, and the number opposite the blank. */
type Equivalent = { top: number; bottom: number; opposite: number; isTop: boolean };

const equivalentsIn = ({ question_speech: speech }: Question): Equivalent[] => {
	const [top = [], bottom = []] = rowsOfTable(speech).map(({ cells }) => cells.map(Number));
	const at = top.findIndex((cell, place) => Number.isNaN(cell + (bottom[place] ?? 0)));
	const isTop = Number.isNaN(top[at]);
	return top.flatMap((cell, place) =>
		place === at
			? []
			: [
					{
						top: cell,
						bottom: bottom[place] ?? 0,
						opposite: (isTop ? bottom : top)[at] ?? 0,
						isTop,
					},
				],
	);
};

const completed = ({ top, bottom, opposite, isTop }: Equivalent): number =>
	isTop ? (opposite * top) / bottom : (opposite * bottom) / top;

/** A line of the form 2x = 8x + 14 with the opposite of the number that is named. */
const otherSide = mistakenBy((named) => instead(named, { kind: 'negative', of: named }));

/** The least whole numbers in this ratio. */
function simplest(one: number, other: number): [number, number] {
	for (let factor = Math.min(one, other); factor > 1; factor--)
		if (one % factor === 0 && other % factor === 0) return [one / factor, other / factor];
	return [one, other];
}

/** At the given pair, y − x is the same as for y = kx. */
function shifted(
	right: (value: number) => number,
	x: number,
	record: Question,
): number | undefined {
	const given = numbersAsked(record).find((value) =>
		numbersAsked(record).some((other) => value !== 0 && Math.abs(right(value) - other) < 1e-9),
	);
	return given === undefined ? undefined : x + right(given) - given;
}

export const PROPORTION_RULES: readonly Rule[] = [
	// Ratios
	rule(
		calculated(simplest, (one, other) => simplest(one, one + other)),
		'compared the first part with the sum of both parts',
	),
	rule(
		calculated(simplest, (one, other) => simplest(one, Math.abs(one - other))),
		'compared the first part with the difference of the two parts',
	),
	rule(
		either(
			calculated((one, other) => simplest(one, one + other), simplest),
			calculated(
				(one, other, third) => simplest(one, one + other + third),
				(one, other, third) => simplest(one, other + third),
			),
		),
		'compared the part with the rest instead of the whole',
	),
	rule(
		fromGiven(sharesIn, shares, (given) => shares(given).toReversed()),
		'listed the amounts in the reverse order',
	),
	rule(
		fromGiven(sharesIn, shares, ({ parts, whole }) => parts.map((part) => part * whole)),
		'multiplied each number in the ratio by the whole amount instead of by the size of one part',
	),
	rule(
		fromGiven(sharesIn, shares, ({ parts }) => parts),
		'gave the ratio instead of the amounts',
	),
	rule(
		fromGiven(sharesIn, shares, ({ parts, whole }) => parts.map(() => whole / parts.length)),
		'shared the amount equally',
	),
	rule(
		fromGiven(equivalentsIn, completed, ({ top, bottom, opposite, isTop }) =>
			isTop ? top + opposite - bottom : bottom + opposite - top,
		),
		'added the same amount to both rows instead of multiplying',
	),
	rule(
		fromGiven(equivalentsIn, completed, ({ top, bottom, isTop }) => (isTop ? top : bottom)),
		'repeated the number in the (?:first|second|third) column',
	),
	rule(
		calculated(
			(sample, some, all) => (some * all) / sample,
			(sample, some, all) => all - (some * all) / sample,
		),
		'subtracted the prediction from the whole population',
	),
	rule(
		calculated(
			(sample, some, all) => (some * all) / sample,
			(sample, some, all) => some + all - sample,
		),
		'added the same number to both sample counts instead of using equal ratios',
		'added the difference between the population and the sample size to the count in the sample',
	),
	rule(
		where(
			/^(?!The formula)/,
			calculated(
				(one, other) => one / other,
				(one, other) => one - other,
			),
		),
		'subtracted instead of dividing',
		'subtracted the known factor instead of dividing by it',
	),
	rule(
		fromNamed((_, less = 0, from = 0) => from - less),
		'subtracted NUMBER from NUMBER instead of dividing',
	),
	// Proportions
	rule(
		otherSide,
		'added NUMBER to the other side instead of subtracting it',
		'subtracted NUMBER from the other side instead of adding it',
	),
	rule(
		mistaken(multiplyFirstTerm, withSignedFactors),
		'multiplied only (?:the variable|x by NUMBER) when distributing',
	),
	// Scales
	rule(
		calculated(
			(scale, length, width) => length * width * scale ** 2,
			(scale, length, width) => length * width * scale,
		),
		'multiplied the area on the plan by NUMBER only once',
	),
	rule(
		calculated(
			(scale, length, width) => length * width * scale ** 2,
			(scale, length, width) => 2 * (length + width) * scale,
		),
		'found the perimeter instead of the area',
	),
	rule(
		calculated(
			(scale, length, width) => length * width * scale ** 2,
			(_, length, width) => length * width,
		),
		'found the area on the plan',
	),
	rule(
		calculated(
			(one, other) => one / other,
			(one, other) => other / one,
		),
		'divided the original length by the length in the copy',
		'divided the old length by the new length',
	),
	rule(
		fromGiven(
			numbersAsked,
			(one, [by = Number.NaN]) => one * by,
			(one, [by = Number.NaN]) => one / by,
		),
		'divided by NUMBER instead of multiplying by it',
	),
	rule(
		changed((value) => value / 100),
		'gave the length in metres',
	),
	rule(
		changed((value) => value * 100),
		'gave the length in centimetres',
		'divided by 100 instead of by 100 × 100',
	),
	rule(
		changed((value) => value * 10_000),
		'multiplied by 100 instead of dividing to convert to metres',
		'gave the area in square centimetres',
	),
	rule(
		changedBy((value, scale) => value / scale),
		'multiplied the area by NUMBER instead of by NUMBER × NUMBER',
	),
	// Formulas
	rule(
		where(/proportional/, formulaBecomes(shifted)),
		'(?:added|subtracted) the difference instead of multiplying by the ratio',
	),
];
