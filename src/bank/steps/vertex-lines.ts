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
import { call } from '../../math/notation.ts';
import { say } from '../../math/prose.ts';
import { line, type Line, sentence } from '../family.ts';
import { termLines } from './fractions.ts';
import { plainNumber } from '../../math/plain-notation.ts';
import { exacts, type Quadratic, vertexOf } from '../../math/quadratic.ts';

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

/** The lines below "y = a(h)² + b(h) + c". */
export function evaluationLines(quadratic: Quadratic, x: Number): Line[] {
	const { value, values } = termsAt(quadratic, x);
	return values.length === 1 ? [line(continued(num(value)), 'simplify')] : termLines(values);
}

/** The value at x, and those of the terms that are not zero. */
export function termsAt(quadratic: Quadratic, x: Number) {
	const { a, b, c } = exacts(quadratic);
	const terms = [a.mul(x).mul(x), b.mul(x), c];
	return {
		value: terms.reduce((total, term) => total.add(term)),
		values: terms.filter((term) => !term.equals(0)),
	};
}

/** The lines that find the x-coordinate of a vertex, and those that then find its y-coordinate. */
export type VertexLines = { across: Line[]; height: Line[] };

/** x = −b/(2a), then the value there. `y` is the left side of the second: y or f(x). */
export function vertexFromStandard(quadratic: Quadratic, y: Expression): VertexLines {
	const { a, b } = exacts(quadratic);
	const { h } = vertexOf(quadratic);
	return {
		across: [
			line(
				equation('x', opposite(quotient('b', product(2, 'a')))),
				'this is the axis of symmetry, and the vertex lies on it',
			),
			line(
				equation('x', opposite(quotient(num(b), product(2, num(a))))),
				`substitute a = ${plainNumber(a)} and b = ${plainNumber(b)}`,
			),
			line(equation('x', num(h)), 'evaluate the fraction'),
		],
		height: heightLines(quadratic, h, y),
	};
}

/** What the value there is called: y, or f(3) where the rule is one of f(x). */
const valueAt = (x: Fraction, y: Expression): Expression =>
	y.kind === 'symbol' ? y : call('f', num(x));

const heightLines = (quadratic: Quadratic, x: Fraction, y: Expression): Line[] => [
	line(equation(valueAt(x, y), substituted(quadratic, x)), `substitute ${plainNumber(x)} for x`),
	...evaluationLines(quadratic, x),
];

/** Halfway between r and s, which have the same height. */
export const midpointLine = (r: Number, s: Number, why: string): Line =>
	line(
		equation(equation('x', quotient(sum(num(r), num(s)), 2)), num(new Fraction(r).add(s).div(2))),
		why,
	);

/** From y = a(x − r)(x − s), r and s different. */
export function vertexFromFactored(a: Number, r: Number, s: Number, y: Expression): VertexLines {
	const middle = new Fraction(r).add(s).div(2);
	// In the order in which the factors are written: a bare x comes first.
	const zeros = new Fraction(s).equals(0) ? [s, r] : [r, s];
	const factors = (of: (zero: Number) => Expression) =>
		product(num(a), ...zeros.map((zero) => brackets(of(zero))));
	const difference = (zero: Number): Expression =>
		new Fraction(zero).equals(0)
			? num(middle)
			: { kind: 'sum', terms: [num(middle), num(new Fraction(zero).neg())] };
	const value = new Fraction(a).mul(middle.sub(r)).mul(middle.sub(s));
	return {
		across: [
			sentence(say`The zeros are ${num(r)} and ${num(s)}.`, 'each zero makes one of the factors 0'),
			midpointLine(r, s, 'the axis of symmetry is halfway between the zeros'),
		],
		height: [
			line(
				equation(valueAt(middle, y), factors(difference)),
				`substitute ${plainNumber(middle)} for x`,
			),
			line(continued(factors((zero) => num(middle.sub(zero)))), 'simplify inside the brackets'),
			line(continued(num(value)), 'multiply'),
		],
	};
}

/** From y = ax² + bx + c by partial factoring: two points of the height c, then the middle between them. */
export function vertexByPartialFactoring(quadratic: Quadratic, y: Expression): VertexLines {
	const { a, b, c } = exacts(quadratic);
	const other = b.div(a).neg();
	const { h } = vertexOf(quadratic);
	const factor = product(num(a), 'x', sum('x', num(other.neg())));
	return {
		across: [
			line(equation(y, sum(factor, num(c))), 'factor the first two terms'),
			line(
				equation(factor, 0),
				`${y.kind === 'symbol' ? 'y' : 'f(x)'} equals ${plainNumber(c)} where this product is 0`,
			),
			sentence(
				say`${equation('x', 0)} or ${equation('x', num(other))}`,
				'set each factor equal to 0',
			),
			midpointLine(
				0,
				other,
				'the axis of symmetry is halfway between two points with the same y-coordinate',
			),
		],
		height: heightLines(quadratic, h, y),
	};
}
