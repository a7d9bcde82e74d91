import type Fraction from 'fraction.js';
import { num } from '../../math/expression.ts';
import { mixed } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import type { Random } from '../../math/random.ts';

/** First names for stories: short, of mixed origins, easy to read aloud. */
export const FIRST_NAMES: readonly string[] = [
	'Aiko',
	'Amir',
	'Ana',
	'Ben',
	'Chen',
	'Dara',
	'Ella',
	'Farah',
	'Hugo',
	'Ines',
	'Jamal',
	'Kai',
	'Leo',
	'Lina',
	'Maya',
	'Nadia',
	'Noor',
	'Omar',
	'Priya',
	'Rosa',
	'Sam',
	'Tariq',
	'Yara',
	'Zoe',
];

// Letters for one unknown: none that looks like a digit or a sign.

export const anyLetter = (random: Random): string => random.pick(['x', 'y', 'n', 'm', 't']);

const PAIRS = [
	{ x: 'x', y: 'y' },
	{ x: 'a', y: 'b' },
	{ x: 'm', y: 'n' },
	{ x: 'p', y: 'q' },
];

/** The letters of a question; `y` is empty when there is only one. */
export const lettersFor = (random: Random, two: boolean): { x: string; y: string } =>
	two ? random.pick(PAIRS) : { x: anyLetter(random), y: '' };

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

/** The same words at the beginning of a sentence: `the kite` → `The kite`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
