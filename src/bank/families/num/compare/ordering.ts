/** Putting numbers of different forms in order: each as a decimal, or all with one denominator, then the list. */
import Fraction from 'fraction.js';
import { type Expression, list, relation } from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Line,
	line,
	mergedByValue,
	orderedList,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { asDecimal } from '../../../steps/decimals.ts';

/** `work` shows the number in the form in which it is compared; a number in that form already has none. `naive` is what a learner
 * may compare instead of the value: 60 for √60; `top` the numerator.
 */
export type Item = { shown: Expression; value: number; naive?: number; top?: number; work?: Line };

/** `undefined` when two numbers are too near to each other, too far apart, or in order already, in either direction. */
export function orderingQuestion(
	items: readonly Item[],
	{
		up,
		hint,
		naiveWhy,
		alsoWrong = [],
		compared = 'decimals',
		near = 0.015,
		spread = 6,
	}: {
		up: boolean;
		hint: Prose;
		naiveWhy: string;
		alsoWrong?: readonly [(item: Item) => number, string][];
		compared?: 'decimals' | 'numerators';
		near?: number;
		spread?: number;
	},
): Draft | undefined {
	const ordered = (size: (item: Item) => number) =>
		items.toSorted((a, b) => (up ? size(a) - size(b) : size(b) - size(a)));
	const sorted = ordered(({ value }) => value);
	const asList = (all: readonly Item[]) => orderedList(...all.map(({ shown }) => shown));
	/** None if two are equal: a learner who compares only these cannot put them in order. */
	const orderedBy = (size: (item: Item) => number, why: string): WrongAnswer[] =>
		new Set(items.map(size)).size < items.length ? [] : [[asList(ordered(size)), why]];
	const gaps = sorted.slice(1).map(({ value }, at) => Math.abs(value - (sorted[at]?.value ?? 0)));
	if (gaps.some((gap) => gap < near)) return undefined;
	if (gaps.reduce((all, gap) => all + gap, 0) > spread) return undefined;
	if ([sorted, sorted.toReversed()].some((order) => order.every((item, at) => item === items[at])))
		return undefined;
	const answer = withMisconceptions(
		asList(sorted),
		...mergedByValue(
			[
				asList(sorted.toReversed()),
				`listed the numbers from ${up ? 'greatest to least' : 'least to greatest'}`,
			],
			...orderedBy(({ value, naive = value }) => naive, naiveWhy),
			...negativesReversed(sorted, asList),
			...alsoWrong.flatMap(([size, why]) => orderedBy(size, why)),
		),
	);
	const order = up ? 'least to greatest' : 'greatest to least';
	const onLine =
		up && compared === 'numerators' && items.some(({ value }) => value < 0)
			? ', which is from left to right on a number line'
			: '';
	return {
		prompt: say`Write these numbers in order from ${order}: ${list(...items.map(({ shown }) => shown))}. Separate your answers with commas.`,
		answer,
		steps: [
			...items.flatMap(({ work }) => (work ? [work] : [])),
			line(
				list(...sorted.map(({ shown }) => shown)),
				`compare the ${compared}, and list the original numbers from ${order}${onLine}`,
			),
		],
		hints: [hint],
	};
}

/** Two negative numbers in the order of their opposites, everything else in its place. */
function negativesReversed(
	sorted: readonly Item[],
	asList: (all: readonly Item[]) => DraftAnswer,
): WrongAnswer[] {
	const places = sorted.flatMap(({ value }, at) => (value < 0 ? [at] : []));
	const [start, end] = places;
	if (start === undefined || end === undefined || places.length > 2) return [];
	const swapped = sorted.toSpliced(start, 2, ...sorted.slice(start, start + 2).toReversed());
	return [[asList(swapped), 'ordered the two negative numbers as if they were positive']];
}

/** A number that is compared as a decimal: exact when it ends within `places`, else rounded. */
export function asComparedDecimal(shown: Expression, value: number, places = 2): Item {
	const tens = 10 ** places;
	const exact = Math.abs(value * tens - Math.round(value * tens)) < 1e-9;
	const right = exact
		? asDecimal(new Fraction(Math.round(value * tens), tens))
		: rounded(value, places);
	const how =
		shown.kind === 'number' || shown.kind === 'quotient'
			? `divide the numerator by the denominator${exact ? '' : ', and round'}`
			: exact
				? 'percent means out of 100'
				: shown.kind === 'product'
					? `evaluate the product, and round to the nearest ${places === 2 ? 'hundredth' : 'thousandth'}`
					: `round to the nearest ${places === 2 ? 'hundredth' : 'thousandth'}`;
	return { shown, value, work: line(relation(shown, exact ? '=' : '\\approx', right), how) };
}
