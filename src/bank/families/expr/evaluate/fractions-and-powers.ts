/** Expressions with fractions and powers, evaluated for given numbers. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type Draft, type Draw, line, type Line } from '../../../family.ts';
import { fraction } from '../../../steps/fractions.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { evaluated, negatedSquare, otherSign, putIn, squareOf } from './for-x-and-y.ts';

/** (x² − y)/d, c(x + y/d) or (x/d)² − y, with x = a and y = b; the square of 1 does not show whether it was found. */
export function fractionsAndPowers(draw: Draw): Draft | undefined {
	const [x, y, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const why = putIn(x, y);
	switch (draw.inTurn('form')) {
		case 'a': {
			const over = x * x - y;
			return over === 0 || x === 1
				? undefined
				: evaluated(x, y, {
						expression: quotient(difference(power('x', 2), 'y'), d),
						total: new Fraction(over, d),
						wrong: [
							[new Fraction(x * x + y, d), otherSign(y)],
							...negatedSquare(x, new Fraction(-x * x - y, d)),
							[new Fraction(2 * x - y, d), 'doubled the value instead of squaring it'],
							[new Fraction(-y, d).add(x * x), 'divided only the second term'],
						],
						last: over % d === 0 ? 'divide' : 'write the fraction in simplest form',
						lines: [
							line(quotient(difference(squareOf(x), signed(y)), d), why),
							line(
								continued(quotient(difference(x * x, signed(y)), d)),
								`evaluate the power first: the square of ${plainNumber(x)} is ${x * x}`,
							),
							line(continued(quotient(over, d)), 'simplify the numerator before you divide'),
						],
					});
		}
		case 'b': {
			const part = new Fraction(y, d);
			const [inside, under] = [part.add(x), Number(part.d)];
			return part.d === 1n || Math.abs(c) === 1 || inside.equals(0)
				? undefined
				: evaluated(x, y, {
						expression: product(c, sum('x', quotient('y', d))),
						total: inside.mul(c),
						wrong: [
							[part.mul(c).add(x), 'multiplied only the second term in the brackets'],
							[part.add(c * x), 'multiplied only the first term in the brackets'],
							[new Fraction(c * (x + y), d), 'divided the whole sum instead of only y'],
						],
						last: 'multiply',
						lines: [
							...filled(
								y,
								d,
								why,
								(written) => product(c, sum(x, written)),
								'adding a negative fraction is the same as subtracting its opposite',
							),
							line(
								continued(product(c, sum(fraction([x * under, under]), num(part)))),
								`work inside the brackets first: write ${plainNumber(x)} as a fraction with a denominator of ${under}`,
							),
							line(
								continued(product(c, brackets(num(inside)))),
								`${y < 0 ? 'subtract' : 'add'} inside the brackets`,
							),
						],
					});
		}
		default: {
			const part = new Fraction(x, d);
			const under = Number(part.pow(2).d);
			return part.d === 1n || x === 1
				? undefined
				: evaluated(x, y, {
						expression: difference(power(brackets(quotient('x', d)), 2), 'y'),
						total: part.pow(2).sub(y),
						wrong: [
							[new Fraction(x * x, d).sub(y), 'squared only the numerator'],
							[part.pow(2).add(y), otherSign(y)],
							[part.mul(2).sub(y), 'doubled the fraction instead of squaring it'],
						],
						last: y < 0 ? 'add the numerators' : 'subtract the numerators',
						lines: [
							...filled(x, d, why, (base) => difference(power(brackets(base), 2), signed(y))),
							line(
								continued(difference(num(part.pow(2)), signed(y))),
								'square the numerator and the denominator',
							),
							...(y < 0
								? [
										line(
											continued(sum(num(part.pow(2)), -y)),
											'subtracting a negative number is the same as adding its opposite',
										),
									]
								: []),
							line(
								continued(
									(y < 0 ? sum : difference)(
										num(part.pow(2)),
										quotient(Math.abs(y) * under, under),
									),
								),
								`write ${Math.abs(y)} as a fraction with a denominator of ${under}`,
							),
						],
					});
		}
	}
}

/**
 * The expression with the fraction as substituted and, if that can be reduced, with the fraction in lowest terms.
 * With `ofNegative`, the reason for it, the sign of a negative numerator has a line of its own.
 */
function filled(
	over: number,
	under: number,
	why: string,
	expression: (fraction: Expression) => Expression,
	ofNegative?: string,
): Line[] {
	const reduced = expression(num(new Fraction(over, under)));
	const isLowest = gcd(over, under) === 1;
	return isLowest && (over > 0 || !ofNegative)
		? [line(reduced, why)]
		: [
				line(expression(quotient(over, under)), why),
				line(continued(reduced), (isLowest && ofNegative) || 'simplify the fraction'),
			];
}
