/** Integer zeros found by trying: 1, −1, 2, −2, and so on, as far as they divide the constant term. */
import { equation, num } from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Coefficients, valueAt } from './coefficients.ts';
import { joinedByAnd } from './solved.ts';

/** Why the divisors of the constant term are tried. */
export const INTEGER_ZERO = 'an integer zero of P(x) must be a divisor of the constant term';

/** The divisors of the constant term that are tried before `zero`. */
function triedBefore(of: Coefficients, zero: number): number[] {
	const constant = of.at(-1) ?? 0;
	const inOrder = Array.from({ length: Math.abs(zero) }, (_, at) => [at + 1, -at - 1]).flat();
	return inOrder.slice(0, inOrder.indexOf(zero)).filter((one) => constant % one === 0);
}

/** " P(1) = 6 and P(−1) = 12, so 1 and −1 are not zeros."; nothing when the first divisor is a zero. */
export function triedInVain(name: string, of: Coefficients, zero: number): Prose {
	const tried = triedBefore(of, zero);
	if (tried.length === 0) return say``;
	const values = joinedByAnd(tried.map((one) => equation(call(name, one), valueAt(of, one))));
	return tried.length === 1
		? say` ${values}, so ${joinedByAnd(tried.map((one) => num(one)))} is not a zero.`
		: say` ${values}, so ${joinedByAnd(tried.map((one) => num(one)))} are not zeros.`;
}
