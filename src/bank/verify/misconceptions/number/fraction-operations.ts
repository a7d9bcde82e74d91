/** Sums, differences, products, and quotients of fractions: each mistake is repeated with their numerators and denominators. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { calculated, fromGiven, fromNamed } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import { byNumber, changed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** −2 3/4 is −1, 2, 3, 4. */
export type Mixed = { sign: number; whole: number; over: number; under: number };

/** Two of them, added or subtracted. */
type Two = { one: Mixed; other: Mixed; plus: number };

export const mixedIn = ({ question }: Question): Mixed[] =>
	[...questionText(question).matchAll(/(-?)(\d*)\\frac\{(-?\d+)\}\{(\d+)\}/g)].map(
		([, sign, whole, over, under]) => ({
			sign: sign ? -1 : 1,
			whole: Number(whole),
			over: Number(over),
			under: Number(under),
		}),
	);

const two = (record: Question): Two[] => {
	const [one, other] = mixedIn(record);
	return one && other ? [1, -1].map((plus) => ({ one, other, plus })) : [];
};

const fractionOf = ({ sign, over, under }: Mixed): number => (sign * over) / under;

export const valueOf = ({ sign, whole, over, under }: Mixed): number =>
	sign * (whole + over / under);

const total = ({ one, other, plus }: Two): number => valueOf(one) + plus * valueOf(other);

const wholes = ({ one, other, plus }: Two): number =>
	one.sign * one.whole + plus * other.sign * other.whole;

/** The numerators are added or subtracted as they should be; the denominators by this sign. */
const across =
	(sign: number) =>
	({ one, other, plus }: Two): number =>
		wholes({ one, other, plus }) +
		(one.sign * one.over + plus * other.sign * other.over) / (one.under + sign * other.under);

/** The same with improper fractions. */
const acrossImproper =
	(sign: number) =>
	({ one, other, plus }: Two): number =>
		(one.sign * improper(one) + plus * other.sign * improper(other)) /
		(one.under + sign * other.under);

const improper = ({ whole: units, over, under }: Mixed): number => units * under + over;

const quotient = ({ one, other }: Two): number => valueOf(one) / valueOf(other);

const product = ({ one, other }: Two): number => valueOf(one) * valueOf(other);

export const whole = (over: number, under: number): number => Math.floor(over / under);

export const FRACTION_OPERATION_RULES: readonly Rule[] = [
	// Sums and differences
	rule(
		fromGiven(two, total, across(1), acrossImproper(1)),
		'added the denominators (?:too|instead of .*)',
	),
	rule(
		fromGiven(two, total, across(-1), acrossImproper(-1)),
		'subtracted the numerators and subtracted the denominators',
	),
	rule(
		fromGiven(two, total, across(1), acrossImproper(1)),
		'subtracted the numerators and added the denominators',
	),
	rule(fromGiven(two, total, wholes), 'added only the whole numbers'),
	rule(
		changed((value) => value - 1),
		'did not carry when the fractions added up to more than a whole',
	),
	rule(
		changed((value) => value + 1),
		'carried although the fractions add up to less than a whole',
		'borrowed 1 without reducing the whole number',
	),
	rule(
		fromGiven(two, total, ({ one, other }) => valueOf(one) - other.whole),
		'did not subtract the fraction part of the second number',
	),
	rule(
		fromGiven(
			two,
			total,
			(given) => wholes(given) + Math.abs(fractionOf(given.one) - fractionOf(given.other)),
		),
		'subtracted the smaller fraction from the larger one instead of borrowing',
	),
	// Products and quotients
	rule(
		either(
			fromGiven(two, quotient, product),
			calculated(
				(one, other) => one / other,
				(one, other) => one * other,
			),
		),
		'multiplied without taking the reciprocal',
	),
	rule(
		changed((value) => 1 / value),
		'took the reciprocal of the first (?:fraction|number) instead of the second',
		'took the reciprocal of the numerator instead of the denominator',
	),
	rule(
		byNumber((value, number) => value * number ** 2),
		'multiplied by the denominator instead of by its reciprocal',
	),
	rule(
		fromGiven(
			two,
			product,
			({ one, other }) =>
				one.sign * other.sign * one.whole * other.whole + fractionOf(one) * fractionOf(other),
		),
		'multiplied the whole numbers and the fractions separately',
	),
	rule(
		fromNamed((right, factor = 1) => right / factor),
		'multiplied both the numerator and the denominator by NUMBER',
	),
];
