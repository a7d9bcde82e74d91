import type Fraction from 'fraction.js';
import { num } from '../../math/expression.ts';
import { mixed } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';

/** "1 year", "3 years"; other plurals are given: `many(4, 'box', 'boxes')`. */
export const many = (count: number, one: string, more = `${one}s`): Prose =>
	say`${count} ${count === 1 ? one : more}`;

/** "a mile", "an hour": said by the first letter, with the silent h of "hour". */
export const article = (noun: string): string =>
	`${/^(?:[aeiou]|hour)/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A part of one thing or more than one: "3/4 of a mile", "1 mile", "2½ miles". Never 0. */
export function some(value: Fraction, one: string, more = `${one}s`): Prose {
	if (value.lt(1)) return say`${num(value)} of ${article(one)}`;
	if (value.d === 1n) return many(value.valueOf(), one, more);
	return say`${mixed(value)} ${more}`;
}
