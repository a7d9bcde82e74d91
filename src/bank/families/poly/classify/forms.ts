/** Rules in the forms of the curriculum plan, with what is often taken for their degree or leading coefficient. */
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
} from '../../../../math/expression.ts';
import {
	collect,
	linear,
	type Monomial,
	monomialExpression,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import type { Draw } from '../../../family.ts';
import { NOT_POLYNOMIAL } from './not-polynomial.ts';
import { degreeOf, type Rule, x } from './rule.ts';

const smaller = (draw: Draw, below: number): Monomial =>
	term(draw.random.pick([1, -1]) * draw.random.int(2, 9), 'x'.repeat(draw.random.int(1, below)));

export const FORMS: Readonly<Record<string, (draw: Draw) => Rule | undefined>> = {
	expanded(draw) {
		const [a, n] = [draw.int('a'), draw.int('n')];
		const lead = term(a, 'x'.repeat(n));
		const others = collect([smaller(draw, n - 1), term(draw.random.int(1, 9))]);
		const terms = draw.random.shuffle([lead, ...others]);
		const [first, , last] = terms;
		if (!first || !last || first === lead) return undefined;
		const why = say`Every term is a number times a power of ${x}; the highest power is in ${monomialExpression(lead)}.`;
		return {
			rule: sum(...terms.map(monomialExpression)),
			reason: 'whole',
			why,
			polynomial: {
				lead,
				why,
				degrees: [
					[degreeOf(first), 'took the exponent of the term that is written first'],
					[terms.length, 'counted the terms'],
					[a, 'took the leading coefficient'],
					[n + 1, 'counted the constant as another power'],
				],
				coefficients: [
					[first.coefficient.valueOf(), 'took the coefficient of the term that is written first'],
					[n, 'took the degree'],
					[last.coefficient.valueOf(), 'took the coefficient of the term that is written last'],
				],
			},
		};
	},

	factored(draw) {
		const [a, n, c] = [draw.int('a'), draw.int('n'), draw.random.int(1, 2)];
		const first = draw.random.int(1, n - 1);
		const one = linear(c, 'x', draw.random.pick([-5, -3, -1, 1, 3, 5]));
		const two = linear(1, 'x', draw.random.pick([-4, -2, 2, 4]));
		const value = a * c ** first;
		const lead = term(value, 'x'.repeat(n));
		if (Math.abs(value) > 60) return undefined;
		const leads = product(
			num(a),
			raised(monomialExpression(term(c, 'x')), first),
			raised(x, n - first),
		);
		return {
			rule: product(
				num(a),
				raised(polynomialExpression(one), first),
				raised(polynomialExpression(two), n - first),
			),
			reason: 'whole',
			why: say`Multiplied out, every term is a number times a power of ${x} with a whole exponent.`,
			polynomial: {
				lead,
				why: say`Multiplied out, the highest power comes from ${equation(leads, monomialExpression(lead))}.`,
				degrees: [
					[2, 'counted the brackets'],
					[Math.max(first, n - first), 'took the highest exponent that is written'],
					[first * (n - first), 'multiplied the exponents'],
					[n + 1, 'counted the number in front as another factor'],
					[a, 'took the number in front'],
				],
				coefficients: [
					[a, 'took only the number in front'],
					[a * c, 'did not raise the coefficient in the brackets to its power'],
					[n, 'took the degree'],
					[1, 'took the coefficient of x in the last brackets'],
				],
			},
		};
	},

	...NOT_POLYNOMIAL,

	constant(draw) {
		const value = draw.int('a') * draw.random.int(2, 9);
		const why = say`The rule is a single number. It is ${value} times ${x} to the power 0.`;
		return {
			rule: num(value),
			reason: 'whole',
			why,
			polynomial: {
				lead: term(value),
				why,
				degrees: [
					[1, 'counted the terms'],
					[value, 'took the number itself'],
					[Math.abs(value), 'took the size of the number'],
					[-value, 'took the opposite of the number'],
				],
				coefficients: [
					[0, 'took the degree'],
					[1, 'took the coefficient of x to be 1'],
				],
			},
		};
	},
};

const raised = (base: Expression, exponent: number): Expression =>
	exponent === 1 ? base : power(base, exponent);
