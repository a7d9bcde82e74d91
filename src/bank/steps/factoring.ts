/**
 * Factoring as it is written on the board: a common factor in front, a trinomial by its two numbers, four terms by
 * grouping. Brackets are `ax + by`; with the letters { x: 'x', y: '' } they are `ax + b`.
 */
import Fraction from 'fraction.js';
import {
	continued,
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
} from '../../math/expression.ts';
import {
	collect,
	type Monomial,
	monomialExpression,
	multiply,
	type Polynomial,
	polynomialExpression,
	term,
	uncollected,
} from '../../math/polynomial.ts';
import { say } from '../../math/prose.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line, sentence, withFigure } from '../family.ts';
import {
	plainBrackets,
	plainMonomial,
	plainNumber,
	plainSigned,
	plainSum,
} from '../../math/plain-notation.ts';

/** `y` is empty when there is only one. */
export type Letters = { x: string; y: string };

export const shown = polynomialExpression;

/** ax + by; a letter written twice is squared: { x: 'xx', y: '' }. */
export const binomial = (a: number, { x, y }: Letters, b: number): Polynomial =>
	collect([term(a, x), term(b, y)]);

/** The front factor and the brackets side by side; equal brackets become a power. */
export function factored(front: Monomial, ...brackets: Polynomial[]): Expression {
	const counted = new Map<string, { base: Expression; count: number }>();
	for (const base of brackets.map(shown)) {
		const known = counted.get(tex(base));
		counted.set(tex(base), { base, count: (known?.count ?? 0) + 1 });
	}
	const powers = [...counted.values()].map(({ base, count }) =>
		count === 1 ? base : power(base, count),
	);
	const one = front.coefficient.equals(1);
	const letters = lettersOf(front);
	const [first, ...more] = [...(one ? [] : [num(front.coefficient)]), ...letters, ...powers];
	if (!first) return num(1);
	return more.length === 0 ? first : product(first, ...more);
}

function lettersOf({ powers }: Monomial): Expression[] {
	const written = monomialExpression({ coefficient: new Fraction(2), powers });
	return written.kind === 'product' ? written.factors.slice(1) : [];
}

/** No factor in front. */
export const ALONE: Monomial = term(1);

export const isAlone = (front: Monomial): boolean => plainMonomial(front) === '1';

export const timesFront = (front: Monomial, inside: Polynomial): Polynomial =>
	multiply([front], inside);

/** A group in a sum: −1 in front of a bracket is only a minus sign, 1 is nothing. */
export const groupOf = (front: Monomial, inside: Polynomial): Expression =>
	isAlone(front)
		? { kind: 'brackets', of: shown(inside) }
		: product(...frontFactors(front), shown(inside));

/** Beside the line where four terms become two groups with these monomials in front. */
export function pairsReason(first: Monomial, second: Monomial): string {
	const rest = plainMonomial(second);
	if (rest === '1') return `factor ${plainMonomial(first)} out of the first pair of terms`;
	if (second.coefficient.lt(0))
		return `factor ${plainMonomial(first)} out of the first pair of terms and factor ${rest} out of the second pair, which leaves the same binomial in both`;
	return 'factor the greatest common factor out of each pair of terms';
}

/** Beside the line where the common binomial goes in front; a group, or a term, without a factor leaves 1 or −1. */
export function commonBinomialReason(
	shared: Polynomial,
	second: Monomial,
	named: 'group' | 'term' = 'group',
): string {
	const rest = plainMonomial(second);
	const left = ['1', '−1'].includes(rest)
		? `; the second ${named} is ${rest} times this binomial`
		: '';
	return `factor out the common binomial ${plainBrackets(shared)}${left}`;
}

const frontFactors = (front: Monomial): Expression[] => [
	num(front.coefficient),
	...lettersOf(front),
];

/** The problem and the line with the common factor in front of brackets; only the problem when there is none. */
function commonFactorLines(front: Monomial, inside: Polynomial): Line[] {
	const problem = line(shown(timesFront(front, inside)));
	if (isAlone(front)) return [problem];
	return [problem, line(continued(factored(front, inside)), commonReason(front))];
}

const commonReason = (front: Monomial): string =>
	front.coefficient.lt(0)
		? `factor out ${plainMonomial(front)} so that the first term in the brackets is positive`
		: `factor out the greatest common factor, ${plainMonomial(front)}`;

/**
 * A common factor, then the brackets by their own lines, then all factors together. `inner` begins with the content
 * of the brackets alone, which the line above just showed, and ends with its factors.
 */
export function inFrontOf(
	front: Monomial,
	inside: Polynomial,
	inner: () => Line[],
	answer: Expression,
): Line[] {
	if (isAlone(front)) return inner();
	return [
		...commonFactorLines(front, inside),
		...startedAtOnce(inner()),
		line(
			equation(shown(timesFront(front, inside)), answer),
			`include the common factor ${plainMonomial(front)}`,
		),
	];
}

/** Without the first line, whose expression is the left side of the next one if that continues it. */
function startedAtOnce([first, next, ...rest]: readonly Line[]): Line[] {
	if (!next) return [];
	const { formula } = next;
	return first?.formula && formula?.kind === 'relation' && formula.left === null
		? [{ ...next, ...line({ ...formula, left: first.formula }) }, ...rest]
		: [next, ...rest];
}

// Trinomials factored by their two numbers: monic ones at once, others by splitting the middle term.

/** (ax + py)(cx + qy). */
export type Pair = { a: number; p: number; c: number; q: number; letters: Letters };

export const bracketsOf = ({ a, p, c, q, letters }: Pair): [Polynomial, Polynomial] => [
	binomial(a, letters, p),
	binomial(c, letters, q),
];

export const trinomialOf = (pair: Pair): Polynomial => multiply(...bracketsOf(pair));

/** From the trinomial, alone on the first line, to its two brackets. `why` is the reason for the first line. */
export function trinomialLines(pair: Pair, why?: string): Line[] {
	return pair.a === 1 && pair.c === 1 ? monicLines(pair, why) : splitLines(pair, why);
}

function monicLines(pair: Pair, why?: string): Line[] {
	const { p, q, letters } = pair;
	const whole = shown(trinomialOf(pair));
	const [first, second] = bracketsOf(pair);
	return [
		line(whole, why),
		sentence(
			say`Two numbers with a product of ${p * q} and a sum of ${p + q} are ${p} and ${q}.`,
			productAndSum(p, q),
		),
		withFigure(
			line(
				equation(whole, factored(ALONE, first, second)),
				letters.y
					? `use the two numbers as the coefficients of ${letters.y}`
					: 'use the two numbers as the constants in the factors',
			),
			{ kind: 'area model', rows: first, columns: second },
		),
	];
}

/** "12 × 3 = 36 and 12 + 3 = 15" */
const productAndSum = (p: number, q: number): string =>
	`${plainNumber(p)} × ${plainSigned(q)} = ${plainNumber(p * q)} and ${plainSum(p, q)} = ${plainNumber(p + q)}`;

type Constants = Pick<Pair, 'a' | 'p' | 'c' | 'q'>;

export const splitReason = ({ a, p, c, q }: Constants): string =>
	`split the middle term with ${plainNumber(a * q)} and ${plainNumber(c * p)}: their product is ${a * c} × ${plainSigned(p * q)} = ${plainNumber(a * q * c * p)}, and their sum is ${plainNumber(a * q + c * p)}`;

/** Why (ax + p)(cx + q) follows from the quadratic, where one line does it. */
export function quadraticReason({ a, p, c, q }: Constants): string {
	if (p * q === 0) return 'factor out the greatest common factor';
	return a * q + c * p === 0 ? 'factor the difference of squares' : productAndSum(p, q);
}

/**
 * From a product with a quadratic to `next`, which has the two factors in its place. A split middle term needs lines of
 * its own; `after` them, what is written may need its left side again.
 */
export function quadraticLines(pair: Pair, next: Expression, after = next): Line[] {
	const { a, p, c, q } = pair;
	if (a * c === 1 || p * q === 0 || a * q + c * p === 0) return [line(next, quadraticReason(pair))];
	return [
		...startedAtOnce(trinomialLines(pair)),
		line(after, 'replace the trinomial with its factors'),
	];
}

function splitLines(pair: Pair, why?: string): Line[] {
	const { a, p, c, q, letters } = pair;
	const { x, y } = letters;
	const [one, two] = [a * q, c * p];
	const [first, second] = bracketsOf(pair);
	const four = [term(a * c, x + x), term(one, x + y), term(two, x + y), term(p * q, y + y)];
	return [
		line(shown(trinomialOf(pair)), why),
		line(continued(uncollected(...four)), splitReason(pair)),
		line(
			continued(sum(factored(term(a, x), second), groupOf(term(p, y), second))),
			pairsReason(term(a, x), term(p, y)),
		),
		withFigure(
			line(continued(factored(ALONE, first, second)), commonBinomialReason(second, term(p, y))),
			{ kind: 'area model', rows: first, columns: second },
		),
	];
}
