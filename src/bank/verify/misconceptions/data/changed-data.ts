/** One more value, one less, or a change of each value: the mistake is repeated with the data of the prompt. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { average, middle, rangeOf, sum } from '../../statistics.ts';
import { calculated, changedBy, fromGiven } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { type Changed, changedData, grown, without } from './data-sets.ts';

/** The next value, for which the mean is the other number. */
const needed = ({ data, other }: Changed): number => other * (data.length + 1) - sum(data);

/** A measure of data of which each value is multiplied by a factor and then increased. */
type Shift = { old: number; factor: number; by: number };

const SHIFT =
	/data set has a (?:mean|median) of \$(-?[\d.]+)\$\. Every value is (?:multiplied by \$([\d.]+)\$)?(?:, and then (?:the result is )?)?(?:(increased|decreased) by \$([\d.]+)\$)?/;

const shiftIn = ({ question }: Question): Shift[] => {
	const [said, old, factor = '1', way, by = '0'] = SHIFT.exec(questionText(question)) ?? [];
	if (said === undefined) return [];
	return [
		{ old: Number(old), factor: Number(factor), by: (way === 'decreased' ? -1 : 1) * Number(by) },
	];
};

const shifted = (mistake: (shift: Shift) => number): Relation =>
	fromGiven(shiftIn, ({ old, factor, by }) => old * factor + by, mistake);

const weighted = (a: number, b: number, c: number, x: number, y: number, z: number): number =>
	(a * x + b * y + c * z) / 100;

const removed = (count: number, mean: number, value: number): number =>
	(count * mean - value) / (count - 1);

export const CHANGED_DATA_RULES: readonly Rule[] = [
	// One more value, or one less
	rule(
		fromGiven(changedData, needed, ({ data, other }) => 2 * other - (data.at(-1) ?? 0)),
		'used only the last known value and the unknown value to get the given mean',
	),
	rule(
		fromGiven(changedData, needed, ({ data, other }) => other * data.length - sum(data)),
		'multiplied the mean by NUMBER, the number of .* so far, instead of NUMBER',
	),
	rule(fromGiven(changedData, grown(middle), grown(average)), 'found how much the mean increases'),
	rule(
		fromGiven(changedData, grown(average), grown(middle)),
		'found how much the median increases',
	),
	rule(
		fromGiven(changedData, grown(middle), ({ data, other }) => other - middle(data)),
		'subtracted the old median from the new value',
	),
	rule(
		fromGiven(changedData, grown(average), ({ data, other }) => other - average(data)),
		'subtracted the old mean from the new value',
	),
	rule(
		either(
			...[average, middle, rangeOf].map((measure) =>
				fromGiven(
					changedData,
					(given) => (without(given).length > 0 ? measure(without(given)) : Number.NaN),
					({ data }) => measure(data),
				),
			),
		),
		'did not remove the value',
	),
	rule(
		calculated(removed, (count, mean, value) => (count * mean - value) / count),
		'divided by the old number of values',
	),
	rule(
		calculated(removed, (_, mean, value) => (mean + value) / 2),
		'averaged the old mean and the value',
	),
	// Each value is changed
	rule(
		shifted(({ old, by }) => old + by),
		'left out the multiplication',
	),
	rule(
		shifted(({ old, factor }) => old * factor),
		'left out the (?:increase|decrease)',
	),
	rule(
		shifted(({ old }) => old),
		'thought that the (?:mean|median) does not change',
	),
	rule(
		where(
			/Every value is/,
			changedBy((_, value) => value),
		),
		'thought that the (?:mean|median|standard deviation|range) does not change',
	),
	rule(
		changedBy((value, by) => value + by),
		'increased the standard deviation too',
	),
	rule(
		changedBy((value, by) => value - by),
		'decreased the standard deviation too',
	),
	// Weights
	rule(
		calculated(weighted, (_, __, ___, x, y, z) => (x + y + z) / 3),
		'ignored the weights',
	),
	rule(
		changed((value) => value * 100),
		'used the percents without writing them as decimals',
	),
	rule(
		changed((value) => value / 3),
		'divided the weighted sum by 3',
	),
];
