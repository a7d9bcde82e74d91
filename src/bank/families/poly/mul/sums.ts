/** A product of two brackets plus or minus a multiple of a square. */
import { continued, power, product, sum } from '../../../../math/expression.ts';
import {
	linear,
	monomialExpression,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { line, polynomial, type Skills, withMisconceptions } from '../../../family.ts';
import { collectingLines, productTerms, square } from '../../../steps/expanding.ts';
import { polynomialMisconceptions } from '../../../steps/polynomial-misconceptions.ts';
import { CHANGE_SIGNS } from '../../../steps/sum-of-polynomials.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

const shown = polynomialExpression;

export const SUMS_OF_PRODUCTS: Skills = {
	'Simplify a sum of products'(draw) {
		const [k, left, right, last] = [
			draw.int('k'),
			linear(draw.int('a'), 'x', draw.int('b')),
			linear(draw.int('c'), 'x', draw.int('d')),
			linear(1, 'x', draw.int('e')),
		];
		const first = productTerms(left, right);
		const squared = square(last);
		const terms = [...first, ...scale(squared, k)];
		const result = plus(terms);
		if (result.length < 2) return undefined;
		const products = first.map(monomialExpression);
		const problem = sum(product(shown(left), shown(right)), product(k, power(shown(last), 2)));
		return {
			prompt: say`Expand and simplify ${problem}.`,
			answer: withMisconceptions(
				polynomial(shown(result)),
				...polynomialMisconceptions(
					[
						plus(first, scale([...squared.slice(0, 1), ...squared.slice(-1)], k)),
						'left out the middle term of the square',
					],
					...(k === 1
						? []
						: [
								[
									plus(first, scale(squared.slice(0, 1), k), squared.slice(1)),
									k === -1
										? 'subtracted only the first term of the square'
										: `multiplied only the first term of the square by ${plainNumber(k)}`,
								] satisfies [Polynomial, string],
							]),
				),
			),
			steps: [
				line(problem),
				line(
					continued(sum(...products, product(k, shown(squared)))),
					'multiply the two binomials, and expand the square',
				),
				...(k === 1
					? []
					: [
							line(
								continued(uncollected(...terms)),
								k === -1 ? CHANGE_SIGNS : `multiply each term in the brackets by ${plainNumber(k)}`,
							),
						]),
				...collectingLines(terms),
			],
			hints: [
				say`What do you get when you expand the product? What do you get when you expand the square?`,
			],
		};
	},
};
