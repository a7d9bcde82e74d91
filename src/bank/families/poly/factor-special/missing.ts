/** A perfect square with one coefficient or one term missing. */
import {
	blank,
	continued,
	equation,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	linear,
	monomialExpression,
	multiply,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression, rational, withMisconceptions, type WrongAnswer } from '../../../answer.ts';
import { type Draw, line, sentence, type Skills } from '../../../family.ts';
import { patternOf, SQUARE } from '../../../steps/expanding.ts';
import { squareIdentity } from '../../../steps/identities.ts';
import { plainNumber } from '../../../steps/plain.ts';

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
		const [known, why] = REASONS[slot]?.(a, b) ?? [num(0), ''];
		return {
			prompt: say`Find the ${slot === 'middle' ? 'positive value' : 'value'} of ${symbol('k')} for which ${problem} is a perfect square trinomial.`,
			answer: withMisconceptions(
				rational(value),
				...(WRONG[slot]?.(a, b) ?? []).map(([wrong, done]): WrongAnswer => [rational(wrong), done]),
			),
			steps: [
				line(equation('k', known), why),
				line(equation('k', num(value)), slot === 'middle' ? 'multiply' : 'evaluate the square'),
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
		const withBlank = sum(
			...terms.map((one, at) => (at === place ? blank : monomialExpression(one))),
		);
		const square = power(shown(base), 2);
		return {
			prompt:
				slot === 'sign'
					? say`Find the missing term with its sign: ${equation(square, withBlank)}.`
					: say`Find the missing term: ${equation(withBlank, square)}.`,
			answer: withMisconceptions(
				expression(monomialExpression(missing)),
				[
					expression(
						monomialExpression(
							place === 1
								? { ...missing, coefficient: missing.coefficient.div(2) }
								: place === 0
									? u
									: v,
						),
					),
					place === 1 ? 'forgot to double the product' : 'did not square the term',
				],
				[
					expression(monomialExpression({ ...missing, coefficient: missing.coefficient.neg() })),
					place === 1
						? `used the pattern for the square of a ${v.coefficient.lt(0) ? 'sum' : 'difference'}`
						: 'wrote a square as negative',
				],
			),
			steps: [
				line(square),
				line(
					continued(patternOf(u, v, SQUARE)),
					v.coefficient.lt(0) ? '(u − v)² = u² − 2uv + v²' : '(u + v)² = u² + 2uv + v²',
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

/** A missing middle term is written after a plus sign; with `sign` it is negative, and its sign is asked for. */
function signFor(slot: string, draw: Draw): 1 | -1 {
	if (slot === 'sign') return -1;
	return slot === 'middle' ? 1 : draw.random.pick([1, -1] as const);
}

const WRONG: Readonly<Record<string, (a: number, b: number) => [wrong: number, why: string][]>> = {
	middle: (a, b) => [
		[a * b, 'forgot to double the product'],
		[2 * (a + b), 'added the square roots instead of multiplying them'],
	],
	last: (a, b) => [
		[b, `did not square ${b}`],
		[(a * b) ** 2, 'squared half of the middle coefficient and ignored the first coefficient'],
	],
	first: (a, b) => [
		[a, 'did not square the coefficient'],
		[(a * b) ** 2, 'squared half of the middle coefficient and ignored the last term'],
	],
};

const REASONS: Readonly<
	Record<string, (a: number, b: number) => [ReturnType<typeof num>, string]>
> = {
	middle: (a, b) => [
		product(2, num(a), num(b)),
		`the outer terms are the squares of ${a === 1 ? '' : plainNumber(a)}x and ${b}: the middle term is twice their product`,
	],
	last: (a, b) => [
		power(num(b), 2),
		`${2 * a * b}x is twice the product of ${a === 1 ? '' : plainNumber(a)}x and ${b}, so the last term is the square of ${b}`,
	],
	first: (a, b) => [
		power(num(a), 2),
		`${2 * a * b}x is twice the product of ${b} and ${a === 1 ? '' : plainNumber(a)}x, so the first term is the square of ${a === 1 ? '' : plainNumber(a)}x`,
	],
};
