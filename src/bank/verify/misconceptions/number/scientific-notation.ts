/** Scientific notation: each mistake is repeated with the factors and the exponents. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { fromGiven } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { type Scientific, value, over } from './decimals.ts';

const scientificIn = ({ question }: Question): Scientific[] => {
	const [one, other] = [...question.matchAll(/(-?[\d.]+) \\times 10\^\{(-?\d+)\}/g)].map(
		([, factor, exponent]) => [Number(factor), Number(exponent)] as const,
	);
	return one && other ? [[...one, ...other]] : [];
};

const multiplied = ([a, m, b, n]: Scientific): number => value(a * b, m + n);

const plus = ([a, m, b, n]: Scientific): number => value(a, m) + value(b, n);

const minus = ([a, m, b, n]: Scientific): number => value(a, m) - value(b, n);

export const exponentOf = (number: number): number =>
	Math.floor(Math.log10(Math.abs(number)) + 1e-9);

/** One place less, or more, from the decimal point. */
const placesOff = (by: number): Relation =>
	changed((number) => number * 10 ** (by * Math.sign(exponentOf(number))));

export const SCIENTIFIC_NOTATION_RULES: readonly Rule[] = [
	rule(
		fromGiven(scientificIn, multiplied, ([a, m, b, n]) => value(a + b, m + n)),
		'added the first factors instead of multiplying them',
	),
	rule(
		fromGiven(scientificIn, over, ([a, m, b, n]) => value(a / b, n - m)),
		'subtracted the exponents in the reverse order',
	),
	rule(
		fromGiven(
			scientificIn,
			plus,
			([a, m, b]) => value(a + b, m),
			([a, , b, n]) => value(a + b, n),
		),
		'added the first factors without matching the powers of 10',
	),
	rule(
		fromGiven(
			scientificIn,
			minus,
			([a, m, b]) => value(a - b, m),
			([a, , b, n]) => value(a - b, n),
		),
		'subtracted the first factors without matching the powers of 10',
	),
	rule(
		fromGiven(scientificIn, minus, ([a, m, b, n]) => value(a - b, m - n)),
		'subtracted the first factors and the exponents',
	),
	rule(fromGiven(scientificIn, minus, plus), 'added the numbers instead of subtracting them'),
	rule(
		either(
			fromGiven(scientificIn, minus, ([a, m, b, n]) => value(a, m) - value(b, n - 1)),
			fromGiven(scientificIn, plus, ([a, m, b, n]) => value(a, m) + value(b, n - 1)),
		),
		'moved the decimal point of the second number two places instead of one',
	),
	rule(
		where(
			/^(?!.*\\log)/,
			changed((number) => number / 10 ** (2 * exponentOf(number))),
		),
		'moved the decimal point in the wrong direction',
		'made the exponent (?:positive|negative)',
	),
	rule(placesOff(-1), 'moved the decimal point one place too few', 'counted one place too few'),
	rule(placesOff(1), 'counted one place too many'),
	rule(
		changed((number) => number * 10),
		'moved the decimal point one place too far to the right',
		'moved the decimal point only in the dividend',
	),
	rule(
		changed((number) => number / 10),
		'moved the decimal point one place too far to the left',
		'moved the decimal point only in the divisor',
	),
	rule(
		changed((number) => number / 10 ** exponentOf(number)),
		'did not move the decimal point',
	),
];
