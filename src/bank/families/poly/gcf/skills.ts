/** poly.gcf: factor out the greatest common factor, or group four terms. */
import {
	brackets,
	continued,
	type Expression,
	num,
	product,
	sum,
} from '../../../../math/expression.ts';
import { linear, polynomialExpression, scale } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	factorization,
	line,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';
import { hasMinus, reversedSign } from '../../../steps/polynomial-misconceptions.ts';
import { coprime } from '../../../../math/gcd.ts';
import { BINOMIALS } from './binomial.ts';
import { GROUPING } from './grouping.ts';
import { MONOMIALS } from './monomial.ts';

export const skills: Skills = {
	'Factor a number out of a linear expression'(draw) {
		const [g, a, b] = [draw.int('g'), draw.int('a'), draw.int('b')];
		if (!coprime(a, b) || (a === 1 && Math.abs(b) === 1)) return undefined;
		const letter = anyLetter(draw.random);
		const inside = linear(a, letter, b);
		const problem = polynomialExpression(scale(inside, g));
		const answer = product(g, polynomialExpression(inside));
		const first: Expression =
			a === 1 ? product(g, letter) : product(g, brackets(product(a, letter)));
		const [whole, constant] = [g * a, Math.abs(g * b)];
		return {
			prompt: say`Factor out the greatest common factor: ${problem}.`,
			answer: withMisconceptions(
				factorization(answer),
				[
					factorization(product(g, polynomialExpression(linear(a, letter, b * g)))),
					'divided only the first term by the common factor',
				],
				[
					factorization(product(g, problem)),
					'wrote the factor in front without dividing the terms',
				],
				...(hasMinus(...inside)
					? ([
							[
								factorization(product(g, polynomialExpression(linear(a, letter, -b)))),
								`${reversedSign(inside)} in the brackets`,
							],
						] satisfies WrongAnswer[])
					: []),
			),
			steps: [
				line(problem),
				line(
					continued(sum(first, product(b < 0 ? -g : g, num(Math.abs(b))))),
					`the greatest common factor of ${whole} and ${constant} is ${g}; write each term as ${g} times another factor`,
				),
				line(continued(answer), `factor out ${g}`),
			],
			hints: [say`What is the greatest common factor of ${whole} and ${constant}?`],
		};
	},

	...MONOMIALS,
	...BINOMIALS,
	...GROUPING,
};
