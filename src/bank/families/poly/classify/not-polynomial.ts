/** Rules that are not polynomials: a variable in a denominator, a negative exponent, a radical. */
import {
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { monomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import type { Draw } from '../../../family.ts';
import { type Rule, x } from './rule.ts';

export const NOT_POLYNOMIAL: Readonly<Record<string, (draw: Draw) => Rule>> = {
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
