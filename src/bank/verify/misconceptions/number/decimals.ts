/** Decimals, percents as numbers, and units: each mistake is repeated with the digits. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { calculated, changedBy, fromGiven, numbersAsked } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { byNumber, changed, pairOfNumbers, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** "0.4\overline{7}": 0, "4", and "7". */
type Repeating = { whole: number; fixed: string; repeat: string };

const repeatingIn = ({ question }: Question): Repeating[] =>
	[...question.matchAll(/(\d+)\.(\d*)\\overline\{(\d+)\}/g)].map(
		([, whole, fixed = '', repeat = '']) => ({ whole: Number(whole), fixed, repeat }),
	);

const nines = (digits: string): number => 10 ** digits.length - 1;

const repeatedValue = ({ whole, fixed, repeat }: Repeating): number =>
	whole + (Number(fixed) + Number(repeat) / nines(repeat)) / 10 ** fixed.length;

/** "3.6 × 10⁸ and 1.6 × 10⁵". */
export type Scientific = readonly [a: number, m: number, b: number, n: number];

export const value = (factor: number, exponent: number): number => factor * 10 ** exponent;

export const over = ([a, m, b, n]: Scientific): number => value(a / b, m - n);

const digits = (number: number): number => Number(String(number).replace('.', ''));

const fractionIn = ({ question }: Question): (readonly [over: string, under: string])[] =>
	[...questionText(question).matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].map(
		([, top = '', bottom = '']) => [top, bottom],
	);

const decimalsIn = (record: Question): number[] => [...numbersAsked(record)];

const fractional = (number: number): number => number - Math.trunc(number);

/** A length that makes up an area or a volume is left out of the conversion factor so many times. */
const sideForPower = (times: number): Relation =>
	either(
		byNumber((number, side) => number / side ** times),
		byNumber((number, side) => number * side ** times),
	);

/** The digits are added as whole numbers, with the decimal point of the number with more places. */
function digitsLinedUp(one: number, other: number): number {
	const places = Math.max(
		...[one, other].map((number) => String(number).split('.')[1]?.length ?? 0),
	);
	return (digits(one) + digits(other)) / 10 ** places;
}

export const DECIMAL_RULES: readonly Rule[] = [
	// Percents and fractions as decimals
	rule(
		either(
			fromGiven(
				fractionIn,
				([top, bottom]) => (100 * Number(top)) / Number(bottom),
				([top, bottom]) => (100 * Number(bottom)) / Number(top),
			),
			fromGiven(
				fractionIn,
				([top, bottom]) => Number(top) / Number(bottom),
				([top, bottom]) => Number(bottom) / Number(top),
			),
		),
		'divided the denominator by the numerator',
	),
	rule(
		either(
			changed((number) => number * 10),
			changed((number) => number / 10),
		),
		'moved the decimal point only one place',
	),
	rule(
		changed((number) => number * 100),
		'dropped the percent sign without dividing by 100',
	),
	rule(
		changed((number) => number * 10),
		'wrote the percent over 10 instead of 100',
	),
	rule(
		changed((number) => number / 10),
		'multiplied by 10 instead of 100',
	),
	rule(
		fromGiven(
			fractionIn,
			([top, bottom]) => Number(top) / Number(bottom),
			([top, bottom]) => Number(`${top}.${bottom}`),
		),
		'placed a decimal point between the numerator and the denominator',
	),
	rule(
		fromGiven(
			decimalsIn,
			(number) => number,
			(number) => Math.trunc(number) + fractional(number) / 10,
		),
		'used a denominator with one zero too many',
	),
	rule(
		fromGiven(
			decimalsIn,
			(number) => number,
			(number) => Math.trunc(number) + fractional(number) * 10,
		),
		'used a denominator with one zero too few',
	),
	rule(
		fromGiven(
			decimalsIn,
			(number) => number,
			(number) => Math.trunc(number) + 1 / Math.round(fractional(number) * 10),
		),
		'used the digit after the decimal point as the denominator',
	),
	// Repeating decimals
	rule(
		fromGiven(repeatingIn, repeatedValue, ({ whole, fixed, repeat }) =>
			Number(`${whole}.${fixed}${repeat}`),
		),
		'treated the decimal as if it ended',
		'ignored the fact that the digits repeat',
	),
	rule(
		fromGiven(
			repeatingIn,
			repeatedValue,
			({ whole, fixed, repeat }) => whole + Number(fixed + repeat) / nines(fixed + repeat),
		),
		'treated (?:both|all|all of the|all three) digits as repeating',
		'treated all of the digits as repeating',
	),
	rule(
		fromGiven(
			repeatingIn,
			repeatedValue,
			({ whole, fixed, repeat }) =>
				whole + Number(fixed + repeat) / (nines(repeat) * 10 ** fixed.length),
		),
		'did not subtract the digits? that (?:does|do) not repeat',
	),
	rule(
		fromGiven(
			repeatingIn,
			repeatedValue,
			({ whole, fixed, repeat }) =>
				Number(`${whole}${fixed}${repeat}`) / (nines(repeat) * 10 ** fixed.length),
		),
		'did not subtract the whole-number part',
	),
	rule(
		fromGiven(
			repeatingIn,
			repeatedValue,
			({ whole, fixed, repeat }) => Number(`${whole}.${fixed}`) + Number(repeat) / nines(repeat),
		),
		'kept the NUMBER, but started the repeating digits in the tenths place',
	),
	// Stories with decimals
	rule(
		calculated(
			(count, each) => count * each,
			(count, each) => (count - 1) * each,
		),
		'left out one of the NUMBER .*',
	),
	rule(
		calculated(
			(all, count, each) => all - count * each,
			(_, count, each) => count * each,
		),
		'found the total for the NUMBER .* but did not subtract it',
	),
	rule(
		calculated(
			(all, count, each) => all - count * each,
			(all, _, each) => all - each,
		),
		'subtracted the .* of only one of the NUMBER .*',
	),
	rule(
		either(
			calculated(
				(one, other) => one + other,
				(one, other) => digitsLinedUp(one, other),
			),
			calculated(
				(one, other) => one - other,
				(one, other) => digitsLinedUp(one, -other),
			),
		),
		'lined up the last digits instead of the decimal points',
	),
	// Units
	rule(
		where(
			/^Convert/,
			either(
				changedBy((number, given) => given ** 2 / number),
				calculated(
					(given, factor) => given / factor,
					(given, factor) => given * factor,
				),
				calculated(
					(given, factor) => given * factor,
					(given, factor) => given / factor,
				),
			),
		),
		'multiplied instead of dividing',
		'divided instead of multiplying',
	),
	rule(
		either(
			byNumber((number, factor) => number * factor),
			byNumber((number, factor) => number / factor),
		),
		'did only one of the two conversions',
		'skipped the first conversion',
	),
	rule(
		byNumber((number, factor) => number * factor ** 2),
		'multiplied by the second conversion factor instead of dividing by it',
	),
	rule(
		pairOfNumbers((number, one, other) => number * (one / other) ** 2),
		'multiplied instead of dividing, and divided instead of multiplying',
	),
	rule(
		sideForPower(1),
		'used the conversion factor for length instead of the one for area',
		'used the conversion factor for area instead of the one for volume',
	),
	rule(sideForPower(2), 'used the conversion factor for length instead of the one for volume'),
];
