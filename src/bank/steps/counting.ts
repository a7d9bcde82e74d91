/** Permutations and combinations: exact numbers and how they are written. */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	type Expression,
	list,
	quotient,
	symbol,
	times,
} from '../../math/expression.ts';
import { call, factorial } from '../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../math/prose.ts';
import { line, type Line } from '../family.ts';
import { reducedLines } from './fractions.ts';

export const factorialOf = (n: number): number => (n < 2 ? 1 : n * factorialOf(n - 1));

/** n × (n − 1) × …, r factors. */
export const fallingFactors = (n: number, r: number): number[] =>
	Array.from({ length: r }, (_, at) => n - at);

export const arranged = (n: number, r: number): number =>
	fallingFactors(n, r).reduce((all, factor) => all * factor, 1);

export const chosen = (n: number, r: number): number => arranged(n, r) / factorialOf(r);

/** C(n, r), as a function of two numbers. */
export const combinations = (n: number, r: number): Expression => call('C', list(n, r));

/** The fraction that gives C(n, r): falling factors over r!. */
export const choiceFraction = (n: number, r: number): Expression =>
	quotient(times(...fallingFactors(n, r)), factorial(r));

/** C(n, r) from its fraction to its value. */
export const choiceLines = (n: number, r: number, things: string): Line[] => [
	line(
		equation(combinations(n, r), choiceFraction(n, r)),
		`the numerator counts the ordered choices; the order does not matter, so divide by ${factorialOf(r)}, the number of ways to order ${r} ${things}`,
	),
	line(
		equation(combinations(n, r), quotient(arranged(n, r), factorialOf(r))),
		'multiply in the numerator and in the denominator',
	),
	line(continued(chosen(n, r)), 'divide'),
];

// Probabilities on the board: a fraction of counts, then lowest terms.

/** The complement has the same probability, so whoever finds that one is marked right. */
export const isHalf = (probability: Fraction): boolean => probability.equals('1/2');

export const LOWEST = 'Give your answer as a fraction in lowest terms.';

/** P = over/under and its reduced form; `why` says what to divide. */
export const countedLines = (
	over: number,
	under: number,
	why: string,
	name = 'probability',
): Line[] => [
	line(equation(symbol('P'), quotient(over, under)), `let P be the ${name}: ${why}`),
	...reducedLines([over, under]),
];

export type Part = readonly [over: number, under: number];

export const fractionOf = ([over, under]: Part): Expression => quotient(over, under);

/** P = a/b × c/d × …, multiplied and reduced. */
export function productLines(parts: readonly Part[], why: string): Line[] {
	const over = parts.reduce((all, [n]) => all * n, 1);
	const under = parts.reduce((all, [, d]) => all * d, 1);
	return [
		line(equation(symbol('P'), times(...parts.map(fractionOf))), why),
		line(continued(quotient(over, under)), 'multiply the numerators and multiply the denominators'),
		...reducedLines([over, under]),
	];
}

export const valueOfParts = (parts: readonly Part[]): Fraction =>
	parts.reduce((all, [n, d]) => all.mul(new Fraction(n, d)), new Fraction(1));

/** "2 red, 3 blue, and 1 green": kinds with a count of 0 are left out. */
export function inventory(kinds: readonly (readonly [count: number, name: string])[]): Prose {
	const shown = kinds.filter(([count]) => count > 0);
	return joinedByAnd(shown.map(([count, name]) => say`${count} ${name}`));
}
