/** Expressions with powers, evaluated for given numbers. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	rational,
	withMisconceptions,
} from '../../../family.ts';
import { fraction } from '../../../steps/fractions.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

// An expression evaluated for x and y: the question, its lines, and the mistakes that both skills share.

type Working = {
	expression: Expression;
	total: Fraction;
	lines: Line[];
	/** Why the last line follows, when the number is not there yet. */
	last?: string;
	wrong: (readonly [value: Fraction, why: string])[];
};

export const put = (value: number): Expression => brackets(num(value));
const squareOf = (value: number): Expression => power(value < 0 ? put(value) : num(value), 2);

const putIn = (x: number, y: number): string => `substitute ${x} for x and ${y} for y`;

const insteadOf = (letter: string, value: number): string =>
	`substituted ${-value} instead of ${value} for ${letter}`;

/** What was done where y was added instead of subtracted. */
const otherSign = (y: number): string =>
	y < 0 ? insteadOf('y', y) : 'added y instead of subtracting it';

const negatedSquare = (base: number, value: Fraction): [Fraction, string][] =>
	base < 0 ? [[value, 'wrote the square of a negative number as negative']] : [];

/** `undefined` when a mistake still leads to the total. */
export function evaluated(
	x: number,
	y: number,
	{ expression, total, lines, last: why, wrong }: Working,
): Draft | undefined {
	const last = lines.at(-1)?.formula;
	const isDone = last?.kind === 'relation' && tex(last.right) === tex(num(total));
	return {
		prompt: say`Evaluate ${expression} when ${equation('x', x)} and ${equation('y', y)}. Write your answer as an integer or a fraction in simplest form.`,
		answer: withMisconceptions(
			rational(total),
			...wrong.map(([value, done]) => [rational(value), done] as const),
		),
		steps: [line(expression), ...lines, ...(isDone ? [] : [line(continued(num(total)), why)])],
		hints: [
			say`What does the expression look like with each variable replaced by its value? Where do you need brackets?`,
			say`Which operation comes first in the order of operations?`,
		],
	};
}

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

// Expressions with fractions and powers, evaluated for given numbers.

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
