/** Completing the square, to solve an equation or to find the vertex, as it is written on the board. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	equation,
	type Expression,
	num,
	product,
	squareBrackets,
	sum,
} from '../../math/expression.ts';
import { collect, polynomialExpression, term } from '../../math/polynomial.ts';
import { line, type Line, takeAway } from '../family.ts';
import { squareRootLines } from './square-roots.ts';
import { plainNumber } from '../../math/plain-notation.ts';
import {
	discriminantOf,
	exacts,
	type Quadratic,
	shiftedSquare,
	standardEquation,
	standardForm,
	vertexForm,
	vertexOf,
} from '../../math/quadratic.ts';

const plain = (value: Fraction): string => plainNumber(value);

/** x² + bx + c; a zero coefficient is left out. */
const monic = (b: Fraction, c: Fraction, letter: string): Expression =>
	standardForm({ a: 1, b, c }, letter);

/** "half of −6 is −3, and (−3)² = 9". */
export const halfReason = (b: Fraction): string => {
	const half = b.div(2);
	const raised = half.lt(0) || half.d !== 1n ? `(${plain(half)})²` : `${plain(half)}²`;
	return `half of ${plain(b)} is ${plain(half)}, and ${raised} = ${plain(half.mul(half))}`;
};

/** From ax² + bx + c = 0, the first line, to its solutions. `b` is not 0. */
export function squareSolvingLines(
	quadratic: Quadratic,
	{ letter = 'x', complex = false }: { letter?: string; complex?: boolean } = {},
): Line[] {
	const { a, b, c } = exacts(quadratic);
	const [p, q] = [b.div(a), c.div(a)];
	const half = p.div(2);
	const square = half.mul(half);
	const s = discriminantOf(quadratic).div(a.mul(a).mul(4));
	return [
		line(standardEquation(quadratic, letter)),
		...(a.equals(1)
			? []
			: [line(equation(monic(p, q, letter), 0), `divide every term by ${plain(a)}`)]),
		...(q.equals(0)
			? []
			: [line(equation(monic(p, new Fraction(0), letter), num(q.neg())), takeAway(q))]),
		line(
			equation(
				monic(p, square, letter),
				q.equals(0) ? num(square) : sum(num(q.neg()), num(square)),
			),
			`${halfReason(p)}: add ${plain(square)} to both sides`,
		),
		line(
			equation(shiftedSquare(1, half.neg(), letter), num(s)),
			q.equals(0)
				? 'factor the perfect square trinomial'
				: 'factor the perfect square trinomial, and simplify the right side',
		),
		...squareRootLines(half.neg(), s, { letter, complex }),
	];
}

/** From ax² + bx + c, alone on the first line, to a(x − h)² + k. `b` is not 0. */
export function vertexFormLines(quadratic: Quadratic, letter = 'x'): Line[] {
	const { a, b, c } = exacts(quadratic);
	const { h, k } = vertexOf(quadratic);
	const result = line(continued(vertexForm(a, h, k, letter)), constantReason(a, h, c));
	const first = line(standardForm(quadratic, letter));
	const square = h.mul(h);
	if (a.equals(1))
		return [
			first,
			line(
				continued(sum(brackets(monic(b, square, letter)), num(square.neg()), ...rest(c))),
				`${halfReason(b)}: add and subtract ${plain(square)}`,
			),
			line(
				continued(sum(shiftedSquare(1, h, letter), num(square.neg()), ...rest(c))),
				'factor the perfect square trinomial',
			),
			...(c.equals(0) ? [] : [result]),
		];
	const p = b.div(a);
	const completed = polynomialExpression(
		collect([term(1, letter + letter), term(p, letter), term(square)]),
	);
	return [
		first,
		line(
			continued(sum(product(num(a), monic(p, new Fraction(0), letter)), ...rest(c))),
			`factor ${plain(a)} out of the first two terms`,
		),
		line(
			continued(
				sum(
					product(num(a), squareBrackets(sum(brackets(completed), num(square.neg())))),
					...rest(c),
				),
			),
			`${halfReason(p)}: add and subtract ${plain(square)} inside the square brackets`,
		),
		line(
			continued(
				sum(
					product(num(a), squareBrackets(sum(shiftedSquare(1, h, letter), num(square.neg())))),
					...rest(c),
				),
			),
			'factor the perfect square trinomial',
		),
		line(
			continued(sum(shiftedSquare(a, h, letter), num(a.mul(square).neg()), ...rest(c))),
			`use the distributive property: ${plain(a)} × (−${plain(square)}) = ${plain(a.mul(square).neg())}`,
		),
		...(c.equals(0) ? [] : [result]),
	];
}

const rest = (c: Fraction): Expression[] => (c.equals(0) ? [] : [num(c)]);

function constantReason(a: Fraction, h: Fraction, c: Fraction): string {
	const moved = a.mul(h).mul(h).neg();
	const sign = c.lt(0) ? '−' : '+';
	return `${plain(moved)} ${sign} ${plain(c.abs())} = ${plain(moved.add(c))}`;
}
