/** Center and spread of small data sets, exactly, and the lines in which they are found. */
import Fraction from 'fraction.js';
import { equation, type Number, quotient, sum } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { line, type Line, sentence } from '../family.ts';
import { amount, listed, totalOf } from './amounts.ts';

/** What values count or measure: "page", "pages". */
export type Unit = { one: string; many: string };

export const unitOf = (one: string, many = `${one}s`): Unit => ({ one, many });

/** "1 page", "7.5 pages"; the number alone where the data have no unit. */
export function inUnits(value: Number, unit?: Unit): Prose {
	if (!unit) return say`${amount(value)}`;
	return say`${amount(value)} ${new Fraction(value).equals(1) ? unit.one : unit.many}`;
}

export const inOrder = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** How often each value occurs. */
export function countsOf(values: readonly number[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}

export const meanOf = (values: readonly number[]): Fraction =>
	new Fraction(totalOf(values), values.length);

export function medianOf(values: readonly number[]): Fraction {
	const [left, right] = middlePair(inOrder(values));
	return new Fraction(left + right, 2);
}

type FiveNumbers = {
	least: number;
	q1: Fraction;
	median: Fraction;
	q3: Fraction;
	most: number;
};

/** The median of an odd number of values belongs to neither half. */
export function fiveNumbers(values: readonly number[]): FiveNumbers {
	const ordered = inOrder(values);
	const [lower, upper] = halves(ordered);
	return {
		least: ordered[0] ?? 0,
		q1: medianOf(lower),
		median: medianOf(ordered),
		q3: medianOf(upper),
		most: ordered.at(-1) ?? 0,
	};
}

function halves(ordered: readonly number[]): readonly [number[], number[]] {
	const half = Math.floor(ordered.length / 2);
	return [ordered.slice(0, half), ordered.slice(-half)];
}

/** Twice the middle value when there is only one. */
function middlePair(ordered: readonly number[]): readonly [number, number] {
	const half = ordered.length / 2;
	const left = ordered[Math.ceil(half) - 1] ?? 0;
	return [left, ordered[Math.floor(half)] ?? left];
}

/** For an odd number of values, before the question. */
export const MEDIAN_OUT =
	'To find the quartiles, leave the median out of both halves of the ordered data. ';

/** From the values to the mean, without a closing sentence. */
export const meanLines = (
	values: readonly number[],
	what = 'mean',
	why = 'add all the values',
): Line[] => [
	line(equation(sum(...values), totalOf(values)), why),
	line(
		equation(quotient(totalOf(values), values.length), amount(meanOf(values))),
		`divide by the number of values, ${values.length}, to find the ${what}`,
	),
];

export const orderLine = (
	values: readonly number[],
	why = 'order the values from least to greatest',
): Line => sentence(say`In order: ${listed(inOrder(values))}.`, why);

/** The line that finds the middle of ordered values; `what` is "median", "first quartile". */
export function middleLine(
	ordered: readonly number[],
	what: string,
	{ whose = 'values', unit }: { whose?: string; unit?: Unit | undefined } = {},
): Line {
	const [left, right] = middlePair(ordered);
	const count = ordered.length;
	if (count % 2 === 1)
		return sentence(
			say`The ${what} is ${inUnits(left, unit)}.`,
			`it is the middle of the ${count} ${whose}`,
		);
	const mean = equation(quotient(sum(left, right), 2), amount(medianOf(ordered)));
	return sentence(
		say`The ${what} is ${mean}${unit ? ` ${unit.many}` : ''}.`,
		`find the mean of the two middle ${whose}`,
	);
}

/** Ordered values, then both quartiles. */
export function quartileLines(values: readonly number[], unit?: Unit): Line[] {
	const ordered = inOrder(values);
	const [lower, upper] = halves(ordered);
	return [
		orderLine(values),
		sentence(
			say`The lower half is ${listed(lower)}. The upper half is ${listed(upper)}.`,
			values.length % 2 === 1
				? 'the median is not in either half'
				: 'divide the ordered list into two halves',
		),
		middleLine(lower, 'first quartile', { whose: 'values in the lower half', unit }),
		middleLine(upper, 'third quartile', { whose: 'values in the upper half', unit }),
	];
}
