/** Which expanded form is equal to a product? Wrong ones come from the usual mistakes. */
import {
	brackets,
	continued,
	difference,
	type Expression,
	power,
	product,
} from '../../../../math/expression.ts';
import {
	linear,
	minus,
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draw,
	type Line,
	line,
	oppositeProduct,
	type Skills,
} from '../../../family.ts';
import { collectingLines, expandingLines, productTerms, square } from '../../../steps/expanding.ts';
import { chosenPolynomial, type Mistake } from '../../../steps/choices.ts';
import { CHANGE_SIGNS, negatedTerms } from '../../../steps/sum-of-polynomials.ts';

type Case = {
	problem: Expression;
	right: Polynomial;
	mistakes: Mistake[];
	lines: Line[];
	hint: Prose;
};

const shown = polynomialExpression;

export const MULTIPLE_CHOICE: Skills = {
	'Choose the equivalent expanded form'(draw) {
		const { problem, right, mistakes, lines, hint } = caseOf(CASES, draw.inTurn('type'))(draw);
		const answer = chosenPolynomial(right, mistakes);
		if (!answer) return undefined;
		return {
			prompt: say`Which expression is equivalent to ${problem}?`,
			answer,
			steps: [line(problem), ...lines],
			hints: [hint],
		};
	},
};

const EACH_BY_EACH = say`How many products do you get when each term of the first factor is multiplied by each term of the second? Which of them are like terms?`;

const CASES: Readonly<Record<string, (draw: Draw) => Case>> = {
	'binomial × binomial'(draw) {
		const { a, b, c, d } = numbers(draw);
		const [left, right] = [linear(a, 'x', b), linear(c, 'x', d)];
		const whole = multiply(left, right);
		return {
			problem: product(shown(left), shown(right)),
			right: whole,
			mistakes: [
				{
					value: plus([term(a * c, 'xx'), term(b * d)]),
					mistake: 'multiplied only the first terms and the last terms',
				},
				{
					value: plus([term(a * c, 'xx'), term(a * d - b * c, 'x'), term(b * d)]),
					mistake: 'reversed the sign of one of the middle products',
				},
				{
					value: plus([term(a * c, 'xx'), term(a * d + b * c, 'x'), term(-b * d)]),
					mistake: oppositeProduct(b, d),
				},
			],
			lines: expandingLines(left, right),
			hint: EACH_BY_EACH,
		};
	},

	'binomial × trinomial'(draw) {
		const { a, b, c, d, e } = numbers(draw);
		const [left, right] = [linear(a, 'x', b), [term(c, 'xx'), term(d, 'x'), term(e)]];
		const whole = multiply(left, right);
		return {
			problem: product(shown(left), shown(right)),
			right: whole,
			mistakes: [
				{
					value: plus(multiply([term(a, 'x')], right), [term(b * e)]),
					mistake: 'multiplied the second term of the binomial only by the last term',
				},
				{
					value: minus(multiply([term(a, 'x')], right), multiply([term(b)], right)),
					mistake: 'reversed the sign of the second term of the binomial',
				},
				{
					value: plus([term(a * c, 'xxx'), term(b * d, 'x'), term(b * e)]),
					mistake:
						'multiplied the first term of the binomial only by the first term of the trinomial, and the second only by the other two',
				},
			],
			lines: expandingLines(left, right),
			hint: EACH_BY_EACH,
		};
	},

	'square minus product'(draw) {
		const { a, b, c, d, e } = numbers(draw);
		const [base, one, two] = [linear(a, 'x', b), linear(c, 'x', d), linear(1, 'x', e)];
		const [squared, taken] = [square(base), productTerms(one, two)];
		const terms = [...squared, ...negatedTerms(taken)];
		const [lead = term(0), ...rest] = taken;
		return {
			problem: difference(power(shown(base), 2), product(shown(one), shown(two))),
			right: plus(terms),
			mistakes: [
				{
					value: minus([term(a * a, 'xx'), term(b * b)], taken),
					mistake: 'left out the middle term of the square',
				},
				{
					value: plus(squared, negatedTerms([lead]), rest),
					mistake: 'subtracted only the first term of the product',
				},
				{ value: plus(squared, taken), mistake: 'added the product instead of subtracting it' },
			],
			lines: [
				line(
					continued(difference(shown(squared), brackets(uncollected(...taken)))),
					'expand the square and the product, and keep the brackets after the minus sign',
				),
				line(continued(uncollected(...terms)), CHANGE_SIGNS),
				...collectingLines(terms),
			],
			hint: say`What is the middle term of the square? Which signs change when you subtract the whole product?`,
		};
	},
};

const numbers = (draw: Draw) => ({
	a: draw.int('a'),
	b: draw.int('b'),
	c: draw.int('c'),
	d: draw.int('d'),
	e: draw.int('e'),
});
