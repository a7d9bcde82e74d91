/** The length of a segment from the coordinates of its ends, as it is found on the board. */
import Fraction from 'fraction.js';
import {
	equation,
	difference,
	num,
	quotient,
	type Number,
	type Operand,
	power,
	sum,
} from '../../math/expression.ts';
import { root } from '../../math/notation.ts';
import { decimalAnswer, type Line, line, radical, type WrongAnswer } from '../family.ts';
import { lengthReason, rootExpression, rootReason } from './square-roots.ts';
import { coprime } from '../../math/gcd.ts';
import { type At, minus } from '../../math/lines.ts';
import { simplifyRoot } from '../../math/surd.ts';

/** The square of the length. */
export const squaredLength = ([a, b]: At, [c, d]: At): Fraction =>
	squareOf(new Fraction(c).sub(a)).add(squareOf(new Fraction(d).sub(b)));

const squareOf = (value: Fraction): Fraction => value.mul(value);

/** √ of the squared length in simplest form. */
export const lengthOf = (from: At, to: At) => rootExpression(squaredLength(from, to));

const distanceFormula = root(
	sum(power(difference('x_2', 'x_1'), 2), power(difference('y_2', 'y_1'), 2)),
);

/** "AB = √((3 − 1)² + (5 − 2)²)" and on to the simplest form; the formula comes first where no `why` names it. */
export function lengthLines(name: Operand, from: At, to: At, why?: string): Line[] {
	const [dx, dy] = [new Fraction(to[0]).sub(from[0]), new Fraction(to[1]).sub(from[1])];
	const squares = sum(power(num(dx), 2), power(num(dy), 2));
	return [
		...(why === undefined ? [line(equation(name, distanceFormula), 'the distance formula')] : []),
		line(
			equation(name, root(sum(power(minus(to[0], from[0]), 2), power(minus(to[1], from[1]), 2)))),
			why ?? 'substitute the coordinates',
		),
		line(equation(name, root(squares)), 'subtract inside the brackets'),
		line(equation(name, root(sum(num(dx.mul(dx)), num(dy.mul(dy))))), 'square both differences'),
		...sumLines(name, squareOf(dx), squareOf(dy)),
	];
}

/** From "AB = √(81/4 + 9/4)" to the simplest form. A denominator that is a square is kept. */
function sumLines(name: Operand, one: Fraction, two: Fraction): Line[] {
	const total = one.add(two);
	const isReduced = one.d === two.d && total.d !== one.d;
	const [over, under] = [Number(one.n + two.n), Number(one.d)];
	const isKept =
		isReduced &&
		!Number.isInteger(Math.sqrt(Number(total.d))) &&
		coprime(simplifyRoot(over).outside, under);
	const added = root(isReduced ? quotient(over, under) : num(total));
	return [
		line(equation(name, added), 'add'),
		...(isReduced && !isKept
			? [line(equation(name, root(num(total))), 'write the fraction in lowest terms')]
			: []),
		...simplestLines(name, total, isKept ? [over, under] : [Number(total.n), Number(total.d)]),
	];
}

/** From "AB = √72" or "AB = √(9/2)" to the simplest form. */
function simplestLines(
	name: Operand,
	square: Fraction,
	[over, under]: readonly [number, number],
): Line[] {
	const simplest = equation(name, rootExpression(square));
	if (under === 1) {
		const reason = lengthReason(over);
		return reason ? [line(simplest, reason)] : [];
	}
	const split = line(
		equation(name, quotient(root(over), root(under))),
		'the square root of a fraction is the quotient of the square roots',
	);
	const [top, side] = [Math.sqrt(over), Math.sqrt(under)];
	if (Number.isInteger(side)) {
		const reason = rootReason(over);
		return [
			split,
			line(equation(name, quotient(root(over), side)), `√${under} = ${side}`),
			...(reason ? [line(simplest, reason)] : []),
		];
	}
	if (Number.isInteger(top))
		return [
			split,
			line(equation(name, quotient(top, root(under))), `√${over} = ${top}`),
			line(simplest, `multiply the numerator and the denominator by √${under}`),
		];
	const reason = rootReason(over * under);
	return [
		split,
		line(
			equation(name, quotient(root(over * under), under)),
			`multiply the numerator and the denominator by √${under}`,
		),
		...(reason ? [line(simplest, reason)] : []),
	];
}

/** What learners take for the length, `times` as long; rounded to tenths where the answer is. */
export function lengthMisconceptions(
	from: At,
	to: At,
	{ times = 1, places }: { times?: Number; places?: number } = {},
): WrongAnswer[] {
	const [dx, dy] = [new Fraction(to[0]).sub(from[0]).abs(), new Fraction(to[1]).sub(from[1]).abs()];
	const factor = new Fraction(times);
	const scaled = (square: Fraction) => {
		const whole = square.mul(factor).mul(factor);
		return places === undefined
			? radical(rootExpression(whole))
			: decimalAnswer(Math.sqrt(whole.valueOf()), places);
	};
	const less = squareOf(dx).sub(squareOf(dy)).abs();
	const distances = dx.add(dy);
	return [
		// Distances of 1 and 1 have the same sum as their squares.
		...(distances.equals(squaredLength(from, to))
			? []
			: [
					[
						scaled(squareOf(distances)),
						'added the horizontal and vertical distances instead of finding the straight-line distance',
					] as const,
				]),
		...(less.equals(0)
			? []
			: [[scaled(less), 'subtracted the squares instead of adding them'] as const]),
		[scaled(squareOf(squaredLength(from, to))), 'did not take the square root'],
	];
}
