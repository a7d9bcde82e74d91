/** What can be factored by a known way, with its lines: trinomials, squares, cubes; and the question about it. */
import {
	continued,
	type Expression,
	opposite,
	power,
	product,
	sum,
	squareBrackets,
} from '../../math/expression.ts';
import {
	type Monomial,
	monomialExpression,
	multiply,
	plus,
	type Polynomial,
	samePolynomial,
	term,
	uncollected,
} from '../../math/polynomial.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Draft, factorization, type Line, line, withMisconceptions } from '../family.ts';
import { patternOf, productTerms, SQUARE } from './expanding.ts';
import {
	ALONE,
	bracketsOf,
	factored,
	groupOf,
	inFrontOf,
	isAlone,
	type Pair,
	commonBinomialReason,
	pairsReason,
	shown,
	timesFront,
	trinomialLines,
	trinomialOf,
} from './factoring.ts';
import { factoringMisconceptions } from './polynomial-misconceptions.ts';
import { coprime } from '../../math/gcd.ts';
import { isSquare } from '../../math/surd.ts';
import { plainMonomial, plainPolynomial } from '../../math/plain-notation.ts';

export type Pattern = {
	/** What is factored, expanded. */
	inside: Polynomial;
	brackets: Polynomial[];
	/** From `inside`, alone on the first line, to the product of the brackets. */
	lines: (why?: string) => Line[];
	hint: Prose;
};

/** (ax + py)(cx + qy); `undefined` when it is a special pattern or has a common factor. */
export function pairPattern(pair: Pair): Pattern | undefined {
	const { a, p, c, q } = pair;
	const brackets = bracketsOf(pair);
	const inside = trinomialOf(pair);
	if (inside.length < 3 || samePolynomial(...brackets)) return undefined;
	if (!coprime(a, p) || !coprime(c, q)) return undefined;
	const [target, total] = [a * c * p * q, a * q + c * p];
	return {
		inside,
		brackets,
		lines: (why) => trinomialLines(pair, why),
		hint:
			a * c === 1
				? say`Which two numbers have a product of ${target} and a sum of ${total}?`
				: say`Which two numbers have a product of ${target} and a sum of ${total}? Use them to split the middle term.`,
	};
}

const squared = (one: Monomial): Expression => power(monomialExpression(one), 2);
const negative = (one: Monomial): Monomial => ({ ...one, coefficient: one.coefficient.neg() });
const squareOf = (one: Monomial): Polynomial => multiply([one], [one]);

/** u² − v². */
export function differenceOfSquares(u: Monomial, v: Monomial): Pattern {
	const brackets = [plus([u], [v]), plus([u], [negative(v)])];
	const inside = plus(squareOf(u), squareOf(v).map(negative));
	return {
		inside,
		brackets,
		lines: (why) => [
			line(shown(inside), why),
			line(continued(sum(squared(u), opposite(squared(v)))), 'write both terms as squares'),
			line(
				continued(factored(ALONE, ...brackets)),
				`difference of squares: u² − v² = (u + v)(u − v), with u = ${plainMonomial(u)} and v = ${plainMonomial(v)}`,
			),
		],
		hint: say`Both terms are perfect squares. What is the pattern for a difference of two squares?`,
	};
}

/** u² + 2uv + v²; v carries the sign. */
export function perfectSquare(u: Monomial, v: Monomial): Pattern {
	const base = plus([u], [v]);
	const inside = multiply(base, base);
	const minus = v.coefficient.lt(0);
	const size = minus ? negative(v) : v;
	return {
		inside,
		brackets: [base, base],
		lines: (why) => [
			line(shown(inside), why),
			line(
				continued(patternOf(u, v, SQUARE)),
				`the middle term is ${minus ? 'the opposite of ' : ''}twice the product of ${plainMonomial(u)} and ${plainMonomial(size)}`,
			),
			line(
				continued(power(shown(base), 2)),
				`perfect square trinomial: u² ${minus ? '−' : '+'} 2uv + v² = (u ${minus ? '−' : '+'} v)², with u = ${plainMonomial(u)} and v = ${plainMonomial(size)}`,
			),
		],
		hint: say`The first and last terms are perfect squares. ${minus ? 'Apart from its sign, is' : 'Is'} the middle term twice the product of their square roots?`,
	};
}

/** "u³ − v³ = (u − v)(u² + uv + v²), with u = x and v = 2"; v carries the sign. Other letters where u has a meaning already. */
export function cubesIdentity(u: Monomial, v: Monomial, [a, b] = ['u', 'v']): string {
	const minus = v.coefficient.lt(0);
	const values = `with ${a} = ${plainMonomial(u)} and ${b} = ${plainMonomial(minus ? negative(v) : v)}`;
	return minus
		? `${a}³ − ${b}³ = (${a} − ${b})(${a}² + ${a}${b} + ${b}²), ${values}`
		: `${a}³ + ${b}³ = (${a} + ${b})(${a}² − ${a}${b} + ${b}²), ${values}`;
}

/** u³ + v³; v carries the sign. */
export function sumOfCubes(u: Monomial, v: Monomial): Pattern {
	const minus = v.coefficient.lt(0);
	const size = minus ? negative(v) : v;
	const brackets = [plus([u], [v]), plus(squareOf(u), multiply([u], [negative(v)]), squareOf(v))];
	const inside = multiply(brackets[0] ?? [], brackets[1] ?? []);
	const [left, right] = [u, size].map((one) => power(monomialExpression(one), 3));
	const between = product(monomialExpression(u), monomialExpression(size));
	return {
		inside,
		brackets,
		lines: (why) => [
			line(shown(inside), why),
			line(
				continued(sum(left ?? 0, minus ? opposite(right ?? 0) : (right ?? 0))),
				'write both terms as cubes',
			),
			line(
				continued(
					product(
						shown(brackets[0] ?? []),
						squareBrackets(sum(squared(u), minus ? between : opposite(between), squared(size))),
					),
				),
				cubesIdentity(u, v),
			),
			line(continued(factored(ALONE, ...brackets)), 'simplify each term of the second factor'),
		],
		hint: say`Both terms are perfect cubes. What is the pattern for a ${minus ? 'difference' : 'sum'} of two cubes?`,
	};
}

/** A pattern's hint speaks of the expression that is left, not of the one in the question. */
export const afterCommonFactor = (front: Monomial, hint: Prose): Prose[] => [
	front.coefficient.lt(0)
		? say`What is the greatest common factor of all the terms? What is left when you factor out its opposite?`
		: say`What is the greatest common factor of all the terms?`,
	say`Now look at the other factor. ${hint}`,
];

/** "Factor …", with a common factor in front where there is one. */
export function factorQuestion(front: Monomial, pattern: Pattern | undefined): Draft | undefined {
	if (!pattern) return undefined;
	const { inside, brackets, lines, hint } = pattern;
	const answer = factored(front, ...brackets);
	const alone = isAlone(front);
	const whole = shown(alone ? inside : timesFront(front, inside));
	return {
		prompt:
			alone && brackets.length < 3 ? say`Factor ${whole}.` : say`Factor completely: ${whole}.`,
		answer: withMisconceptions(factorization(answer), ...factoringMisconceptions(front, brackets)),
		steps: inFrontOf(front, inside, lines, answer),
		hints: alone ? [hint] : afterCommonFactor(front, hint),
	};
}

// Four terms factored in two pairs: ac·uw + ad·u + bc·w + bd = (au + b)(cw + d).

/** au + b and cw + d; u and w are letters, `xx` for a square. */
type Groups = { a: number; u: string; b: number; c: number; w: string; d: number };

/** The lines after the four terms. */
function groupingLines([front, rest]: Polynomial, shared: Polynomial): Line[] {
	return [
		line(
			continued(sum(groupOf(front ?? term(1), shared), groupOf(rest ?? term(1), shared))),
			pairsReason(front ?? term(1), rest ?? term(1)),
		),
		line(
			continued(factored(ALONE, [front ?? term(1), rest ?? term(1)], shared)),
			commonBinomialReason(shared, rest ?? term(1)),
		),
	];
}

/**
 * `undefined` when a factor has a common number or is a difference of squares. With `mixed` the four terms are given
 * in an order in which the pairs are not side by side.
 */
export function groupingPattern(
	{ a, u, b, c, w, d }: Groups,
	{ mixed = false } = {},
): Pattern | undefined {
	const splits = u.length === 2 && b < 0 && isSquare(a) && isSquare(-b);
	if (!coprime(a, b) || !coprime(c, d) || splits) return undefined;
	const outer = [term(a, u), term(b)];
	const shared = [term(c, w), term(d)];
	const four = productTerms(outer, shared);
	const [one, two, three, last] = four;
	if (!one || !two || !three || !last) return undefined;
	const given = mixed ? [one, last, two, three] : four;
	return {
		inside: given,
		brackets: [outer, shared],
		lines: (why) => [
			line(uncollected(...given), why),
			...(mixed
				? [
						line(
							continued(uncollected(...four)),
							'reorder the terms so that both pairs leave the same binomial',
						),
					]
				: []),
			...groupingLines(outer, shared),
		],
		hint: mixed
			? say`How can you reorder the terms so that the first two have a common variable?`
			: b === 1
				? say`What is the greatest common factor of the first two terms? How does the binomial that is left compare with the last two terms?`
				: say`What is the greatest common factor of the first two terms? What must you factor out of the last two so that the binomials match?`,
	};
}

/** (x + a)(k²x² − b²), in which the difference of squares is factored too. */
export function groupingThenSquares(x: string, a: number, k: number, b: number): Pattern {
	const shared = [term(1, x), term(a)];
	const square = [term(k * k, x + x), term(-b * b)];
	const brackets = [[term(k, x), term(b)], [term(k, x), term(-b)], shared];
	return {
		inside: multiply(square, shared),
		brackets,
		lines: (why) => [
			line(uncollected(...productTerms(square, shared)), why),
			...groupingLines(square, shared),
			line(
				continued(factored(ALONE, ...brackets)),
				`difference of squares: ${plainPolynomial(square)} = ${k === 1 ? x : `(${k}${x})`}² − ${b}²`,
			),
		],
		hint: say`What is the greatest common factor of the first two terms? What must you factor out of the last two so that the binomials match? Can one of the resulting factors be factored further?`,
	};
}
