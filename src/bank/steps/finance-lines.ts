/** Compound interest and annuities: values in double precision, and how they are set out on the board. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	type Operand,
	opposite,
	power,
	product,
	quotient,
	relation,
	sum,
	times,
} from '../../math/expression.ts';
import { rounded } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Line, line, sentence } from '../family.ts';
import { amount, asDecimal, ends, percentOf } from './amounts.ts';

/** `rate` in percent a year, `m` periods a year, `t` years. */
export type Term = { rate: number; m: number; t: number };

export const periodsOf = ({ m, t }: Term): number => m * t;
export const perPeriod = ({ rate, m }: Term): number => rate / 100 / m;

/** With 5% for 5 years, mistaking the rate for the time would go unnoticed. */
export const isSwitchable = ({ rate, t }: Pick<Term, 'rate' | 't'>): boolean => rate === t;

/** What a dollar grows to. */
export const growth = (term: Term): number => (1 + perPeriod(term)) ** periodsOf(term);

/** What a dollar at the end of every period grows to, and what all these dollars are worth now. */
export const futureOfPayments = (term: Term): number => (growth(term) - 1) / perPeriod(term);
export const presentOfPayments = (term: Term): number => (1 - 1 / growth(term)) / perPeriod(term);

export const inCents = (value: number): Fraction => new Fraction(Math.round(value * 100), 100);

/** 0.045/12 as 0.00375, or as a fraction where the decimal is long. */
export function rateExpression({ rate, m }: Term): Expression {
	const exact = new Fraction(rate).div(100 * m);
	return ends(exact, 6) ? amount(exact) : quotient(asDecimal(rate), m);
}

/** i and n with how they are found. */
export function termLines(term: Term): Line[] {
	const { rate, m, t } = term;
	const n = periodsOf(term);
	if (m === 1)
		return [
			line(equation('i', asDecimal(rate)), 'one period is one year, so i is the annual rate'),
			line(equation('n', n), 'one period is one year, so n is the number of years'),
		];
	const division = quotient(asDecimal(rate), m);
	const shown = rateExpression(term);
	const i = shown.kind === 'quotient' ? division : equation(division, shown);
	return [
		line(equation('i', i), `divide the annual rate by ${m}, the number of periods in a year`),
		line(
			equation('n', equation(times(m, t), n)),
			'multiply the periods per year by the number of years',
		),
	];
}

const grown = (i: Operand, n: Operand): Expression => power(sum(1, i), n);

/** P(1 + i)ⁿ */
export const compounded = (P: Operand, i: Operand, n: Operand): Expression =>
	product(P, grown(i, n));

/** R((1 + i)ⁿ − 1)/i */
export const annuityFuture = (R: Operand, i: Operand, n: Operand): Expression =>
	quotient(product(R, sum(grown(i, n), num(-1))), i);

/** R(1 − (1 + i)⁻ⁿ)/i */
export const annuityPresent = (R: Operand, i: Operand, n: number | 'n'): Expression =>
	quotient(
		product(R, sum(1, opposite(power(sum(1, i), typeof n === 'number' ? num(-n) : opposite(n))))),
		i,
	);

const toCents = (value: number): Expression => rounded(roundedTo(value, 2), 2);

/** The last line of a calculator; `before` says what it does as well. */
export const roundedLine = (letter: string, value: number, before = ''): Line =>
	line(
		relation(letter, '\\approx', toCents(value)),
		`${before}calculate and round to the nearest cent`,
	);

/** 2332.80 − 2120.50 = 212.30, always with cents, unless whole dollars are subtracted: 2332.80 − 2000 = 332.80. */
export const subtractedLine = (more: Fraction, less: Fraction | number, why: string): Line =>
	line(
		equation(
			difference(rounded(more, 2), typeof less === 'number' ? less : rounded(less, 2)),
			rounded(more.sub(less), 2),
		),
		why,
	);

export const roundedTo = (value: number, places: number): Fraction =>
	new Fraction(Math.round(value * 10 ** places)).div(10 ** places);

/** "For the first account, i = 0.06/12 = 0.005, and n = 12 × 5 = 60.": both in one sentence, where two terms are compared. */
export function termSentence(whose: string, term: Term): Line {
	const { rate, m, t } = term;
	const [n, shown] = [periodsOf(term), rateExpression(term)];
	if (m === 1)
		return sentence(
			say`For ${whose}, ${equation('i', asDecimal(rate))} and ${equation('n', t)}.`,
			'one period is one year',
		);
	const division = quotient(asDecimal(rate), m);
	const i = shown.kind === 'quotient' ? division : equation(division, shown);
	return sentence(
		say`For ${whose}, ${equation('i', i)}, and ${equation('n', equation(times(m, t), n))}.`,
		`there are ${m} compounding periods in a year`,
	);
}

// How often interest is added and payments are made.

/** Times a year → "compounded …". */
export const COMPOUNDED: Readonly<Record<number, string>> = {
	1: 'annually',
	2: 'semi-annually',
	4: 'quarterly',
	12: 'monthly',
	52: 'weekly',
	365: 'daily',
};

/** "5% per year, compounded monthly" */
export const rateInWords = ({ rate, m }: Term): Prose =>
	say`${percentOf(rate)} per year, compounded ${COMPOUNDED[m] ?? ''}`;

/** Times a year → "at the end of every …". */
export const EVERY: Readonly<Record<number, string>> = {
	1: 'year',
	2: 'six months',
	4: 'quarter',
	12: 'month',
};

/** Times a year → what a compounding period is called, in the singular. */
export const PERIOD: Readonly<Record<number, string>> = {
	1: 'year',
	2: 'half-year',
	4: 'quarter',
	12: 'month',
};
