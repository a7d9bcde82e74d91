/** Equations y = mx + b that come from one common mistake, each with what was done. */
import Fraction from 'fraction.js';
import type { Number } from '../../math/expression.ts';
import { written, type WrongAnswer } from '../answer.ts';
import { type At, lineEquation } from './line-form.ts';

/** What leads to the opposite of the slope of a perpendicular line. */
export const SIGN_KEPT = 'took the reciprocal of the slope without changing its sign';

/** The same for a parallel line. */
export const SIGN_CHANGED = 'changed the sign of the slope';

/** The same for a slope that is given. */
export const givenReversed = (m: Number): string =>
	new Fraction(m).lt(0)
		? 'dropped the negative sign of the slope'
		: 'wrote a negative sign in front of the slope';

/** `at` is the point that b is found from, where there is one, and `named` what it is called. */
export function wrongLines(
	m: Number,
	b: Number,
	at?: At,
	named = 'the point',
	reversed = 'subtracted the coordinates in different orders to find the slope',
): WrongAnswer[] {
	const [slope, constant] = [new Fraction(m), new Fraction(b)];
	const answer = (rise: Fraction, start: Fraction) => written('line', lineEquation(rise, start));
	const product = at && slope.mul(at[0]);
	return [
		[answer(slope.neg(), at && product ? product.add(at[1]) : constant), reversed],
		...(at && product
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
				? 'subtracted in the wrong order to find b'
				: 'used the opposite of the y-intercept as b',
		],
	];
}

/** What gives a quotient the other sign, when a number in it is negative. */
export const droppedSign = (over: Number, under: Number): string | undefined => {
	const [above, below] = [new Fraction(over), new Fraction(under)];
	if (below.lt(0) && above.lt(0)) return 'dropped the negative sign of the coefficient';
	return below.lt(0) || above.lt(0) ? 'dropped the negative sign' : undefined;
};
