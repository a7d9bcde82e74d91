/** What every equation of log.solve is written with: the argument, its logarithm, and the reason for moving a term. */
import type { Expression } from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { log } from '../../../steps/exponential.ts';

export const ask = 'If there is no solution, write “no solution”.';
export const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
export const logOf = (base: number, of: Expression): Expression => log(base, of);

/** 2² is also 2 × 2, and 3³ is its own reverse: mistakes with the power would go unnoticed. */
export const hidesMistakes = (base: number, exponent: number): boolean =>
	exponent !== 1 && (base * exponent === base ** exponent || exponent ** base === base ** exponent);

/** The reason for moving a number, or a multiple of the variable, to the other side. */
export function moved(b: number, variable = ''): string {
	const size = `${variable && Math.abs(b) === 1 ? '' : Math.abs(b)}${variable}`;
	return b > 0 ? `subtract ${size} from both sides` : `add ${size} to both sides`;
}
