/** The rule a log[k(x − d)] + c, its argument, and the reason for moving a number. */
import { equation, type Expression, opposite, product, sum } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { log } from '../../../steps/exponential.ts';
import type { Curve } from './log-sketch.ts';

export const argumentOf = ({ k, d }: Curve): Expression => {
	const inside = polynomialExpression(linear(1, 'x', -d));
	if (k === 1) return inside;
	return d === 0 ? product(k, 'x') : product(k, inside);
};

/** a times the value, plus c; a factor 1 and a constant 0 are left out. */
export function withFactorAndConstant(of: Expression, a: number, c: number): Expression {
	const scaled = a === 1 ? of : a === -1 ? opposite(of) : product(a, of);
	return c === 0 ? scaled : sum(scaled, c);
}

export function rule(curve: Curve): Expression {
	const { a, b, c } = curve;
	return equation(call('f', 'x'), withFactorAndConstant(log(b, argumentOf(curve)), a, c));
}
