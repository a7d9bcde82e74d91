/** Things in English: how many there are, which they are in a list, and what a drawing shows of them. */
import type Fraction from 'fraction.js';
import { num } from './expression.ts';
import { mixed } from './notation.ts';
import { type Prose, say } from './prose.ts';
import { COUNTS, ordinal } from './speech-numbers.ts';

const LISTS = {
	and: new Intl.ListFormat('en'),
	or: new Intl.ListFormat('en', { type: 'disjunction' }),
};

/** "34, 14, and 2", "2 or 3"; empty for no items. */
export const listInWords = (
	items: readonly (number | string)[],
	last: keyof typeof LISTS = 'and',
): string => LISTS[last].format(items.map(String));

/** "it rises, and it falls": a comma before "and" even between two clauses. */
export const clausesInWords = (clauses: readonly string[]): string =>
	clauses.length === 2 ? clauses.join(', and ') : listInWords(clauses);

/** "a mile", "an hour": said by the first letter, with the silent h of "hour". */
export const article = (noun: string): string =>
	`${/^(?:[aeiou]|hour)/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The same words at the beginning of a sentence: `the kite` → `The kite`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const named = (count: number, one: string, more = `${one}s`): string => (count === 1 ? one : more);

/** "1 unit", "3 units"; other plurals are given: `counted(4, 'box', 'boxes')`. */
export const counted = (count: number, one: string, more?: string): string =>
	`${count} ${named(count, one, more)}`;

/** The same in a sentence, where the number is typeset. */
export const many = (count: number, one: string, more?: string): Prose =>
	say`${count} ${named(count, one, more)}`;

/** A part of one thing or more than one: "3/4 of a mile", "1 mile", "2½ miles". Never 0. */
export function some(value: Fraction, one: string, more = `${one}s`): Prose {
	if (value.lt(1)) return say`${num(value)} of ${article(one)}`;
	if (value.d === 1n) return many(value.valueOf(), one, more);
	return say`${mixed(value)} ${more}`;
}

/** "two circles and an ellipse": things of the same kind are counted. */
export function thingsInWords(things: readonly string[]): string {
	const kinds = [...new Set(things)];
	const counts = kinds.map((kind) => {
		const count = things.filter((thing) => thing === kind).length;
		return count === 1 ? kind : plural(kind, COUNTS[count] ?? String(count));
	});
	const [first = ''] = counts;
	// After a thing with commas of its own, "and" could go on with it.
	return first.includes(', ') ? clausesInWords(counts) : listInWords(counts);
}

/** "A sketch of a parabola. It also shows a dashed line at x equals 3." Nothing but points is a plane. */
export function sketchOf(graphs: readonly string[], dashed: readonly string[]): string {
	if (graphs.length === 0) return `A sketch of ${thingsInWords(dashed) || 'a coordinate plane'}.`;
	const more = dashed.length > 0 ? ` It also shows ${thingsInWords(dashed)}.` : '';
	return `A sketch of ${thingsInWords(graphs)}.${more}`;
}

/**
 * "two lines that rise from left to right" for "a line that rises from left to right", "two hyperbolas, each with two
 * branches", "branches of two hyperbolas".
 */
function plural(kind: string, count: string): string {
	const areMany = (rest: string) => rest.replaceAll(/\b(rise|fall|open|start)s\b/g, '$1');
	const [, whole, run = ''] = /^a branch of a (\S+)(.*)$/.exec(kind) ?? [];
	if (whole !== undefined) return `branches of ${count} ${whole}s${areMany(run)}`;
	const [, noun = kind, rest = ''] =
		/^\S+ (.*?)((?: (?:that|with|whose|of) .*)?)$/.exec(kind) ?? [];
	const each = rest.startsWith(' with ') ? ', each' : '';
	return `${count} ${noun}${noun.endsWith('ch') ? 'es' : 's'}${each}${areMany(rest)}`;
}

/** "The marked points are (0, 2) and (3, 8)."; nothing where no point is marked. */
export const markedInWords = (points: readonly string[]): string =>
	points.length === 0
		? ''
		: ` The marked ${points.length === 1 ? 'point is' : 'points are'} ${listInWords(points)}.`;

const ORDERS: Readonly<Record<number, string>> = {
	2: 'square',
	3: 'cube',
	4: 'fourth',
	5: 'fifth',
	6: 'sixth',
	7: 'seventh',
	8: 'eighth',
	9: 'ninth',
	10: 'tenth',
};

/** "cube root", "fifth root", "12th root". */
export const rootName = (index: number): string => `${ORDERS[index] ?? ordinal(index)} root`;
