/** How a series is written, and what an arithmetic one comes to. */
import { type Expression, sum, symbol } from '../../../../math/expression.ts';

/** "7 + 11 + 15 + …" */
export const series = (...terms: Expression[]): Expression => sum(...terms);
export const dots = symbol('\\cdots');
/** n(2a + (n − 1)d)/2 */
export const sumOf = (first: number, d: number, n: number): number =>
	(n * (2 * first + (n - 1) * d)) / 2;
