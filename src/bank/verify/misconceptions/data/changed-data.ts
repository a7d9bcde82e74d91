/** One more value, one less, or a change of each value: the mistake is repeated with the data of the prompt. */
import { average, middle, rangeOf, sum } from '../../statistics.ts';
import { calculated, changedBy, fromGiven } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { type Changed, changedData, grown, without } from './data-sets.ts';

/** The next value, for which the mean is the other number. */
const needed = ({ data, other }: Changed): number => other * (data.length + 1) - sum(data);

/** A measure of data of which each value is multiplied and then increased or decreased. */
const SHIFTS = [
	(value: number, factor: number, by: number): number => value * factor + by,
	(value: number, factor: number, by: number): number => value * factor - by,
];

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
		either(...SHIFTS.map((shift) => calculated(shift, (value, _, by) => shift(value, 1, by)))),
		'left out the multiplication',
	),
	rule(
		either(...SHIFTS.map((shift) => calculated(shift, (value, factor) => value * factor))),
		'left out the (?:increase|decrease)',
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
