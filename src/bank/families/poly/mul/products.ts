/** "Expand and simplify" for a monomial, binomials and trinomials, with the lines of each. */
import {
	brackets,
	continued,
	type Expression,
	num,
	product,
	sum,
} from '../../../../math/expression.ts';
import {
	type Monomial,
	monomialExpression,
	multiply,
	type Polynomial,
	polynomialExpression,
	scale,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { polynomial } from '../../../answer.ts';
import { type Draft, line, type Line } from '../../../family.ts';
import { collectingLines, expandingLines, productTerms } from '../../../steps/expanding.ts';
import { plainMonomial } from '../../../steps/plain.ts';

export const shown = polynomialExpression;

export function monomialTimes(front: Monomial, inside: Polynomial): Draft | undefined {
	if (plainMonomial(front) === '1') return undefined;
	const result = multiply([front], inside);
	const problem = product(...factorsOf(front), shown(inside));
	return expand(
		problem,
		result,
		[
			line(
				continued(
					sum(
						...inside.map((one) => product(...factorsOf(front), brackets(monomialExpression(one)))),
					),
				),
				`multiply each term by ${plainMonomial(front)}`,
			),
			line(continued(shown(result)), 'multiply the numbers, add the exponents of the same letter'),
		],
		say`Multiply every term in the brackets by ${monomialExpression(front)}. What happens to the exponents?`,
	);
}

function factorsOf(front: Monomial): Expression[] {
	const written = monomialExpression(front);
	return written.kind === 'product' ? written.factors : [num(1), written];
}

export const timesEachOther = (left: Polynomial, right: Polynomial): Draft | undefined =>
	expand(
		product(shown(left), shown(right)),
		multiply(left, right),
		expandingLines(left, right),
		say`Multiply each term of the first factor by each term of the second. How many products are there?`,
	);

export function withNumber(k: number, left: Polynomial, right: Polynomial): Draft | undefined {
	const terms = productTerms(left, right);
	const pair = multiply(left, right);
	return expand(
		product(k, shown(left), shown(right)),
		scale(pair, k),
		[
			line(
				continued(product(k, brackets(uncollected(...terms)))),
				'multiply the two binomials first',
			),
			line(continued(product(k, brackets(shown(pair)))), collectingLines(terms).at(-1)?.why),
			line(continued(shown(scale(pair, k))), `multiply each term in the brackets by ${k}`),
		],
		say`Multiply the two binomials first. Then multiply the result by ${k}.`,
	);
}

export function expand(
	problem: Expression,
	result: Polynomial,
	lines: Line[],
	hint: Prose,
): Draft | undefined {
	if (result.length < 2) return undefined;
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: polynomial(shown(result)),
		steps: [line(problem), ...lines],
		hints: [hint],
	};
}
