/** The vertex of a parabola as it is found on the board: from standard form, or halfway between two points. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	power,
	product,
	quotient,
	sum,
} from '../../math/expression.ts';
import { line, type Line } from '../family.ts';
import { exacts, type Quadratic, vertexOf } from './quadratic.ts';

/** a(h)² + b(h) + c, the number in brackets; zero terms are left out. */
export function substituted(quadratic: Quadratic, x: Number): Expression {
	const { a, b, c } = exacts(quadratic);
	const at = num(x);
	const terms = [
		product(num(a), power(brackets(at), 2)),
		...(b.equals(0) ? [] : [product(num(b), brackets(at))]),
		...(c.equals(0) ? [] : [num(c)]),
	];
	const [only, ...more] = terms;
	return only && more.length === 0 ? only : sum(...terms);
}

/** x = −b/(2a), then the value there. `y` is the left side of the second: y or f(x). */
export function vertexFromStandard(quadratic: Quadratic, y: Expression): Line[] {
	const { a, b } = exacts(quadratic);
	const { h, k } = vertexOf(quadratic);
	return [
		line(
			equation(
				equation('x', opposite(quotient('b', product(2, 'a')))),
				equation(opposite(quotient(num(b), product(2, num(a)))), num(h)),
			),
			'the vertex lies on the axis of symmetry',
		),
		...valueLines(substituted(quadratic, h), h, k, y),
	];
}

const valueLines = (shown: Expression, x: Fraction, value: Fraction, y: Expression): Line[] => [
	line(equation(y, shown), `substitute ${x.toFraction()} for x`),
	line(continued(num(value)), 'simplify'),
];

/** Halfway between r and s, which have the same height. */
export const midpointLine = (r: Number, s: Number, why: string): Line =>
	line(
		equation(equation('x', quotient(sum(num(r), num(s)), 2)), num(new Fraction(r).add(s).div(2))),
		why,
	);

/** From y = a(x − r)(x − s), r and s different. */
export function vertexFromFactored(a: Number, r: Number, s: Number, y: Expression): Line[] {
	const middle = new Fraction(r).add(s).div(2);
	const [toR, toS] = [middle.sub(r), middle.sub(s)];
	const value = new Fraction(a).mul(toR).mul(toS);
	return [
		midpointLine(r, s, 'the axis of symmetry is halfway between the zeros'),
		...valueLines(product(num(a), brackets(num(toR)), brackets(num(toS))), middle, value, y),
	];
}

/** From y = ax² + bx + c by partial factoring: two points of the height c, then the middle between them. */
export function vertexByPartialFactoring(quadratic: Quadratic, y: Expression): Line[] {
	const { a, b, c } = exacts(quadratic);
	const other = b.div(a).neg();
	const { h, k } = vertexOf(quadratic);
	const factor = product(num(a), 'x', sum('x', num(other.neg())));
	return [
		line(equation(y, sum(factor, num(c))), 'factor the first two terms'),
		line(
			equation(factor, 0),
			`y equals ${c.toFraction()} where this product is 0: x = 0 or x = ${other.toFraction()}`,
		),
		midpointLine(
			0,
			other,
			'the axis of symmetry is halfway between two points with the same y-coordinate',
		),
		...valueLines(substituted(quadratic, h), h, k, y),
	];
}
