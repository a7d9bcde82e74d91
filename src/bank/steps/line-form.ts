/** How a line's equation is found on the board, and how to pass from one of its forms to another. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	type Number,
	product,
	quotient,
	signed,
	sum,
	tuple,
} from '../../math/expression.ts';
import {
	type At,
	fraction,
	interceptOf,
	lineEquation,
	midpointOf,
	plain,
	pointAt,
	pointSlope,
	slopeIntercept,
	slopeTimes,
} from '../../math/lines.ts';
import { polynomialExpression, shifted, term } from '../../math/polynomial.ts';
import { line, type Line, takeAway } from '../family.ts';
import { commonDenominatorLines, haveOneDenominator, writtenOver } from './fractions.ts';

/** From the value of one side to its value without `moved`; fractions with different denominators take more lines. */
export function movedLines(
	value: Fraction,
	moved: Fraction,
	write: (...terms: Expression[]) => Expression,
): Line[] {
	const parts = [value, moved.neg()];
	if (value.equals(0) || haveOneDenominator(parts))
		return [line(write(num(value.sub(moved))), takeAway(moved))];
	return [
		line(write(...parts.map((part) => num(part))), takeAway(moved)),
		...commonDenominatorLines({ parts, write, why: writtenOver([value, moved.abs()]) }),
	];
}

/** The point substituted into y − y₁ = m(x − x₁), and the signs simplified where it has a coordinate that is not positive. */
export function pointSlopeLines(m: Number, at: At, substituted: string): Line[] {
	const result = pointSlope(m, at);
	const [x, y] = at.map((value) => new Fraction(value)) as [Fraction, Fraction];
	if (x.gt(0) && y.gt(0)) return [line(result, substituted)];
	const run = difference('x', signed(x));
	const put = equation(
		difference('y', signed(y)),
		new Fraction(m).equals(1) ? run : product(num(m), run),
	);
	return [line(put, substituted), line(result, withoutNegatives([x, y]))];
}

/** Why x − (−2) is x + 2, and x − 0 is x. */
function withoutNegatives(at: readonly Fraction[]): string {
	const reasons = [
		...(at.some((value) => value.equals(0)) ? ['subtracting 0 changes nothing'] : []),
		...at
			.filter((value) => value.lt(0))
			.map((value) => `subtracting ${plain(value)} is the same as adding ${plain(value.neg())}`),
	];
	return [...new Set(reasons)].join(', and ');
}

/** From the point-slope form, which is the first line, to y = mx + b. */
export function fromPointSlope(m: Number, at: At): Line[] {
	const [x, y] = at.map((value) => new Fraction(value)) as [Fraction, Fraction];
	const rise = new Fraction(m);
	const constant = rise.mul(x).neg();
	const left = shifted('y', y);
	const expands = !x.equals(0) && !rise.equals(1);
	const isolatedY = y.equals(constant.neg())
		? [line(lineEquation(m, 0), takeAway(y.neg()))]
		: movedLines(constant, y.neg(), (...terms) =>
				equation('y', sum(slopeTimes(rise, 'x'), ...terms)),
			);
	return [
		...pointSlopeLines(
			m,
			at,
			`substitute the slope and the point (${plain(x)}, ${plain(y)}) into y − y₁ = m(x − x₁)`,
		),
		...(expands
			? [line(equation(left, slopeIntercept(m, constant)), 'use the distributive property')]
			: []),
		...(y.equals(0) ? [] : isolatedY),
	];
}

/** Substitutes the point into y = mx + b, finds b, and writes the equation. */
export function fromIntercept(m: Number, at: At): Line[] {
	const [x, y] = at.map((value) => new Fraction(value)) as [Fraction, Fraction];
	const rise = new Fraction(m);
	const b = interceptOf(m, at);
	const result = lineEquation(m, b);
	if (x.equals(0)) return [line(result, `(0, ${plain(y)}) is on the y-axis, so b = ${plain(y)}`)];
	const multiplied = rise.mul(x);
	return [
		line(
			equation('y', sum(slopeTimes(rise, 'x'), 'b')),
			`substitute ${plain(rise)} for m in y = mx + b`,
		),
		line(
			equation(num(y), sum(slopeTimes(rise, x), 'b')),
			rise.equals(-1) && x.s > 0n
				? `substitute the coordinates of (${plain(x)}, ${plain(y)}) for x and y`
				: `substitute ${plain(x)} for x and ${plain(y)} for y`,
		),
		...(rise.equals(1) || (rise.equals(-1) && x.s > 0n)
			? []
			: [
					line(
						equation(num(y), sum(num(multiplied), 'b')),
						rise.equals(-1) ? `the opposite of ${plain(x)} is ${plain(x.abs())}` : 'multiply',
					),
				]),
		...movedLines(y, multiplied, (...terms) => equation('b', sum(...terms))),
		line(result, 'substitute m and b into y = mx + b'),
	];
}

/** From ax + by = c, which is the first line, to y = mx + b. */
export function solvedForY(a: Number, b: Number, c: Number): Line[] {
	const [p, q, r] = [a, b, c].map((value) => new Fraction(value)) as [Fraction, Fraction, Fraction];
	const moved = p.equals(1) ? 'x' : p.equals(-1) ? 'x' : `${plain(p.abs())}x`;
	const y = polynomialExpression([term(q, 'y')]);
	return [
		line(
			equation(y, slopeIntercept(p.neg(), r)),
			p.lt(0) ? `add ${moved} to both sides` : `subtract ${moved} from both sides`,
		),
		...(q.equals(1) ? [] : [line(lineEquation(p.neg().div(q), r.div(q)), divisionReason(q))]),
	];
}

const divisionReason = (q: Fraction): string =>
	q.equals(-1) ? 'multiply both sides by -1' : `divide every term by ${plain(q)}`;

// The midpoint of a segment: the average of the coordinates.

export function midpointLines(name: string, from: At, to: At, why?: string): Line[] {
	const average = (a: At[0], b: At[0]): Expression => quotient(sum(num(a), signed(b)), 2);
	const totals = ([0, 1] as const).map((at) => new Fraction(from[at]).add(to[at]));
	const middle = midpointOf(from, to);
	const halves = tuple(...totals.map((total) => quotient(num(total), 2)));
	const reduced = middle.every(({ d }) => d === 2n);
	return [
		line(
			equation(name, tuple(average(from[0], to[0]), average(from[1], to[1]))),
			why === undefined
				? 'average the x-coordinates and average the y-coordinates'
				: `${why}: average the coordinates`,
		),
		...(reduced ? [] : [line(equation(name, halves), 'add')]),
		line(equation(name, pointAt(middle)), reduced ? 'add' : 'divide'),
	];
}

// Where a line crosses an axis, as it is found on the board.

/** ax + by = c */
export type Coefficients = [a: number, b: number, c: number];

/** No equation in which both letters have a minus sign: it would be written with the signs changed. */
export const clearSigns = (a: number, b: number): boolean => a > 0 || b > 0;

/** What becomes of 0 with the factor 1 or −1, first in a sum or after another term. */
export function withoutZero(factor: number, isFirst: boolean): string {
	if (factor === 1) return 'adding 0 changes nothing';
	return isFirst ? 'the opposite of 0 is 0' : 'subtracting 0 changes nothing';
}

export const ZERO_ON = { x: 'y is 0 on the x-axis', y: 'x is 0 on the y-axis' };

const GONE = 'any number times 0 is 0';

/**
 * Lines from the equation, which is written already, to the value of one letter. `rest` is the constant when it
 * is on the left, as in ax + by + rest = 0.
 */
export function oneIntercept(letter: 'x' | 'y', [a, b, c]: Coefficients, rest = 0): Line[] {
	const [factor, other] = letter === 'x' ? [a, b] : [b, a];
	const left = polynomialExpression([term(factor, letter)]);
	const bare = Math.abs(other) === 1;
	const zero = bare
		? slopeTimes(other, letter === 'x' || other === 1 ? 0 : brackets(num(0)))
		: product(other, num(0));
	const terms = letter === 'x' ? [left, zero] : [zero, left];
	const gone = bare ? withoutZero(other, letter === 'y') : GONE;
	const put = rest === 0 ? equation(sum(...terms), c) : equation(sum(...terms, rest), 0);
	return [
		line(put, ZERO_ON[letter]),
		...(rest === 0 ? [] : [line(equation(sum(left, rest), 0), gone)]),
		line(equation(left, c), rest === 0 ? gone : takeAway(rest)),
		...(factor === 1 ? [] : [line(equation(letter, num(fraction(c, factor))), dividing(factor))]),
	];
}

export const dividing = (by: number): string =>
	by === -1 ? 'multiply both sides by -1' : `divide both sides by ${by}`;
