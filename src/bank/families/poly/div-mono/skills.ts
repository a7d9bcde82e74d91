/** poly.div-mono: divide a polynomial by a monomial. */
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
import { coprime } from '../../../../math/gcd.ts';
import {
	linear,
	type Monomial,
	monomialExpression,
	multiply,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	anyLetter,
	type Draft,
	type DraftAnswer,
	type Draw,
	expression,
	lettersFor,
	type Line,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';

export const skills: Skills = {
	'Divide a trinomial by a monomial'(draw) {
		const x = anyLetter(draw.random);
		const result = [term(draw.int('a'), x + x), term(draw.int('b'), x), term(draw.int('c'))];
		return exactly(result, term(draw.int('k'), x.repeat(draw.int('n'))));
	},

	'Divide a polynomial by a monomial'(draw) {
		const { x, y } = lettersFor(draw.random, draw.random.int(0, 1) === 1);
		const falling = draw.random.sample([0, 1, 2, 3, 4], 3).sort((a, b) => b - a);
		const rising = draw.random.sample([0, 1, 2, 3], 3).sort((a, b) => a - b);
		const result = (['a', 'b', 'c'] as const).map((name, at) =>
			term(draw.int(name), x.repeat(falling[at] ?? 0) + y.repeat(rising[at] ?? 0)),
		);
		const front = x.repeat(draw.int('n')) + y.repeat(draw.random.int(1, 2));
		return exactly(result, term(draw.int('k'), front));
	},

	'Divide by a monomial, leaving fractional terms': withRemainders,

	'Find a missing dimension from area or volume'(draw) {
		const front = term(draw.int('k'), 'x'.repeat(draw.int('n')));
		const inside = linear(draw.int('a'), 'x', draw.int('b'));
		if (!coprime(draw.int('a'), draw.int('b'))) return undefined;
		const { prompt, found } = dimension(draw, front, multiply([front], inside));
		const answer = withUnit(expression(shown(inside)), 'feet');
		return {
			prompt,
			answer: withMisconceptions(
				answer,
				...divisionMisconceptions(multiply([front], inside), front),
			),
			steps: [
				...divisionLines(multiply([front], inside), front, shown(inside), { why: found.why }),
				sentence(say`The ${found.name}, in feet, is ${shown(inside)}.`),
			],
			hints: [found.hint],
		};
	},
};

function dimension(draw: Draw, front: Monomial, whole: Polynomial) {
	const [given, total] = [monomialExpression(front), shown(whole)];
	if (draw.inTurn('shape') === 'rectangle')
		return {
			prompt: say`The area of a rectangular field, in square feet, is ${total}, and the length of one side, in feet, is ${given}. Write the length of an adjacent side, in feet, as a simplified expression.`,
			found: {
				name: 'length of the adjacent side',
				why: 'the length of a side is the area divided by the length of the adjacent side',
				hint: say`How do you find the length of a side from the area and the length of the adjacent side?`,
			},
		};
	return {
		prompt: say`The volume of a box, in cubic feet, is ${total}, and the area of its base, in square feet, is ${given}. Write its height, in feet, as a simplified expression.`,
		found: {
			name: 'height',
			why: 'the height is the volume divided by the area of the base',
			hint: say`How do you find the height from the volume and the area of the base?`,
		},
	};
}

function exactly(result: Polynomial, front: Monomial): Draft {
	const whole = result.flatMap((one) => multiply([front], [one]));
	return divide(
		say`Divide and simplify: ${quotient(shown(whole), monomialExpression(front))}.`,
		withMisconceptions(expression(shown(result)), ...divisionMisconceptions(whole, front)),
		divisionLines(whole, front, shown(result)),
	);
}

/** In place of whole ÷ front, which has no remainder. */
function divisionMisconceptions(whole: Polynomial, front: Monomial): WrongAnswer[] {
	const [lead, ...rest] = whole;
	if (!lead) return [];
	const powers = Object.fromEntries(
		Object.entries(lead.powers)
			.map(([letter, exponent]) => [letter, exponent - (front.powers[letter] ?? 0)] as const)
			.filter(([, exponent]) => exponent > 0),
	);
	const first: Monomial = { coefficient: lead.coefficient.div(front.coefficient), powers };
	return [
		[expression(shown([first, ...rest])), 'divided only the first term'],
		[
			expression(shown(scale(whole, front.coefficient.inverse()))),
			'divided the coefficients but did not subtract the exponents',
		],
	];
}

// Quotients by a monomial that leave a variable in a denominator.

const shown = polynomialExpression;

const divide = (prompt: Prose, answer: DraftAnswer, steps: Line[]): Draft => ({
	prompt,
	answer,
	steps,
	hints: [say`What is each term of the numerator divided by? What happens to the exponents?`],
});

type Reasons = { why?: string; reduced?: string };

/** The terms as written, each over the divisor, and the result. */
function divisionLines(
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

function withRemainders(draw: Draw): Draft | undefined {
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
