/** A perfect square with one coefficient or one term missing. */
import {
	blank,
	continued,
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	linear,
	type Monomial,
	monomialExpression,
	multiply,
	polynomialExpression,
	samePolynomial,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draw,
	expression,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { patternOf, SQUARE, squareIdentity } from '../../../steps/expanding.ts';
import { plainMonomial, plainNumber, plainSigned } from '../../../../math/plain-notation.ts';

const shown = polynomialExpression;

/** The place of the missing part among first, middle, last. */
const PLACES: Readonly<Record<string, number>> = { first: 0, middle: 1, last: 2, sign: 1 };

export const MISSING: Skills = {
	'Find the constant for a perfect square trinomial'(draw) {
		const slot = draw.inTurn('slot');
		const [a, b] = [draw.int('a'), draw.int('b')];
		const sign = slot === 'middle' ? 1 : draw.random.pick([1, -1] as const);
		const [first, middle, last] = [a * a, 2 * sign * a * b, b * b];
		const value = [first, middle, last][PLACES[slot] ?? 0] ?? 0;
		const x2 = power('x', 2);
		const problem = sum(
			slot === 'first' ? product('k', x2) : product(first, x2),
			slot === 'middle' ? product('k', 'x') : product(middle, 'x'),
			slot === 'last' ? 'k' : last,
		);
		const square = power(shown(linear(a, 'x', sign * b)), 2);
		const lines = LINES[slot]?.(a, b, sign);
		// 1 is its own square; a²x² + 2a²x + a² has the same number as a coefficient, its half, and a square.
		if (!lines || value === 1 || a === b) return undefined;
		return {
			prompt: say`Find the ${slot === 'middle' ? 'positive value' : 'value'} of ${symbol('k')} for which ${problem} is a perfect square trinomial.`,
			answer: withMisconceptions(
				rational(value),
				...(WRONG[slot]?.(a, b) ?? []).map(([wrong, done]): WrongAnswer => [rational(wrong), done]),
			),
			steps: [
				...lines,
				line(continued(num(value)), slot === 'middle' ? 'multiply' : 'evaluate the square'),
				sentence(
					say`Check: ${equation(square, shown([term(first, 'xx'), term(middle, 'x'), term(last)]))}, so ${equation('k', num(value))}.`,
				),
			],
			hints: [
				say`In ${squareIdentity(1)}, how is the middle term formed from ${symbol('u')} and ${symbol('v')}?`,
			],
		};
	},

	'Complete a special factoring pattern'(draw) {
		const slot = draw.inTurn('slot');
		const [u, v] = [term(draw.int('a'), 'x'), term(signFor(slot, draw) * draw.int('b'))];
		const base = [u, v];
		const terms = multiply(base, base);
		const place = PLACES[slot] ?? 0;
		const missing = terms[place];
		if (!missing) return undefined;
		const minus = v.coefficient.lt(0);
		const mistakes: Mistake[] =
			place === 1
				? [
						[
							{ ...missing, coefficient: missing.coefficient.div(2) },
							'forgot to double the product',
						],
						[
							negative(missing),
							`used the pattern for the square of a ${minus ? 'sum' : 'difference'}`,
						],
					]
				: mistakenSquares(place === 0 ? u : v);
		if (mistakes.some(([wrong]) => samePolynomial([wrong], [missing]))) return undefined;
		const withBlank = sum(
			...terms.map((one, at) => (at === place ? blank : monomialExpression(one))),
		);
		const square = power(shown(base), 2);
		const size = minus ? negative(v) : v;
		return {
			prompt:
				slot === 'sign'
					? say`Find the missing term, including its sign: ${equation(square, withBlank)}.`
					: say`Find the missing term: ${equation(withBlank, square)}.`,
			answer: withMisconceptions(
				expression(monomialExpression(missing)),
				...mistakes.map(([wrong, done]): WrongAnswer => [
					expression(monomialExpression(wrong)),
					done,
				]),
			),
			steps: [
				line(square),
				line(
					continued(patternOf(u, v, SQUARE)),
					`(u ${minus ? '−' : '+'} v)² = u² ${minus ? '−' : '+'} 2uv + v², with u = ${plainMonomial(u)} and v = ${plainMonomial(size)}`,
				),
				line(continued(shown(terms)), 'simplify each term'),
				sentence(say`The missing term is ${monomialExpression(missing)}.`),
			],
			hints: [
				say`What do you get when you expand the square? Which of its three terms is missing?`,
			],
		};
	},
};

type Mistake = [value: Monomial, done: string];

const negative = (one: Monomial): Monomial => ({ ...one, coefficient: one.coefficient.neg() });

/** In place of the square of a term of the binomial. */
function mistakenSquares(of: Monomial): Mistake[] {
	const { coefficient, powers } = of;
	const [squared = of] = multiply([of], [of]);
	const unsquared: Mistake = [of, 'did not square the term'];
	if (coefficient.lt(0))
		return [unsquared, [negative(squared), 'gave the last term the sign of the middle term']];
	return powers.x && !coefficient.equals(1)
		? [
				unsquared,
				[
					{ ...squared, coefficient },
					`squared x but not its coefficient ${coefficient.toFraction()}`,
				],
			]
		: [
				unsquared,
				[{ ...of, coefficient: coefficient.mul(2) }, 'doubled the term instead of squaring it'],
			];
}

/** A missing middle term is written after a plus sign; with `sign` it is negative, and its sign is asked for. */
function signFor(slot: string, draw: Draw): 1 | -1 {
	if (slot === 'sign') return -1;
	return slot === 'middle' ? 1 : draw.random.pick([1, -1] as const);
}

type WrongValue = [wrong: number, why: string];

/** Half of the middle coefficient, ab, squared: where the other square root is 1, this is right. */
const halfSquared = (other: number, asked: number, ignored: string): WrongValue[] =>
	other === 1
		? []
		: [[(other * asked) ** 2, `squared half of the middle coefficient and ignored the ${ignored}`]];

const WRONG: Readonly<Record<string, (a: number, b: number) => WrongValue[]>> = {
	middle: (a, b) => [
		[a * b, 'forgot to double the product'],
		[2 * (a + b), 'added the square roots instead of multiplying them'],
	],
	last: (a, b) => [[b, `did not square ${b}`], ...halfSquared(a, b, 'first coefficient')],
	first: (a, b) => [[a, 'did not square the coefficient'], ...halfSquared(b, a, 'last term')],
};

/** The squares that are known, and what they say about k. */
const LINES: Readonly<Record<string, (a: number, b: number, sign: 1 | -1) => Line[]>> = {
	middle: (a, b) => [
		sentence(say`The first and last terms are the squares of ${root(a)} and ${b}.`),
		line(
			equation('k', product(2, num(a), num(b))),
			`kx is twice the product of ${plainMonomial(term(a, 'x'))} and ${b}`,
		),
	],
	last: (a, b, sign) => [
		sentence(say`The first term is the square of ${root(a)}.`),
		sentence(
			say`${equation(shown([term(2 * sign * a * b, 'x')]), product(2, root(a), num(sign * b)))}, so the second term of the binomial is ${sign * b}.`,
			`the middle term is twice the product of ${plainMonomial(term(a, 'x'))} and the second term, and ${plainNumber(2 * sign * a * b)} ÷ ${2 * a} = ${plainNumber(sign * b)}`,
		),
		line(
			equation('k', power(num(sign * b), 2)),
			'the last term is the square of the second term of the binomial',
		),
	],
	first: (a, b, sign) => [
		sign > 0
			? sentence(say`The last term is the square of ${b}.`)
			: sentence(
					say`The last term is the square of ${b} or ${-b}. Use ${-b}, because the middle term is negative.`,
				),
		sentence(
			say`${equation(shown([term(2 * sign * a * b, 'x')]), product(2, root(a), num(sign * b)))}, so the other term of the binomial is ${root(a)}.`,
			`the middle term is twice the product of the terms of the binomial, and ${plainNumber(2 * sign * a * b)} ÷ ${plainSigned(2 * sign * b)} = ${a}`,
		),
		line(
			equation('k', power(num(a), 2)),
			`the first term is the square of ${plainMonomial(term(a, 'x'))}`,
		),
	],
};

const root = (a: number): Expression => shown([term(a, 'x')]);
