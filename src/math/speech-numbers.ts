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
/** Whole numbers below 20 in words: `COUNTS[7]` is "seven", as in "seven halves". */
export const COUNTS: readonly string[] = ['zero', ...ONES, ...TEENS];

/** The places in a short list, from the first. */
export const ORDINALS: readonly string[] = [
	'first',
	'second',
	'third',
	'fourth',
	'fifth',
	'sixth',
	'seventh',
	'eighth',
	'ninth',
];

const regular = (part: string): readonly [one: string, many: string] => [part, `${part}s`];

/**
 * The parts of a whole, by how many there are; plural but for "one". Larger denominators have no entry: twenty
 * twenty-ninths could be heard as 2020 ninths, and thirteen fortieths as thirteen fourteenths.
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
};

/** "three fifths", "seventeen sixths"; null where it is not said so: 17/24, 21/4, and 6/3, which is a division. */
export function namedParts(over: number, under: number): string | null {
	const [count, parts] = [COUNTS[over], PARTS[under]];
	if (over < 1 || count === undefined || parts === undefined || over % under === 0) return null;
	return `${count} ${over === 1 ? parts[0] : parts[1]}`;
}

/** "negative 3", "two thirds", "negative 17 over 24". */
export function spokenNumber(value: Fraction): string {
	const sign = value.s < 0n ? 'negative ' : '';
	if (value.d === 1n) return `${sign}${value.n}`;
	return `${sign}${namedParts(Number(value.n), Number(value.d)) ?? `${value.n} over ${value.d}`}`;
}

/** "12,500", as it is printed: ten digits in a row would be read one by one. Digits behind a point stay as they are. */
export const digitsInGroups = (digits: string): string =>
	digits.replace(/^-?\d{5,}/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));

export const isSpokenFraction = (value: Fraction): boolean =>
	value.d !== 1n && namedParts(Number(value.n), Number(value.d)) !== null;

const isWhole = (part: Expression) =>
	part.kind === 'number' && part.value.d === 1n && part.value.s >= 0n;

/** "two thirds" for whole numbers of a named fraction; null for all else. */
export const spokenFraction = (over: Expression, under: Expression): string | null =>
	over.kind === 'number' && under.kind === 'number' && isWhole(over) && isWhole(under)
		? namedParts(Number(over.value.n), Number(under.value.n))
		: null;

/** 2 is "2nd", 11 is "11th". */
export const ordinal = (value: bigint | number): string => {
	const n = BigInt(value);
	const ending =
		n % 100n > 10n && n % 100n < 14n ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[Number(n % 10n)];
	return `${n}${ending ?? 'th'}`;
};

/** "negative 5", "2.5": with digits, as on a scale. */
export const spoken = (value: number): string => (value < 0 ? `negative ${-value}` : String(value));
