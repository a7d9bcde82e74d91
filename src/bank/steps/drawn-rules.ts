/** Rules of one type from drawn parameters. */
import { absolute, type Expression, power, product, quotient, sum } from '../../math/expression.ts';
import { root } from '../../math/notation.ts';
import { linear, polynomialExpression } from '../../math/polynomial.ts';
import { num } from '../../math/expression.ts';
import type { Draw } from '../family.ts';
import { ofCoefficients } from './composed-polynomial.ts';

export const line1 = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));

/** k·inner, without a factor 1. */
export const times1 = (k: number, inner: Expression): Expression =>
	k === 1 ? inner : product(num(k), inner);

/** inner + k, without a 0. */
export const plus1 = (inner: Expression, k: number): Expression =>
	k === 0 ? inner : sum(inner, num(k));

/** `undefined` when the rule has no tidy value at the drawn x. A square root is worked out by its caller. */
export function simpleRule(draw: Draw): Expression | undefined {
	const [a, b, x] = [draw.int('a'), draw.int('b'), draw.int('x')];
	const c = draw.has('c') ? draw.int('c') : 0;
	const inside = a * x + b;
	switch (draw.inTurn('type')) {
		case 'linear':
			return x === 0 ? undefined : line1(a, b);
		case 'quadratic':
			return x === 0 ? undefined : polynomialExpression(ofCoefficients([c, b, a]));
		case 'absolute':
		case 'absolute value':
			return inside === 0 ? undefined : plus1(absolute(line1(a, b)), c);
		case 'exponential':
			return x < -2 || x > 5 || x === 0 ? undefined : plus1(times1(a, power(2, 'x')), b);
		case 'square root':
			return inside > 0 && Number.isInteger(Math.sqrt(inside)) ? root(line1(a, b)) : undefined;
		default:
			return inside === 0 || x === 0 ? undefined : quotient(1, line1(a, b));
	}
}
