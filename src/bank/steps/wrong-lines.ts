/** Equations y = mx + b that come from one common mistake, each with what was done. */
import Fraction from 'fraction.js';
import type { Number } from '../../math/expression.ts';
import { type At, interceptOf, lineEquation } from '../../math/lines.ts';
import { onlyIf, written, type WrongAnswer } from '../family.ts';

/** What leads to the opposite of the slope of a perpendicular line. */
export const SIGN_KEPT = 'took the reciprocal of the slope without changing its sign';

/** The same for a parallel line. */
export const SIGN_CHANGED = 'changed the sign of the slope';

/** The same for a slope that is given; nobody adds a sign to a positive one. */
export const givenReversed = (m: Number): string | undefined =>
	new Fraction(m).lt(0) ? 'dropped the negative sign from the slope' : undefined;

const answer = (rise: Fraction, start: Fraction) => written('line', lineEquation(rise, start));

/** How the slope came to have the wrong sign, if it may. */
type Reversed = { reversed?: string | undefined };

const COORDINATES_REVERSED =
	'subtracted the x-coordinates and the y-coordinates in opposite orders to find the slope';

/** "subtracted the y-coordinate from mx to find b", where it is the other way around. */
export const orderReversed = (value: string, product: string): string =>
	`subtracted ${value} from ${product} to find b`;

/** `at` is the point that b is found from, where there is one, and `named` what it is called. */
export function wrongLines(
	m: Number,
	b: Number,
	at?: At,
	{ named = 'the point', ...how }: Reversed & { named?: string } = {},
): WrongAnswer[] {
	const [slope, constant] = [new Fraction(m), new Fraction(b)];
	const product = at && slope.mul(at[0]);
	return [
		...slopeReversed(slope, at ?? [0, constant], how),
		...(at && product && !product.equals(0)
			? ([
					[
						answer(slope, product.add(at[1])),
						'added mx to the y-coordinate instead of subtracting it to find b',
					],
					[answer(slope, new Fraction(at[1])), `used the y-coordinate of ${named} as b`],
				] as const)
			: []),
		[
			answer(slope, constant.neg()),
			product && !product.equals(0)
				? orderReversed('the y-coordinate', 'mx')
				: 'used the opposite of the y-intercept as b',
		],
	];
}

/** From the point-slope form with the point `at`, whose x-coordinate is not 0. */
export function wrongFromPoint(m: Number, at: At, how: Reversed = {}): WrongAnswer[] {
	const [slope, x] = [new Fraction(m), new Fraction(at[0])];
	const size = x.abs().toFraction();
	const where = slope.equals(1) ? 'on the right side' : 'in the brackets';
	return [
		...slopeReversed(slope, at, how),
		[
			answer(slope, slope.mul(x).add(at[1])),
			x.lt(0)
				? `subtracted ${size} ${where} instead of adding it`
				: `added ${size} ${where} instead of subtracting it`,
		],
		...wrongSolved(slope, at),
	];
}

/** Mistakes when a point-slope form, which is right, is solved for y. */
export function wrongSolved(m: Number, [x, y]: At): WrongAnswer[] {
	const [slope, right] = [new Fraction(m), interceptOf(m, [x, y])];
	const height = new Fraction(y);
	const size = height.abs().toFraction();
	return [
		...onlyIf(!slope.equals(1), [
			answer(slope, height.sub(x)),
			'multiplied only the first term in the brackets',
		]),
		...onlyIf(!height.equals(0), [
			answer(slope, right.sub(height.mul(2))),
			height.lt(0)
				? `added ${size} instead of subtracting it`
				: `subtracted ${size} instead of adding it`,
		]),
		[
			answer(slope, height),
			slope.equals(1)
				? 'dropped the constant on the right side'
				: 'dropped the second term in the brackets',
		],
	];
}

function slopeReversed(m: Fraction, at: At, how: Reversed): WrongAnswer[] {
	const why = 'reversed' in how ? how.reversed : COORDINATES_REVERSED;
	return why === undefined ? [] : [[answer(m.neg(), interceptOf(m.neg(), at)), why]];
}

/** What gives a quotient the other sign, when a number in it is negative. */
export const droppedSign = (over: Number, under: Number): string | undefined => {
	const [above, below] = [new Fraction(over), new Fraction(under)];
	if (below.lt(0) && above.lt(0)) return 'dropped the negative sign from the coefficient';
	return below.lt(0) || above.lt(0) ? 'dropped the negative sign' : undefined;
};
