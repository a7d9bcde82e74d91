/** The standard form ax + by = c: whole numbers without a common factor, a above 0. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Number,
	product,
	symbol,
} from '../../math/expression.ts';
import { gcd } from '../../math/gcd.ts';
import {
	type At,
	AX_BY_C,
	interceptOf,
	plain,
	slopeIntercept,
	standardForm,
} from '../../math/lines.ts';
import { linear, polynomialExpression, shifted, term, uncollected } from '../../math/polynomial.ts';
import { type Prose, say } from '../../math/prose.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';

const INTEGERS = say`Use integers with no common factor other than 1, and make the coefficient of ${symbol('x')} positive.`;

/** "in standard form, ax + by = c. Use …": the end of a prompt in a book of the USA. */
export const IN_STANDARD_FORM: Prose = say`in standard form, ${AX_BY_C}. ${INTEGERS}`;

/** The same in a Canadian book, whose standard form is different. */
export const IN_AX_BY_C: Prose = say`in the form ${AX_BY_C}. ${INTEGERS}`;

/** [a, b, c] of the line y = mx + b; the slope must not be 0. */
export function standardOf(m: Number, b: Number): [number, number, number] {
	const [slope, constant] = [new Fraction(m), new Fraction(b)];
	const [p, q] = [Number(slope.d), Number(constant.d)];
	const common = (p * q) / gcd(p, q);
	const turn = slope.s > 0n ? -1 : 1;
	const whole = (value: Fraction) => Number(value.mul(common).mul(turn).valueOf());
	return [whole(slope.neg()), whole(new Fraction(1)), whole(constant)];
}

/** The lines after y = mx + b. */
export function standardLines(m: Number, b: Number): Line[] {
	const [slope, constant] = [new Fraction(m), new Fraction(b)];
	const [p, q, r] = standardOf(m, b);
	const common = Math.abs(q);
	const whole = slope.mul(common);
	const left = polynomialExpression([term(common, 'y')]);
	const moved = polynomialWords(whole.abs());
	return [
		...(common === 1
			? []
			: [
					line(
						equation(left, slopeIntercept(whole, constant.mul(common))),
						`multiply every term by ${common} to clear the ${slope.d === 1n || constant.d === 1n ? 'fraction' : 'fractions'}`,
					),
				]),
		...(slope.s > 0n
			? [
					line(standardForm(-p, -q, -r), `subtract ${moved} from both sides`),
					line(
						standardForm(p, q, r),
						'multiply both sides by -1 to make the coefficient of x positive',
					),
				]
			: [line(standardForm(p, q, r), `add ${moved} to both sides`)]),
	];
}

const polynomialWords = (whole: Fraction): string => (whole.equals(1) ? 'x' : `${plain(whole)}x`);

/** From y − y₁ = m(x − x₁), which is written already, to the standard form, without fractions on the way. */
export function standardFromPoint(m: Number, at: At): Line[] {
	const slope = new Fraction(m);
	const [p, q] = [Number(slope.s * slope.n), Number(slope.d)];
	const [x, y] = [new Fraction(at[0]), new Fraction(at[1])];
	const result = standardForm(...standardOf(slope, interceptOf(slope, at)));
	const right = p === 1 ? shifted('x', x) : product(num(p), shifted('x', x));
	return [
		...(q === 1
			? []
			: [line(equation(product(num(q), shifted('y', y)), right), `multiply both sides by ${q}`)]),
		...(q === 1 && p === 1
			? []
			: [
					line(
						equation(
							polynomialExpression(linear(q, 'y', y.mul(q).neg())),
							polynomialExpression(linear(p, 'x', x.mul(p).neg())),
						),
						'use the distributive property',
					),
				]),
		...collected(result, [p, q], [y.mul(q).neg(), x.mul(p).neg()]),
	];
}

/** From qy + … = px + … to ax + by = c: the x-term moves, then the constant, then the signs change if they must. */
function collected(
	result: Expression,
	[p, q]: readonly [number, number],
	[near, far]: readonly [Fraction, Fraction],
): Line[] {
	const moved = standardForm(-p, q, far.sub(near));
	const lines = [
		...(near.equals(0)
			? []
			: [
					line(
						equation(uncollected(term(-p, 'x'), term(q, 'y'), term(near)), num(far)),
						takeAway(p, polynomialWords(new Fraction(Math.abs(p)))),
					),
				]),
		line(
			moved,
			near.equals(0)
				? takeAway(p, polynomialWords(new Fraction(Math.abs(p))))
				: takeAway(near, plain(near.abs())),
		),
	];
	return tex(moved) === tex(result)
		? lines
		: [...lines, line(result, 'multiply both sides by -1 to make the coefficient of x positive')];
}

const takeAway = (moved: Number, words: string): string =>
	new Fraction(moved).lt(0) ? `add ${words} to both sides` : `subtract ${words} from both sides`;
