/** Integer zeros found by trying: 1, −1, 2, −2, and so on, as far as they divide the constant term. */
import { equation } from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Coefficients, valueAt } from './coefficients.ts';
import { joinedByAnd } from './solved.ts';

/** The divisors of the constant term that are tried before `zero`. */
function triedBefore(of: Coefficients, zero: number): number[] {
	const constant = of.at(-1) ?? 0;
	const inOrder = Array.from({ length: Math.abs(zero) }, (_, at) => [at + 1, -at - 1]).flat();
	return inOrder.slice(0, inOrder.indexOf(zero)).filter((one) => constant % one === 0);
}

/** " The values P(1) = 6 and P(−1) = 12 are not 0."; nothing when the first divisor is a zero. */
export function triedInVain(name: string, of: Coefficients, zero: number): Prose {
	const values = triedBefore(of, zero).map((one) => equation(call(name, one), valueAt(of, one)));
	if (values.length === 0) return say``;
	return values.length === 1
		? say` The value ${joinedByAnd(values)} is not 0.`
		: say` The values ${joinedByAnd(values)} are not 0.`;
}
