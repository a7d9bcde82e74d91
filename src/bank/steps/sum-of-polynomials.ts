/** "Simplify (…) + (…)" and "(…) − (…)": brackets left out, like terms together, like terms added. */
import { brackets, continued, difference, type Expression, sum } from '../../math/expression.ts';
import {
	minus,
	type Monomial,
	plus,
	type Polynomial,
	polynomialExpression,
	uncollected,
} from '../../math/polynomial.ts';
import { say } from '../../math/prose.ts';
import { polynomial } from '../answer.ts';
import { type Draft, line, type Line } from '../family.ts';
import { collectingLines } from './expanding.ts';

export const CHANGE_SIGNS = 'leave out the brackets and change the sign of each term in them';
export const LEAVE_BRACKETS = 'after a plus sign the brackets can be left out';

export const inBrackets = (one: Polynomial): Expression => brackets(polynomialExpression(one));

/** Every sign changed, the order of the terms kept. */
export const negatedTerms = (terms: Polynomial): Monomial[] =>
	terms.map((one) => ({ ...one, coefficient: one.coefficient.neg() }));

/** first ± second as it is asked, and the lines from it to the collected form. Terms stand in the given order. */
export function sumLines(first: Polynomial, second: Polynomial, sign: 1 | -1) {
	const [left, right] = [inBrackets(first), inBrackets(second)];
	const problem = sign === 1 ? sum(left, right) : difference(left, right);
	const terms = [...first, ...(sign === 1 ? second : negatedTerms(second))];
	return {
		problem,
		result: sign === 1 ? plus(first, second) : minus(first, second),
		begin: [
			line(problem),
			line(continued(uncollected(...terms)), sign === 1 ? LEAVE_BRACKETS : CHANGE_SIGNS),
		],
		collecting: collectingLines(terms),
	};
}

/** `undefined` when fewer than two terms are left. `collecting` replaces the usual last lines. */
export function simplify(
	first: Polynomial,
	second: Polynomial,
	sign: 1 | -1,
	collecting?: Line[],
): Draft | undefined {
	const lines = sumLines(first, second, sign);
	if (lines.result.length < 2) return undefined;
	return {
		prompt: say`Simplify ${lines.problem}.`,
		answer: polynomial(polynomialExpression(lines.result)),
		steps: [...lines.begin, ...(collecting ?? lines.collecting)],
		hints: [
			sign === 1
				? say`Leave out the brackets. Then put like terms together.`
				: say`The minus sign is for every term in the second brackets.`,
		],
	};
}
