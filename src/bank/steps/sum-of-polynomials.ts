/** "Simplify (…) + (…)" and "(…) − (…)": brackets removed, like terms grouped, like terms combined. */
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
import { type Draft, type Line, line, polynomial, withMisconceptions } from '../family.ts';
import { collectingLines } from './expanding.ts';
import { sumMisconceptions } from './polynomial-misconceptions.ts';

export const CHANGE_SIGNS = 'distribute the negative sign to each term in the brackets';
export const REMOVE_BRACKETS = 'remove the brackets: the signs stay the same';

export const inBrackets = (one: Polynomial): Expression => brackets(polynomialExpression(one));

/** Every sign changed, the order of the terms kept. */
export const negatedTerms = (terms: Polynomial): Monomial[] =>
	terms.map((one) => ({ ...one, coefficient: one.coefficient.neg() }));

/** first ± second as it is asked, and the lines from it to the collected form. The terms keep the given order. */
export function sumLines(first: Polynomial, second: Polynomial, sign: 1 | -1) {
	const [left, right] = [inBrackets(first), inBrackets(second)];
	const problem = sign === 1 ? sum(left, right) : difference(left, right);
	const terms = [...first, ...(sign === 1 ? second : negatedTerms(second))];
	return {
		problem,
		result: sign === 1 ? plus(first, second) : minus(first, second),
		begin: [
			line(problem),
			line(continued(uncollected(...terms)), sign === 1 ? REMOVE_BRACKETS : CHANGE_SIGNS),
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
		answer: withMisconceptions(
			polynomial(polynomialExpression(lines.result)),
			...sumMisconceptions(first, second, sign),
		),
		steps: [...lines.begin, ...(collecting ?? lines.collecting)],
		hints: [
			sign === 1
				? say`Which terms are like terms?`
				: say`What happens to the sign of each term in the second expression? Which terms are like terms?`,
		],
	};
}
