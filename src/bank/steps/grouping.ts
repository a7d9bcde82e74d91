/** Four terms factored in two pairs: ac·uw + ad·u + bc·w + bd = (au + b)(cw + d). */
import { continued, sum } from '../../math/expression.ts';
import { multiply, type Polynomial, term, uncollected } from '../../math/polynomial.ts';
import { say } from '../../math/prose.ts';
import { line, type Line } from '../family.ts';
import { coprime, isSquare } from './divisors.ts';
import { productTerms } from './expanding.ts';
import type { Pattern } from './factor-patterns.ts';
import { ALONE, factored, groupOf, plainBrackets } from './factoring.ts';

/** au + b and cw + d; u and w are letters, `xx` for a square. */
export type Groups = { a: number; u: string; b: number; c: number; w: string; d: number };

/** The lines after the four terms. */
function groupingLines([front, rest]: Polynomial, shared: Polynomial): Line[] {
	return [
		line(
			continued(sum(groupOf(front ?? term(1), shared), groupOf(rest ?? term(1), shared))),
			'take the common factor out of each pair of terms',
		),
		line(
			continued(factored(ALONE, [front ?? term(1), rest ?? term(1)], shared)),
			`both parts have the factor ${plainBrackets(shared)}`,
		),
	];
}

/**
 * `undefined` when a factor has a common number or is a difference of squares. With `mixed` the four terms are given
 * in an order in which the pairs do not stand together.
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
				? [line(continued(uncollected(...four)), 'reorder the terms, so that pairs share a factor')]
				: []),
			...groupingLines(outer, shared),
		],
		hint: mixed
			? say`Reorder the terms, so that the first two share a letter. Then look at two pairs.`
			: say`Look at the first two terms and at the last two. What can be taken out of each pair?`,
	};
}

/** (x + a)(k²x² − b²), in which the difference of squares is split as well. */
export function groupingThenSquares(x: string, a: number, k: number, b: number): Pattern {
	const shared = [term(1, x), term(a)];
	const square = [term(k * k, x + x), term(-b * b)];
	const brackets = [shared, [term(k, x), term(b)], [term(k, x), term(-b)]];
	return {
		inside: multiply(square, shared),
		brackets,
		lines: (why) => [
			line(uncollected(...productTerms(square, shared)), why),
			...groupingLines(square, shared),
			line(
				continued(factored(ALONE, ...brackets)),
				`${plainBrackets(square)} is a difference of squares`,
			),
		],
		hint: say`Look at two pairs of terms. After that, one of the factors is a difference of squares.`,
	};
}
