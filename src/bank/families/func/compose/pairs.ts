/** Pairs of functions, an outer one f and an inner one g. Both are polynomials when `outer` and `inner` are given. */
import { type Expression, power, quotient, sum, num } from '../../../../math/expression.ts';
import { call, root } from '../../../../math/notation.ts';
import { type Polynomial, polynomialExpression } from '../../../../math/polynomial.ts';
import type { Draw } from '../../../family.ts';
import { ofCoefficients } from '../../../steps/composed-polynomial.ts';
import { line1, plus1, times1 } from '../../../steps/drawn-rules.ts';

export type Pair = {
	f: Expression;
	g: Expression;
	outer?: readonly number[];
	inner?: readonly number[];
};

export const pairOf = {
	polynomial: (c: readonly number[]): Polynomial => ofCoefficients(c),
	square: (a: number, b: number): Expression => polynomialExpression(ofCoefficients([b, 0, a])),
	root: (): Expression => root('x'),
	reciprocal: (c: number, d: number): Expression =>
		quotient(Math.sign(c) * 12, line1(Math.abs(c), d)),
};

export function mixedPair(draw: Draw): Pair | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	const trig = draw.random.pick(['\\sin', '\\cos']);
	const base = draw.random.pick([2, 3, 5, 10]);
	const inner = Math.abs(a) === 1 && draw.random.int(0, 1) === 1 ? a * 2 : a;
	switch (draw.inTurn('type')) {
		case 'quadratic of linear':
			return { f: pairOf.square(b, a), g: line1(inner, b), outer: [a, 0, b], inner: [b, inner] };
		case 'root of quadratic':
			return { f: root('x'), g: pairOf.square(Math.abs(a), b) };
		case 'log of linear':
			return { f: call('\\log', 'x', { base }), g: line1(a, b) };
		case 'linear of log':
			return { f: line1(a, b), g: call('\\log', 'x', { base }) };
		case 'trig of linear':
			return { f: times1(b, call(trig, 'x')), g: line1(a, b) };
		case 'exponential of quadratic':
			return { f: plus1(power(Math.min(base, 5), 'x'), b), g: pairOf.square(a, -b) };
		case 'reciprocal of linear':
			return { f: plus1(quotient(1, 'x'), b), g: line1(inner, b) };
		default:
			return { f: sum(times1(a, power('x', 3)), num(b)), g: line1(inner, -b) };
	}
}
