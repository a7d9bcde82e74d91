/** Points and straight lines: the usual forms of a line's equation, and values put into them. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	type Number,
	type Operand,
	operand,
	opposite,
	product,
	signed,
	sum,
	tuple,
} from './expression.ts';
import { linear, polynomialExpression, shifted, term, uncollected } from './polynomial.ts';

/** A point with exact coordinates. */
export type At = readonly [x: Number, y: Number];

export const fraction = (over: Number, under: Number = 1): Fraction =>
	new Fraction(over).div(under);

export const plain = (value: Number): string => new Fraction(value).toFraction();

/** a − b as it is written with values: 3 − (−5). */
export const minus = (left: Number, right: Number): Expression =>
	difference(num(left), signed(right));

export const pointAt = ([x, y]: At): Expression => tuple(num(x), num(y));

/** The average of the coordinates. */
export const midpointOf = ([a, b]: At, [c, d]: At): readonly [Fraction, Fraction] => [
	new Fraction(a).add(c).div(2),
	new Fraction(b).add(d).div(2),
];

// The forms of an equation, in letters and with values.

/** y = mx + b */
export const MX_PLUS_B = equation('y', sum(product('m', 'x'), 'b'));

/** mx + b. */
export const slopeIntercept = (m: Number, b: Number, x = 'x'): Expression =>
	polynomialExpression(linear(m, x, b));

export const lineEquation = (m: Number, b: Number, [x, y] = ['x', 'y']): Expression =>
	equation(y ?? 'y', slopeIntercept(m, b, x));

export const interceptOf = (m: Number, [x, y]: At): Fraction =>
	new Fraction(y).sub(new Fraction(m).mul(x));

/** y − y₁ = m(x − x₁) */
export const POINT_SLOPE = equation(difference('y', 'y_1'), product('m', difference('x', 'x_1')));

/** y − y₁ = m(x − x₁) with its values. */
export const pointSlope = (m: Number, [x, y]: At): Expression =>
	equation(
		shifted('y', y),
		new Fraction(m).equals(1) ? shifted('x', x) : product(num(m), shifted('x', x)),
	);

/** ax + by = c */
export const AX_BY_C = equation(sum(product('a', 'x'), product('b', 'y')), 'c');

/** ax + by, in this order. */
export const xyTerms = (a: Number, b: Number): Expression =>
	uncollected(...[term(a, 'x'), term(b, 'y')].filter(({ coefficient }) => !coefficient.equals(0)));

/** ax + by = c. */
export const standardForm = (a: Number, b: Number, c: Number): Expression =>
	equation(xyTerms(a, b), num(c));

// Values put in for x and y.

/** A coefficient times a value, as a term: 3(−2); 1 and −1 leave the value alone, in brackets after a sign; −(0). */
export function valued(coefficient: Number, value: Number, first = false): Expression {
	const by = new Fraction(coefficient);
	if (by.equals(1)) return first ? num(value) : signed(value);
	const isNegativeZero = first && new Fraction(value).equals(0);
	return by.equals(-1)
		? opposite(isNegativeZero ? brackets(num(value)) : signed(value))
		: product(num(by), num(value));
}

/** m times x side by side; the factors 1 and −1 are not written: 2(−3), −(−3), x. */
export function slopeTimes(by: Number, x: Operand): Expression {
	const m = new Fraction(by);
	const other = operand(x);
	if (m.equals(1)) return other;
	if (!m.equals(-1)) return product(m, other);
	return opposite(other.kind === 'number' ? signed(other.value) : other);
}
