/** Amounts as people write them (decimals, percents, dollars) and answers made of them. */
import Fraction from 'fraction.js';
import type { Expression, Number } from '../../math/expression.ts';
import { exactDecimal, money, percent, roundedText } from '../../math/notation.ts';
import { formula } from '../../math/prose.ts';
import type { DraftAnswer } from '../family.ts';

/** A whole number or a terminating decimal, exactly. */
export const amount = (value: Number): Expression => exactDecimal(new Fraction(value));

export const percentOf = (value: Number): Expression => percent(amount(value));

/** 35 → 0.35. */
export const asDecimal = (percents: Number): Expression => amount(new Fraction(percents).div(100));

/** True when the decimal terminates within that many places. */
export const ends = (value: Number, places: number): boolean =>
	new Fraction(value).mul(10 ** places).d === 1n;

/** Too near the middle between two roundings for an answer that anyone could check by hand. */
export function isHalfway(value: Number, places: number): boolean {
	const scaled = Math.abs(new Fraction(value).valueOf()) * 10 ** places;
	return Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-4;
}

/** Dollars, always with cents: \$12.50, \$12.00. */
export const cents = (value: Number): Expression => ({
	kind: 'money',
	text: roundedText(new Fraction(value), 2),
});

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
