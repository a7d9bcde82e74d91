/** Differences of squares inside one another: x⁸ − 1, (x + 3)² − 25, 49 − (x + 2)². */
import {
	continued,
	type Expression,
	num,
	opposite,
	power,
	product,
	squareBrackets,
	sum,
} from '../../math/expression.ts';
import { linear, monomialExpression, type Polynomial, term } from '../../math/polynomial.ts';
import { say } from '../../math/prose.ts';
import { type Draft, factorization, line, withMisconceptions } from '../family.ts';
import type { Pattern } from './factor-patterns.ts';
import { ALONE, factored, shown } from './factoring.ts';
import { plainMonomial, plainNumber, plainPolynomial } from '../../math/plain-notation.ts';

/** (ax)ⁿ − bⁿ for n = 4, 8: the difference is split again until it is linear. a and b share no factor. */
export function nestedSquares(a: number, x: string, b: number, degree: 4 | 8): Pattern {
	const halves = degree === 8 ? [4, 2, 1] : [2, 1];
	const [half = 1] = halves;
	const at = (exponent: number, sign: 1 | -1): Polynomial => [
		term(a ** exponent, x.repeat(exponent)),
		term(sign * b ** exponent),
	];
	const sums = halves.map((exponent) => at(exponent, 1));
	const halved = at(half, 1);
	const [left, right] = halved.map((one) => power(monomialExpression(one), 2));
	const [u = '', v = ''] = halved.map(plainMonomial);
	const irreducible = sums.slice(0, -1).map(plainPolynomial).join(' and ');
	return {
		inside: at(degree, -1),
		brackets: [...sums, at(1, -1)],
		lines: (why) => [
			line(shown(at(degree, -1)), why),
			line(continued(sum(left ?? 0, opposite(right ?? 0))), 'write both terms as squares'),
			...halves.map((exponent, place) =>
				line(
					continued(factored(ALONE, ...sums.slice(0, place + 1), at(exponent, -1))),
					place === 0
						? `difference of squares: u² − v² = (u + v)(u − v), with u = ${u} and v = ${v}`
						: `the last factor is again a difference of squares${place === halves.length - 1 ? `; ${irreducible} cannot be factored over the integers` : ''}`,
				),
			),
		],
		hint: say`How do you write both terms as squares? After factoring, is one of the factors also a difference of squares?`,
	};
}

/** (x + s)² − n², or n² − (x + s)² with the sum last, which needs n > s to be written without a leading minus. */
export function differenceWithSum(
	x: string,
	s: number,
	n: number,
	order: 'sum first' | 'sum last',
): Draft | undefined {
	const first = order === 'sum first';
	const [more, less] = [s + n, first ? s - n : n - s];
	if (more === 0 || less === 0 || (!first && less < 0)) return undefined;
	const inner = { kind: 'brackets', of: shown(linear(1, x, s)) } as const;
	const [u, v]: [Expression, Expression] = first ? [inner, num(n)] : [num(n), inner];
	const plainInner = `${x} ${s < 0 ? '−' : '+'} ${Math.abs(s)}`;
	const squares = first ? [power(inner, 2), num(n * n)] : [num(n * n), power(inner, 2)];
	const problem = sum(squares[0] ?? 0, opposite(squares[1] ?? 0));
	const answer = product(
		shown(linear(1, x, more)),
		first ? shown(linear(1, x, less)) : sum(less, opposite(x)),
	);
	return {
		prompt: say`Factor ${problem} and simplify each factor.`,
		answer: withMisconceptions(
			factorization(answer),
			[
				factorization(product(shown(linear(1, x, s + n)), shown(linear(1, x, s + n)))),
				'used the sum of the two square roots for both factors',
			],
			[
				factorization(
					first
						? product(shown(linear(1, x, -more)), shown(linear(1, x, -less)))
						: product(shown(linear(1, x, more)), sum(more, opposite(x))),
				),
				first
					? 'reversed the sign in each factor'
					: `did not change the sign of ${plainNumber(s)} when removing the brackets in ${n} − (${plainInner})`,
			],
		),
		steps: [
			line(problem),
			line(continued(sum(power(u, 2), opposite(power(v, 2)))), 'write both terms as squares'),
			line(
				continued(product(squareBrackets(sum(u, v)), squareBrackets(sum(u, opposite(v))))),
				`difference of squares: u² − v² = (u + v)(u − v), with u = ${first ? plainInner : n} and v = ${first ? n : plainInner}`,
			),
			line(continued(answer), 'simplify each factor'),
		],
		hints: [
			say`If ${shown(linear(1, x, s))} is treated as a single quantity, what pattern does the expression fit?`,
		],
	};
}
