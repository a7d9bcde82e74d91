/** Quotients by a monomial that leave a variable in a denominator. */
import type Fraction from 'fraction.js';
import {
	continued,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	type Monomial,
	monomialExpression,
	type Polynomial,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	expression,
	type Line,
	line,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { anyLetter } from '../../../contexts/names.ts';

export const shown = polynomialExpression;

export const divide = (prompt: Prose, answer: DraftAnswer, steps: Line[]): Draft => ({
	prompt,
	answer,
	steps,
	hints: [say`What is each term of the numerator divided by? What happens to the exponents?`],
});

type Reasons = { why?: string; reduced?: string };

/** The terms as written, each over the divisor, and the result. */
export function divisionLines(
	whole: Polynomial,
	front: Monomial,
	result: Expression,
	{ why, reduced = 'divide the coefficients, and subtract the exponents' }: Reasons = {},
): Line[] {
	const under = monomialExpression(front);
	const parts = whole.map((one) =>
		front.coefficient.lt(0)
			? quotient(shown([one]), under)
			: signedPart(one, (size) => quotient(shown([size]), under)),
	);
	return [
		line(quotient(shown(whole), under), why),
		line(continued(sum(...parts)), 'divide each term of the numerator by the denominator'),
		line(continued(result), reduced),
	];
}

function signedPart(one: Monomial, write: (size: Monomial) => Expression): Expression {
	const written = write({ ...one, coefficient: one.coefficient.abs() });
	return one.coefficient.lt(0) ? opposite(written) : written;
}

export function withRemainders(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [k, n] = [draw.int('k'), draw.int('n')];
	const whole = [term(draw.int('a'), x + x), term(draw.int('b'), x), term(draw.int('c'))];
	const front = term(k, x.repeat(n));
	const pieces = whole.map(({ coefficient }, at): Piece => [coefficient.div(k), 2 - at - n]);
	const problem = quotient(shown(whole), monomialExpression(front));
	const fractions = sum(...pieces.map((piece) => asFraction(piece, x)));
	const lines = divisionLines(whole, front, fractions, {
		reduced: 'divide out the common factors',
	});
	const wrong = (write: (piece: Piece) => Expression): WrongAnswer[] => [
		[
			expression(
				sum(...pieces.map((piece, at) => (at === 0 ? write(piece) : shown([whole[at] ?? front])))),
			),
			'divided only the first term',
		],
		[
			expression(sum(...pieces.map(([size, exponent]) => write([size, -exponent])))),
			'subtracted the exponents in the reverse order',
		],
	];
	if (draw.random.int(0, 1) === 0)
		return divide(
			say`Divide: ${problem}. Write each term in lowest terms, without negative exponents.`,
			withMisconceptions(expression(fractions), ...wrong((piece) => asFraction(piece, x))),
			lines,
		);
	const result = sum(...pieces.map((piece) => withExponent(piece, x)));
	return divide(
		say`Divide: ${problem}. Write the answer as a sum of terms, using negative exponents so that ${symbol(x)} does not appear in a denominator.`,
		withMisconceptions(expression(result), ...wrong((piece) => withExponent(piece, x))),
		[
			...lines,
			line(continued(result), `write each power of ${x} in a denominator with a negative exponent`),
		],
	);
}

/** A coefficient and the exponent of the letter, which may be negative. */
type Piece = [size: Fraction, exponent: number];

const letterPower = (x: string, exponent: number): Expression =>
	exponent === 1 ? symbol(x) : power(x, exponent);

function asFraction([size, exponent]: Piece, x: string): Expression {
	if (exponent >= 0) return monomialExpression(term(size, x.repeat(exponent)));
	const under = letterPower(x, -exponent);
	const [over, below] = [num(size.n.toString()), num(size.d.toString())];
	const written = quotient(over, size.d === 1n ? under : product(below, under));
	return size.lt(0) ? opposite(written) : written;
}

function withExponent([size, exponent]: Piece, x: string): Expression {
	if (exponent === 0) return num(size);
	return size.equals(1) ? letterPower(x, exponent) : product(num(size), letterPower(x, exponent));
}
