/** Permutations and combinations: exact numbers and how they are written. */
import { call, factorial } from '../../math/notation.ts';
import { type Expression, list, quotient, times } from '../../math/expression.ts';

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
