/** Which factored form is complete; some draws ask for a prime polynomial or a perfect square instead. */
import { equation, type Expression, power, product, symbol } from '../../../../math/expression.ts';
import {
	collect,
	linear,
	multiply,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
} from '../../../../math/polynomial.ts';
import { formula, type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	distinctChoices,
	type Draft,
	type Draw,
	line,
	sentence,
	type WrongChoice,
} from '../../../family.ts';
import { plainNumber, plainSigned, plainSum } from '../../../../math/plain-notation.ts';
import { divisorPairs } from '../../../../math/whole-numbers.ts';

// Which polynomial is prime, and which is a perfect square.

const quadratic = (b: number, c: number): Polynomial =>
	collect([term(1, 'xx'), term(b, 'x'), term(c)]);
export const plus = (n: number): Expression => polynomialExpression(linear(1, 'x', n));
const shown = (polynomial: Polynomial): Prose => formula(polynomialExpression(polynomial));
const withFactors = (p: number, q: number): Polynomial =>
	multiply(linear(1, 'x', p), linear(1, 'x', q));

/** x² + bx + c without real zeros, or with irrational ones. */
export function prime(right: Polynomial, p: number, q: number): Draft | undefined {
	const [b = 0, c = 0] = ['x', ''].map((letters) =>
		Number(
			right.find(({ powers }) => (powers['x'] ?? 0) === letters.length)?.coefficient.valueOf() ?? 0,
		),
	);
	if (Number.isInteger(Math.sqrt(b * b - 4 * c))) return undefined;
	const others: { value: Polynomial; form: Expression; why: string; because?: string }[] = [
		{
			value: withFactors(q, -q),
			form: product(plus(Math.abs(q)), plus(-Math.abs(q))),
			why: 'a difference of squares',
		},
		{
			value: withFactors(p, q),
			form: product(plus(p), plus(q)),
			why: 'a product of two binomials',
			because: `${plainNumber(p)} × ${plainSigned(q)} = ${plainNumber(p * q)} and ${plainSum(p, q)} = ${plainNumber(p + q)}`,
		},
		{ value: withFactors(q, q), form: power(plus(q), 2), why: 'a perfect square' },
	];
	const answer = distinctChoices(
		shown(right),
		...others.map(({ value, why }): WrongChoice => [shown(value), `did not see that it is ${why}`]),
	);
	const sums = [1, -1].flatMap((sign) =>
		divisorPairs(c).map(
			([small, large]) =>
				`${plainSum(sign * small, sign * large)} = ${plainNumber(sign * (small + large))}`,
		),
	);
	const reason =
		b === 0
			? sentence(
					say`No two integers have a sum of ${0} and a product of ${c}.`,
					'two integers with a sum of 0 are opposites, so their product is not positive',
				)
			: sentence(
					say`No two integers have a product of ${c} and a sum of ${b}.`,
					`the pairs with a product of ${c} have sums of ${listInWords(sums)}`,
				);
	return (
		answer && {
			prompt: say`Which polynomial is prime, that is, cannot be factored over the integers?`,
			answer,
			steps: [
				...others.map(({ value, form, why, because }) =>
					line(equation(polynomialExpression(value), form), because ?? `this is ${why}`),
				),
				reason,
				sentence(say`So ${polynomialExpression(right)} is prime.`),
			],
			hints: [
				say`Is one of the polynomials a difference of squares? Is one a perfect square trinomial?`,
				say`For each of the others, which two integers have the constant term as their product and the coefficient of ${symbol('x')} as their sum?`,
			],
		}
	);
}

function perfectSquare(a: number, p: number): Draft | undefined {
	const base = linear(a, 'x', p);
	const [square, constant, middle] = [a * a, p * p, 2 * a * p];
	const size = Math.abs(p);
	const doubled = (factor: number): Expression =>
		equation(
			product(factor, polynomialExpression(linear(a, 'x', 0)), size),
			polynomialExpression(linear(factor * a * size, 'x', 0)),
		);
	const trinomial = (b: number, c: number): Polynomial =>
		collect([term(square, 'xx'), term(b, 'x'), term(c)]);
	if (constant === 1) return undefined;
	const answer = distinctChoices(
		shown(trinomial(middle, constant)),
		[shown(trinomial(middle / 2, constant)), 'did not double the product for the middle term'],
		[
			shown(trinomial(middle, -constant)),
			`wrote the last term, the square of ${size}, as negative`,
		],
		[shown(trinomial(middle, size)), `did not square ${size} for the last term`],
	);
	const whole = polynomialExpression(trinomial(middle, constant));
	return (
		answer && {
			prompt: say`Which polynomial is a perfect square trinomial?`,
			answer,
			steps: [
				sentence(
					say`The first term is the square of ${polynomialExpression(linear(a, 'x', 0))}, and the last term must be the square of a number, so it is positive.`,
				),
				sentence(
					say`If the last term is ${constant}, there are two possible middle terms: ${doubled(2)} and ${doubled(-2)}.`,
					'the middle term is twice the product of the two expressions that are squared',
				),
				sentence(
					say`If the middle term is ${polynomialExpression(linear(middle, 'x', 0))}, there is only one possible last term: ${equation(power(size, 2), constant)}.`,
				),
				line(equation(power(polynomialExpression(base), 2), whole), 'square the binomial'),
				sentence(say`The perfect square trinomial is ${whole}.`),
			],
			hints: [
				say`Which expressions are squared in the first and last terms? So what must the middle term be?`,
			],
		}
	);
}

export function primeOrComplete(draw: Draw): Draft | undefined {
	const [p, q, a] = [draw.int('p'), draw.int('q'), draw.int('a')];
	if (Math.abs(p) === Math.abs(q)) return undefined;
	switch (draw.inTurn('type')) {
		case 'GCF left inside':
			return a < 2 ? undefined : gcfInside(a, p, q);
		case 'sum of squares':
			return prime(quadratic(0, p * p), p, q);
		case 'prime trinomial':
			return prime(quadratic(p, Math.abs(q)), p, q);
		case 'incomplete difference of squares':
			return differenceOfSquares(a, Math.abs(p));
		case 'perfect square':
			return perfectSquare(a, p);
		default:
			return complete(a, p, q);
	}
}

function completeForm(
	whole: Polynomial,
	right: Expression,
	steps: { form: Expression; why: string }[],
	...wrong: readonly [Expression, string][]
): Draft | undefined {
	const start = polynomialExpression(whole);
	const answer = distinctChoices(
		formula(right),
		...wrong.map(([form, mistake]): WrongChoice => [formula(form), mistake]),
	);
	return (
		answer && {
			prompt: say`Which is the completely factored form of ${start}?`,
			answer,
			steps: steps.map(({ form, why }) => line(equation(start, form), why)),
			hints: [
				say`What is the greatest common factor? Can the remaining factor be factored further?`,
			],
		}
	);
}

const COMPLETE = 'the factors in brackets cannot be factored further';
const byPair = (p: number, q: number): string =>
	`${plainNumber(p)} and ${plainNumber(q)} have a product of ${plainNumber(p * q)} and a sum of ${plainNumber(p + q)}`;

function gcfInside(a: number, p: number, q: number): Draft | undefined {
	const inside = withFactors(p, q);
	if (inside.length < 3) return undefined;
	const right = product(a, plus(p), plus(q));
	return completeForm(
		scale(inside, a),
		right,
		[
			{
				form: product(a, polynomialExpression(inside)),
				why: 'factor out the greatest common factor',
			},
			{ form: right, why: `${byPair(p, q)}; ${COMPLETE}` },
		],
		[
			product(polynomialExpression(linear(a, 'x', a * p)), plus(q)),
			'left a common factor inside another factor',
		],
		[product(plus(p), plus(q)), 'left out the common factor'],
		[product(a, polynomialExpression(inside)), 'did not factor the trinomial'],
	);
}

function differenceOfSquares(a: number, p: number): Draft | undefined {
	if (p === 1) return undefined;
	const inside = quadratic(0, -p * p);
	const right = product(...factors(a), plus(p), plus(-p));
	return completeForm(
		multiply(linear(a, 'x', 0), inside),
		right,
		[
			{
				form: product(...factors(a), polynomialExpression(inside)),
				why: 'factor out the greatest common factor',
			},
			{ form: right, why: `factor the difference of squares; ${COMPLETE}` },
		],
		[
			product(...factors(a), polynomialExpression(inside)),
			'did not factor the difference of squares',
		],
		[
			product(...factors(a), power(plus(-p), 2)),
			'factored the difference of squares as if it were a perfect square trinomial',
		],
		[
			product(polynomialExpression(multiply(linear(a, 'x', 0), linear(1, 'x', p))), plus(-p)),
			'left a common factor inside another factor',
		],
	);
}

const factors = (a: number): (number | string)[] => (a === 1 ? ['x'] : [a, 'x']);

function complete(a: number, p: number, q: number): Draft | undefined {
	const inside = withFactors(p, q);
	if (inside.length < 3) return undefined;
	const right = product(...factors(a), plus(p), plus(q));
	return completeForm(
		multiply(linear(a, 'x', 0), inside),
		right,
		[
			{
				form: product(...factors(a), polynomialExpression(inside)),
				why: 'factor out the greatest common factor',
			},
			{ form: right, why: `${byPair(p, q)}; ${COMPLETE}` },
		],
		[product(...factors(a), polynomialExpression(inside)), 'did not factor the trinomial'],
		[
			product(polynomialExpression(multiply(linear(a, 'x', 0), linear(1, 'x', p))), plus(q)),
			'left a common factor inside another factor',
		],
		[product(...factors(a), plus(-p), plus(-q)), 'reversed the sign in each factor'],
	);
}
