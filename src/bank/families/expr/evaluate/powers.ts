/** Expressions with powers, evaluated for given numbers. */
import Fraction from 'fraction.js';
import {
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
import { type Draft, type Draw, line } from '../../../family.ts';
import { plainNumber } from '../../../steps/plain.ts';
import {
	evaluated,
	insteadOf,
	negatedSquare,
	otherSign,
	put,
	putIn,
	squareOf,
} from './for-x-and-y.ts';

const times = (factor: number, of: Expression): Expression =>
	factor === 1 ? of : product(factor, of);

/** ax² − by, (x − y)²/a or axy² − b. */
export function twoLetters(draw: Draw): Draft | undefined {
	const [a, b, x, y] = [draw.int('a'), draw.int('b'), draw.int('x'), draw.int('y')];
	const why = putIn(x, y);
	const squares = (value: number) => `the square of ${plainNumber(value)} is ${value * value}`;
	switch (draw.inTurn('form')) {
		case 'a':
			// The square of 1 does not show whether it was found.
			if (x === 1) return undefined;
			return evaluated(x, y, {
				expression: difference(times(a, power('x', 2)), times(b, { kind: 'symbol', name: 'y' })),
				total: new Fraction(a * x * x - b * y),
				wrong: [
					...(a === 1
						? []
						: ([
								[new Fraction((a * x) ** 2 - b * y), `multiplied by ${a} before squaring`],
							] as const)),
					[
						new Fraction(a * x * x + b * y),
						y < 0 ? insteadOf('y', y) : 'added the second product instead of subtracting it',
					],
					[new Fraction(2 * a * x - b * y), 'doubled the value instead of squaring it'],
				],
				last: b * y < 0 ? 'add' : 'subtract',
				lines: [
					line(
						sum(
							times(a, squareOf(x)),
							b === 1 ? { kind: 'opposite', of: signed(y) } : product(-b, put(y)),
						),
						why,
					),
					line(
						continued(
							sum(
								a === 1 ? num(x * x) : product(a, put(x * x)),
								b === 1 ? { kind: 'opposite', of: signed(y) } : product(-b, put(y)),
							),
						),
						`evaluate the power first: ${squares(x)}`,
					),
					...(a === 1 && b === 1 && y > 0
						? []
						: [
								line(
									continued(sum(a * x * x, -b * y)),
									a === 1 && b === 1
										? 'subtracting a negative number is the same as adding its opposite'
										: 'then multiply',
								),
							]),
				],
			});
		case 'b':
			return x === y || x - y === 1 || a === 1
				? undefined
				: evaluated(x, y, {
						expression: quotient(power(difference('x', 'y'), 2), a),
						total: new Fraction((x - y) ** 2, a),
						wrong: [
							[new Fraction((x + y) ** 2, a), otherSign(y)],
							[new Fraction(x * x - y * y, a), 'squared each term instead of the difference'],
							[new Fraction(2 * (x - y), a), 'doubled the difference instead of squaring it'],
						],
						last: 'write the fraction in simplest form',
						lines: [
							line(quotient(power(difference(x, signed(y)), 2), a), why),
							line(continued(quotient(squareOf(x - y), a)), 'work inside the brackets first'),
							line(continued(quotient((x - y) ** 2, a)), squares(x - y)),
						],
					});
		default:
			return Math.abs(y) === 1
				? undefined
				: evaluated(x, y, {
						expression: difference(product(a, 'x', power('y', 2)), b),
						total: new Fraction(a * x * y * y - b),
						wrong: [
							[new Fraction((a * x * y) ** 2 - b), 'squared the whole product'],
							[new Fraction(a * (x * y) ** 2 - b), 'squared x as well as y'],
							...negatedSquare(y, new Fraction(a * x * -y * y - b)),
							[new Fraction(2 * a * x * y - b), 'doubled the value instead of squaring it'],
						],
						last: b < 0 ? 'add' : 'subtract',
						lines: [
							line(difference(product(num(a), put(x), power(put(y), 2)), b), why),
							line(
								continued(difference(product(num(a), put(x), put(y * y)), b)),
								`evaluate the power first: ${squares(y)}`,
							),
							line(continued(sum(a * x * y * y, -b)), 'then multiply'),
						],
					});
	}
}
