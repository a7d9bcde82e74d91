/** Rules in the forms of the curriculum plan, with what is often taken for their degree or leading coefficient. */
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import {
	collect,
	linear,
	type Monomial,
	monomialExpression,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import type { Draw } from '../../../family.ts';
import { degreeOf, placeMistake, type Rule, x } from './rule.ts';

// Rules that are not polynomials: a variable in a denominator, a negative exponent, a radical.

const NOT_POLYNOMIAL: Readonly<Record<string, (draw: Draw) => Rule>> = {
	'negative power present'(draw) {
		const [a, n] = [draw.int('a'), draw.int('n')];
		const first = monomialExpression(term(draw.random.int(2, 9), 'x'.repeat(n)));
		const exponent = draw.random.int(1, 3);
		const fraction = draw.random.int(0, 1) === 1;
		const size = Math.abs(a);
		const under = exponent === 1 ? x : power(x, exponent);
		const bad = fraction ? quotient(size, under) : negativePower(size, exponent);
		return {
			rule: sum(first, a < 0 ? opposite(bad) : bad),
			reason: 'negative',
			why: fraction
				? say`The term ${bad} is ${negativePower(size, exponent)}: a number times a power of ${x} with a negative exponent.`
				: say`The term ${bad} has an exponent of ${num(-exponent)}, which is negative.`,
		};
	},

	'root present'(draw) {
		const [a, n] = [draw.int('a'), draw.int('n')];
		const first = monomialExpression(term(draw.random.int(2, 9), 'x'.repeat(n)));
		const size = Math.abs(a);
		const bad = size === 1 ? root(x) : product(size, root(x));
		return {
			rule: sum(first, a < 0 ? opposite(bad) : bad),
			reason: 'root',
			why: say`In the term ${bad}, the exponent of ${x} is ${num('1/2')}, which is not a whole number.`,
		};
	},
};

const negativePower = (size: number, exponent: number): Expression =>
	size === 1 ? power(x, -exponent) : product(size, power(x, -exponent));

const smaller = (draw: Draw, below: number): Monomial =>
	term(draw.random.pick([1, -1]) * draw.random.int(2, 9), 'x'.repeat(draw.random.int(1, below)));

export const FORMS: Readonly<Record<string, (draw: Draw) => Rule | undefined>> = {
	expanded(draw) {
		const [a, n] = [draw.int('a'), draw.int('n')];
		const lead = term(a, 'x'.repeat(n));
		const others = collect([smaller(draw, n - 1), term(draw.random.int(1, 9))]);
		const terms = draw.random.shuffle([lead, ...others]);
		const [first, , last] = terms;
		const constant = terms.find((one) => degreeOf(one) === 0);
		if (!first || !last || !constant || first === lead) return undefined;
		const exponents = terms.map(degreeOf);
		return {
			rule: sum(...terms.map(monomialExpression)),
			reason: 'whole',
			why: exponents.includes(1)
				? say`Every term is a number times a power of ${x} with a whole-number exponent.`
				: say`The exponents of ${x} are ${joinedByAnd(exponents.map((one) => num(one)))}, because the constant ${monomialExpression(constant)} is ${product(constant.coefficient.valueOf(), power(x, 0))}.`,
			polynomial: {
				lead,
				why: say`The term of highest degree is ${monomialExpression(lead)}.`,
				degrees: [
					[degreeOf(first), 'used the exponent of the first term'],
					[terms.length, 'counted the terms'],
					[a, 'gave the leading coefficient'],
					[n + 1, 'counted the constant as another power'],
				],
				coefficients: [
					[first.coefficient.valueOf(), placeMistake(first, 'first')],
					[n, 'gave the degree'],
					[last.coefficient.valueOf(), placeMistake(last, 'last')],
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
			raised(brackets(monomialExpression(term(c, 'x'))), first),
			raised(brackets(x), n - first),
		);
		return {
			rule: product(
				num(a),
				raised(polynomialExpression(one), first),
				raised(polynomialExpression(two), n - first),
			),
			reason: 'whole',
			why: say`When the product is expanded, every term is a number times a power of ${x} with a whole-number exponent.`,
			polynomial: {
				lead,
				why: say`When the product is expanded, the term of highest degree is ${equation(leads, monomialExpression(lead))}.`,
				degrees: [
					[2, 'counted the factors in brackets'],
					[Math.max(first, n - first), 'used the highest exponent shown'],
					[first * (n - first), 'multiplied the exponents'],
					[n + 1, 'counted the constant factor as another factor of x'],
					[a, 'gave the constant factor'],
				],
				coefficients: [
					[a, 'used only the constant factor'],
					[a * c, 'did not raise the coefficient in the brackets to its power'],
					[n, 'gave the degree'],
					[1, 'used the coefficient of x in the last factor'],
				],
			},
		};
	},

	...NOT_POLYNOMIAL,

	constant(draw) {
		const value = draw.int('a') * draw.random.int(2, 9);
		const why = say`The rule is a constant: it is ${value} times ${power(x, 0)}.`;
		return {
			rule: num(value),
			reason: 'whole',
			why,
			polynomial: {
				lead: term(value),
				why,
				degrees: [
					[1, 'counted the terms'],
					[value, 'gave the number itself'],
					['undefined', 'confused a nonzero constant with 0, whose degree is undefined'],
				],
				coefficients: [
					[0, 'gave the degree'],
					[1, 'assumed that the coefficient of x is 1'],
				],
			},
		};
	},
};

const raised = (base: Expression, exponent: number): Expression =>
	exponent === 1 ? base : power(base, exponent);
