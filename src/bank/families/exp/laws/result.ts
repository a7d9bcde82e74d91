/** The instruction, the brackets and the last lines that questions on exponent laws share. */
import { brackets, continued, type Expression } from '../../../../math/expression.ts';
import { line, type Line } from '../../../family.ts';
import { hasNegative, type Monomial, positive, written } from '../../../steps/monomial.ts';

/** Positive exponents are asked for where negative ones come up. */
export const simplify = (...met: Monomial[]): string =>
	met.some(hasNegative) ? 'Simplify. Write the answer with positive exponents' : 'Simplify';
/** A number alone, or coefficients too large to work with. */
export const isDull = (result: Monomial) =>
	result.powers.size === 0 || result.coefficient.n > 3000n || result.coefficient.d > 3000n;

/** A monomial as a factor or a base: in brackets unless it is one power alone. */
export const shared = (of: Monomial): Expression =>
	of.coefficient.lt(0) || of.powers.size > 1 || !of.coefficient.equals(1)
		? brackets(written(of))
		: written(of);

export const NEGATIVE_EXPONENT = 'a negative exponent means one over the power';

/** The result, first with its negative exponents if it has any; `why` explains the first line. */
export function ending(result: Monomial, why?: string): Line[] {
	return hasNegative(result)
		? [line(continued(written(result)), why), line(continued(positive(result)), NEGATIVE_EXPONENT)]
		: [line(continued(positive(result)), why)];
}
