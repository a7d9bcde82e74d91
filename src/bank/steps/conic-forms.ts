/** Equations of conics in standard position, as they are written on the board. */
import {
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	power,
	product,
	quotient,
	sum,
	tuple,
} from '../../math/expression.ts';
import { collect, polynomialExpression, shifted, term } from '../../math/polynomial.ts';
import type { Draw } from '../family.ts';
import { rootExpression } from './square-roots.ts';

/** Along x: opens or stretches to the left and right. Along y: up and down. */
export type Along = 'x' | 'y';

export const alongOf = (draw: Draw): Along => (draw.choice('dir') === 'x' ? 'x' : 'y');

/** (x − 3)², or x² for 0. */
export const squareFrom = (letter: string, at: Number): Expression => power(shifted(letter, at), 2);

const over = (letter: string, at: number, under: number): Expression =>
	under === 1 ? squareFrom(letter, at) : quotient(squareFrom(letter, at), under);

export const circleEquation = (h: number, k: number, square: Number): Expression =>
	equation(sum(squareFrom('x', h), squareFrom('y', k)), num(square));

/** `p` is the denominator of the x-term, `q` that of the y-term. */
export const ellipseEquation = (h: number, k: number, p: number, q: number): Expression =>
	equation(sum(over('x', h, p), over('y', k, q)), 1);

/** `p` is the denominator of the first term, which belongs to the axis with the vertices. */
export function hyperbolaEquation(
	along: Along,
	[h, k]: readonly [number, number],
	p: number,
	q: number,
): Expression {
	const first = along === 'x' ? over('x', h, p) : over('y', k, p);
	const second = along === 'x' ? over('y', k, q) : over('x', h, q);
	return equation(sum(first, opposite(second)), 1);
}

/** (x − h)² = 4p(y − k) along y, (y − k)² = 4p(x − h) along x. */
export const parabolaEquation = (along: Along, h: number, k: number, p: number): Expression =>
	along === 'y'
		? equation(squareFrom('x', h), product(num(4 * p), shifted('y', k)))
		: equation(squareFrom('y', k), product(num(4 * p), shifted('x', h)));

type General = { xx: number; yy: number; x: number; y: number; one: number };

/** Ax² + Cy² + Dx + Ey + F, terms with the coefficient 0 left out. */
export const generalForm = ({ xx, yy, x, y, one }: General): Expression =>
	polynomialExpression(
		collect([term(xx, 'xx'), term(yy, 'yy'), term(x, 'x'), term(y, 'y'), term(one)]),
	);

/** middle − √s and middle + √s in simplest form. */
function around(middle: number, s: number): [low: Expression, high: Expression] {
	const spread = rootExpression(s);
	if (spread.kind === 'number')
		return [num(spread.value.neg().add(middle)), num(spread.value.add(middle))];
	if (middle === 0) return [opposite(spread), spread];
	return [sum(middle, opposite(spread)), sum(middle, spread)];
}

/** The two points at the distance √s from the center along the axis, the lower one first. */
export function pairAround(
	along: Along,
	[h, k]: readonly [number, number],
	s: number,
): [Expression, Expression] {
	const [low, high] = around(along === 'x' ? h : k, s);
	return along === 'x'
		? [tuple(low, num(k)), tuple(high, num(k))]
		: [tuple(num(h), low), tuple(num(h), high)];
}

/** x² − 2hx with h at the letter's place, and with h² added when it is completed. */
export const groupOf = (letter: string, at: number, completed: boolean): Expression =>
	polynomialExpression(
		collect([
			term(1, letter + letter),
			term(-2 * at, letter),
			...(completed ? [term(at * at)] : []),
		]),
	);
