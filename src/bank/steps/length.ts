/** The length of a segment from the coordinates of its ends, as it is worked out. */
import Fraction from 'fraction.js';
import { equation, num, type Operand, power, sum } from '../../math/expression.ts';
import { root } from '../../math/notation.ts';
import { line, type Line } from '../family.ts';
import { type At, minus } from './line-form.ts';
import { rootExpression, rootReason } from './square-roots.ts';

/** The square of the length. */
export const squaredLength = ([a, b]: At, [c, d]: At): Fraction =>
	squareOf(new Fraction(c).sub(a)).add(squareOf(new Fraction(d).sub(b)));

const squareOf = (value: Fraction): Fraction => value.mul(value);

/** √ of the squared length in simplest form. */
export const lengthOf = (from: At, to: At) => rootExpression(squaredLength(from, to));

/** "AB = √((3 − 1)² + (5 − 2)²)" and on to the simplest form. */
export function lengthLines(name: Operand, from: At, to: At, why = 'the distance formula'): Line[] {
	const [dx, dy] = [new Fraction(to[0]).sub(from[0]), new Fraction(to[1]).sub(from[1])];
	const square = squaredLength(from, to);
	const squares = sum(power(num(dx), 2), power(num(dy), 2));
	const simplest = rootExpression(square);
	const reason = rootReason(square);
	return [
		line(
			equation(name, root(sum(power(minus(to[0], from[0]), 2), power(minus(to[1], from[1]), 2)))),
			why,
		),
		line(equation(name, root(squares)), 'work out both differences'),
		line(equation(name, root(num(square))), 'square and add'),
		...(reason ? [line(equation(name, simplest), reason)] : []),
	];
}
