/** Numbers in words: "negative 3", "two thirds", "negative 17 over 24". */
import type Fraction from 'fraction.js';
import type { Expression } from './expression.ts';

/** How many: the words below and above which a fraction is said as "17 over 24". */
export const COUNTS = [
	'zero',
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'eleven',
	'twelve',
] as const;

/** The parts of a whole, by how many there are; plural but for "one". */
export const PARTS: Readonly<Record<number, readonly [one: string, many: string]>> = {
	2: ['half', 'halves'],
	3: ['third', 'thirds'],
	4: ['fourth', 'fourths'],
	5: ['fifth', 'fifths'],
	6: ['sixth', 'sixths'],
	7: ['seventh', 'sevenths'],
	8: ['eighth', 'eighths'],
	9: ['ninth', 'ninths'],
	10: ['tenth', 'tenths'],
};

export function spokenNumber(value: Fraction): string {
	const sign = value.s < 0n ? 'negative ' : '';
	if (value.d === 1n) return `${sign}${value.n}`;
	return `${sign}${spokenParts(Number(value.n), Number(value.d)) ?? `${value.n} over ${value.d}`}`;
}

export const isSpokenFraction = (value: Fraction): boolean =>
	value.d !== 1n && spokenParts(Number(value.n), Number(value.d)) !== null;

/** "two thirds" for whole numbers of a common fraction; null for all else. */
export const spokenFraction = (over: Expression, under: Expression): string | null =>
	[over, under].every(
		(part) => part.kind === 'number' && part.value.d === 1n && part.value.s > 0n,
	) &&
	over.kind === 'number' &&
	under.kind === 'number'
		? spokenParts(Number(over.value.n), Number(under.value.n))
		: null;

/** "three fifths", "one half"; null where nobody says it so: 22/7, 3/16. */
export function spokenParts(over: number, under: number): string | null {
	const [count, parts] = [COUNTS[over], PARTS[under]];
	if (over < 1 || count === undefined || parts === undefined) return null;
	return `${count} ${over === 1 ? parts[0] : parts[1]}`;
}

/** 2 is "2nd", 11 is "11th". */
export const ordinal = (n: bigint): string => {
	const ending =
		n % 100n > 10n && n % 100n < 14n ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[Number(n % 10n)];
	return `${n}${ending ?? 'th'}`;
};
