/** Sequences as they are written: a₁, a₂, … in the USA, t₁, t₂, … in Canada. */
import Fraction from 'fraction.js';
import { type Expression, list, num, type Number, symbol } from '../../math/expression.ts';
import type { Draw } from '../family.ts';

export type Letters = {
	term: (index: number | string) => Expression;
	sum: (index: number | string) => Expression;
};

export const sequenceLetters = (country: Draw['country']): Letters => ({
	term: (index) => symbol(`${country === 'CA' ? 't' : 'a'}_{${index}}`),
	sum: (index) => symbol(`S_{${index}}`),
});

/** A parameter that the plan names `a` in one book and `a1` or `t1` in another. */
export const firstTerm = (draw: Draw): number =>
	draw.int(['a1', 't1', 'a'].find((name) => draw.has(name)) ?? 'a1');

/** "3, 7, 11, …" */
export const beginning = (...terms: Number[]): Expression =>
	list(...terms.map((value) => num(value)), symbol('\\dots'));

export const arithmeticTerms = (first: Number, difference: Number, count: number): Fraction[] =>
	Array.from({ length: count }, (_, at) => new Fraction(difference).mul(at).add(first));

export const geometricTerms = (first: Number, ratio: Number, count: number): Fraction[] =>
	Array.from({ length: count }, (_, at) => new Fraction(ratio).pow(at).mul(first));

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(n: number): string {
	const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
	return `${n}${tail}`;
}
