/** Amounts as people write them (decimals, percents, dollars), how they are rounded, and answers made of them. */
import Fraction from 'fraction.js';
import { evaluate } from '../../math/evaluate.ts';
import { type Expression, type Number, relation } from '../../math/expression.ts';
import { exactDecimal, money, percent, roundedText } from '../../math/notation.ts';
import { formula, joinedByAnd, type Prose } from '../../math/prose.ts';
import type { DraftAnswer } from '../family.ts';

/** A whole number or a decimal, exactly: digits that repeat go under a bar. */
export const amount = (value: Number): Expression => exactDecimal(new Fraction(value));

export const percentOf = (value: Number): Expression => percent(amount(value));

/** 35 → 0.35. */
export const asDecimal = (percents: Number): Expression => amount(new Fraction(percents).div(100));

/** Dollars, always with cents: \$12.50, \$12.00. */
export const cents = (value: Number): Expression => ({
	kind: 'money',
	text: roundedText(new Fraction(value), 2),
});

/** "3, 8, 12": each number is typeset by itself, so a long list can break over lines. */
export const listed = (values: readonly (number | Fraction)[]): Prose => ({
	parts: values.flatMap((value, at) => [...(at === 0 ? [] : [', ']), amount(value)]),
});

/** "3, 8, and 12", within a sentence. */
export const spelled = (values: readonly (number | Fraction)[]): Prose =>
	joinedByAnd(values.map((value) => amount(value)));

export const totalOf = (values: readonly number[]): number =>
	values.reduce((whole, value) => whole + value, 0);

// Decimal places and rounding.

/** True when the decimal terminates within that many places. */
export const ends = (value: Number, places: number): boolean =>
	new Fraction(value).mul(10 ** places).d === 1n;

/** `1.2`: the places after the point. */
export const placesOf = (value: Fraction | number): number =>
	new Fraction(value).toString().split('.')[1]?.length ?? 0;

/** The power of ten that q divides, at most 10,000; `undefined` when the decimal repeats. */
export const tensOf = (q: number): number | undefined =>
	[1, 10, 100, 1000, 10_000].find((tens) => tens % q === 0);

/** Too near the middle between two roundings for an answer that anyone could check by hand. */
export const isHalfway = (value: Number, places: number): boolean =>
	fromMiddle(new Fraction(value).valueOf(), places) < 1e-4;

/** Rounded answers: draws too near to the middle between two roundings are not used. */
export const roundsSafely = (value: number, places: number): boolean =>
	fromMiddle(value, places) > 1e-4;

/** Not within 1e-6 of the boundary between two roundings. */
export const roundsClearly = (value: number, places: number): boolean =>
	fromMiddle(value, places) > 1e-6;

/** How far the value is from the middle between two roundings, in units of the last place. */
function fromMiddle(value: number, places: number): number {
	const scaled = Math.abs(value) * 10 ** places;
	return Math.abs(scaled - Math.floor(scaled) - 0.5);
}

/** A calculation and the value it comes to: "=" where the value is exact, "≈" where it was rounded. */
export const comesTo = (calculation: Expression, value: Expression): Expression =>
	relation(calculation, isExact(calculation, value) ? '=' : '\\approx', value);

function isExact(calculation: Expression, value: Expression): boolean {
	try {
		return evaluate(calculation).equals(evaluate(value));
	} catch (error) {
		// A root or a power that is not rational was rounded.
		if (error instanceof RangeError) return false;
		throw error;
	}
}

// Answers.

export const exactAnswer = (value: Number): DraftAnswer => ({
	kind: 'rational',
	value: new Fraction(value).toString(),
	body: formula(amount(value)),
});

/** The value is the number of percents: `35` for 35%. */
export const percentAnswer = (value: Number): DraftAnswer => ({
	kind: 'rational',
	value: new Fraction(value).toString(),
	body: formula(percentOf(value)),
	unit: '%',
});

/** Exact dollars, shown with cents where there are any: value `168` or `52.5`. */
export const dollarsAnswer = (
	value: Number,
	kind: 'rational' | 'decimal' = 'rational',
): DraftAnswer => ({
	...exactAnswer(value),
	kind,
	body: formula(money(new Fraction(value))),
	unit: 'dollars',
});

/** Rounded to cents: value `52.50`. */
export const moneyAnswer = (value: Number): DraftAnswer => ({
	kind: 'decimal',
	value: roundedText(new Fraction(value), 2),
	body: formula(cents(value)),
	unit: 'dollars',
});
