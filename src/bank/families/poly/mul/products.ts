/** "Expand and simplify" for a monomial, binomials and trinomials, with the lines of each. */
import { brackets, continued, type Expression, product, sum } from '../../../../math/expression.ts';
import {
	type Monomial,
	monomialExpression,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	polynomial,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	collectingLines,
	expandingLines,
	monomialFactors,
	productTerms,
} from '../../../steps/expanding.ts';
import {
	polynomialMisconceptions,
	productMisconceptions,
} from '../../../steps/polynomial-misconceptions.ts';
import { plainMonomial } from '../../../../math/plain-notation.ts';

export const shown = polynomialExpression;

export function monomialTimes(front: Monomial, inside: Polynomial): Draft | undefined {
	if (plainMonomial(front) === '1') return undefined;
	const result = multiply([front], inside);
	const problem = product(...monomialFactors(front), shown(inside));
	return expand(
		problem,
		result,
		[
			line(
				continued(
					sum(
						...inside.map((one) =>
							product(...monomialFactors(front), brackets(monomialExpression(one))),
						),
					),
				),
				`multiply each term by ${plainMonomial(front)}`,
			),
			line(
				continued(shown(result)),
				'multiply the coefficients, and add the exponents of the same variable',
			),
		],
		say`What is every term in the brackets multiplied by? What happens to the exponents?`,
		polynomialMisconceptions(
			[
				plus(multiply([front], inside.slice(0, 1)), inside.slice(1)),
				'multiplied only the first term',
			],
			[scale(inside, front.coefficient), 'multiplied the coefficients but not the variables'],
		),
	);
}

export const timesEachOther = (left: Polynomial, right: Polynomial): Draft | undefined =>
	expand(
		product(shown(left), shown(right)),
		multiply(left, right),
		expandingLines(left, right),
		say`How many products do you get when each term of the first factor is multiplied by each term of the second? Which of them are like terms?`,
		productMisconceptions(left, right),
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
		say`What is the product of the two binomials? What is that product multiplied by?`,
		polynomialMisconceptions(
			[pair, `left out the factor ${k}`],
			[scale(pair, k * k), `multiplied both binomials by ${k}`],
		),
	);
}

export function expand(
	problem: Expression,
	result: Polynomial,
	lines: Line[],
	hint: Prose,
	misconceptions: WrongAnswer[],
): Draft | undefined {
	if (result.length < 2) return undefined;
	return {
		prompt: say`Expand and simplify ${problem}.`,
		answer: withMisconceptions(polynomial(shown(result)), ...misconceptions),
		steps: [line(problem), ...lines],
		hints: [hint],
	};
}
