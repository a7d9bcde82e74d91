/** Numbers in words: "negative 3", "two thirds", "negative 17 over 24". */
import type Fraction from 'fraction.js';
import type { Expression } from './expression.ts';

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
	'ten',
	'eleven',
	'twelve',
	'thirteen',
	'fourteen',
	'fifteen',
	'sixteen',
	'seventeen',
	'eighteen',
	'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** How many, below 100: the numerators that are said in words, as in "twenty-seven halves". */
export const COUNTS: readonly string[] = [
	'zero',
	...ONES,
	...TEENS,
	...TENS.flatMap((ten) => [ten, ...ONES.map((one) => `${ten}-${one}`)]),
];

const regular = (part: string): readonly [one: string, many: string] => [part, `${part}s`];

/**
 * The parts of a whole, by how many there are; plural but for "one". A denominator of two words has no entry: twenty
 * twenty-ninths could be heard as 2020 ninths.
 */
export const PARTS: Readonly<Record<number, readonly [one: string, many: string]>> = {
	2: ['half', 'halves'],
	3: regular('third'),
	4: regular('fourth'),
	5: regular('fifth'),
	6: regular('sixth'),
	7: regular('seventh'),
	8: regular('eighth'),
	9: regular('ninth'),
	10: regular('tenth'),
	11: regular('eleventh'),
	12: regular('twelfth'),
	13: regular('thirteenth'),
	14: regular('fourteenth'),
	15: regular('fifteenth'),
	16: regular('sixteenth'),
	17: regular('seventeenth'),
	18: regular('eighteenth'),
	19: regular('nineteenth'),
	20: regular('twentieth'),
	30: regular('thirtieth'),
	40: regular('fortieth'),
	50: regular('fiftieth'),
	60: regular('sixtieth'),
	70: regular('seventieth'),
	80: regular('eightieth'),
	90: regular('ninetieth'),
	100: regular('hundredth'),
};

/** "three fifths", "twenty-seven halves"; null where it is not said so: 17/24, 5/1000. */
export function namedParts(over: number, under: number): string | null {
	const [count, parts] = [COUNTS[over], PARTS[under]];
	if (over < 1 || count === undefined || parts === undefined) return null;
	return `${count} ${over === 1 ? parts[0] : parts[1]}`;
}

/** Fractions that nobody says otherwise: "three fifths", "one half". Alone, all others are "22 over 7", "3 over 16". */
const commonParts = (over: number, under: number): string | null =>
	over <= 12 && under <= 10 ? namedParts(over, under) : null;

export function spokenNumber(value: Fraction): string {
	const sign = value.s < 0n ? 'negative ' : '';
	if (value.d === 1n) return `${sign}${value.n}`;
	return `${sign}${commonParts(Number(value.n), Number(value.d)) ?? `${value.n} over ${value.d}`}`;
}

export const isSpokenFraction = (value: Fraction): boolean =>
	value.d !== 1n && commonParts(Number(value.n), Number(value.d)) !== null;

const partsOf =
	(parts: typeof namedParts) =>
	(over: Expression, under: Expression): string | null =>
		[over, under].every(
			(part) => part.kind === 'number' && part.value.d === 1n && part.value.s > 0n,
		) &&
		over.kind === 'number' &&
		under.kind === 'number'
			? parts(Number(over.value.n), Number(under.value.n))
			: null;

/** "two thirds" for whole numbers of a common fraction; null for all else. */
export const spokenFraction = partsOf(commonParts);

/** "thirteen sixths" as well, among other parts, where "13 over 6" would need an end. */
export const namedFraction = partsOf(namedParts);

/** 2 is "2nd", 11 is "11th". */
export const ordinal = (n: bigint): string => {
	const ending =
		n % 100n > 10n && n % 100n < 14n ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[Number(n % 10n)];
	return `${n}${ending ?? 'th'}`;
};
