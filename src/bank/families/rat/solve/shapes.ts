/** Rational equations that lead to a linear one. Each takes its whole numbers and gives the finished question. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	opposite,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import type { Draft } from '../../../family.ts';
import { multiplied, written } from '../../../steps/coefficients.ts';
import { bracket, type Piece } from '../../../steps/solve-equation.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { solvedRational } from './solve-rational.ts';

const x = term(1, 'x');

/** a/(x + p); the sign of a is written in front of the bar. */
export function over(a: number, p: number): Expression {
	const bar = quotient(Math.abs(a), written([1, p]));
	return a < 0 ? opposite(bar) : bar;
}

export const times = (...constants: number[]): string =>
	constants.length === 1
		? plainFactor([1, constants[0] ?? 0])
		: constants
				.toSorted((one, two) => Number(two === 0) - Number(one === 0))
				.map((p) => (p === 0 ? 'x' : `(${plainFactor([1, p])})`))
				.join('');

/** k(x + p) as pieces; without brackets for 1. */
const part = (k: number, p: number): Piece[] => (k === 1 ? [x, term(p)] : [bracket(k, x, term(p))]);

/** What was done to k(x + p) and m(x + q): a factor of 1 and x alone have no brackets. */
const firstTermOnly = (...parts: [k: number, p: number][]): string =>
	parts.every(([k, p]) => k !== 1 && p !== 0)
		? 'multiplied only the first term in each pair of brackets'
		: 'multiplied only the first term in the brackets';

/** −p, −q, in increasing order. */
export const zeros = (...constants: number[]): Fraction[] =>
	[...new Set(constants)].map((p) => new Fraction(-p)).toSorted((one, two) => one.compare(two));

/** a/(x + p) = b/(x + q) */
export function oneEachSide(a: number, p: number, b: number, q: number): Draft | undefined {
	if (p === q || Math.abs(a) === Math.abs(b)) return undefined;
	if (a < 0) return oneEachSide(-a, p, -b, q);
	return solvedRational(
		{
			problem: equation(over(a, p), over(b, q)),
			excluded: zeros(p, q),
			lcd: times(p, q),
			cleared: { kind: 'linear', left: part(a, q), right: part(b, p) },
			wrong: [
				[new Fraction(b * q - a * p, a - b), 'multiplied each numerator by its own denominator'],
				[new Fraction(p - q, a - b), firstTermOnly([a, q], [b, p])],
			],
		},
		say`Which values make a denominator 0? What is left on each side after you multiply both sides by both denominators?`,
	);
}

/** x/(x + p) + c = a/(x + p) */
export function constantOverLinear(a: number, c: number, p: number): Draft | undefined {
	if (c === -1) return undefined;
	return solvedRational({
		problem: equation(sum(quotient('x', written([1, p])), c), over(a, p)),
		excluded: zeros(p),
		lcd: times(p),
		cleared: { kind: 'linear', left: [x, ...part(c, p)], right: [term(a)] },
		wrong: [[new Fraction(a - c), 'did not multiply the constant by the denominator']],
	});
}

/** a/x + b/(kx) = c */
export function fractionsAndConstant(
	a: number,
	b: number,
	k: number,
	c: number,
): Draft | undefined {
	if (k < 2 || k * a + b === 0 || b % k === 0 || c === 0) return undefined;
	const second = quotient(Math.abs(b), product(k, 'x'));
	return solvedRational({
		problem: equation(sum(over(a, 0), b < 0 ? opposite(second) : second), c),
		excluded: zeros(0),
		lcd: `${k}x`,
		cleared: { kind: 'linear', left: [term(k * a), term(b)], right: [term(k * c, 'x')] },
		wrong: [
			[new Fraction(a + b, k * c), 'added the numerators without a common denominator'],
			[new Fraction(k * a + b, c), `did not multiply the right side by ${k}`],
		],
	});
}

/** a/(x + p) + b/(x + q) = c/((x + p)(x + q)), the last denominator expanded */
export function commonQuadratic(
	a: number,
	p: number,
	b: number,
	q: number,
	c: number,
): Draft | undefined {
	if (p === q || Math.abs(a) === Math.abs(b)) return undefined;
	if (a < 0 && b < 0) return commonQuadratic(-a, p, -b, q, -c);
	if (a < 0) return commonQuadratic(b, q, a, p, c);
	const denominator = multiplied([1, p], [1, q]);
	const last = quotient(Math.abs(c), written(denominator));
	return solvedRational(
		{
			problem: equation(sum(over(a, p), over(b, q)), c < 0 ? opposite(last) : last),
			excluded: zeros(p, q),
			factored: `${plainFactor(denominator)} = ${times(p, q)}`,
			lcd: times(p, q),
			cleared: {
				kind: 'linear',
				left: [...part(a, q), ...part(b, p)],
				right: [term(c)],
			},
			wrong: [
				[
					new Fraction(c - a * p - b * q, a + b),
					'multiplied each numerator by its own denominator',
				],
				[new Fraction(c - p - q, a + b), firstTermOnly([a, q], [b, p])],
			],
		},
		say`What are the factors of the last denominator? How are they related to the other two?`,
	);
}

/** x/(x − p) = c + p/(x − p): only x = p would solve it */
export function neverTrue(p: number, c: number): Draft | undefined {
	if (c === 1) return undefined;
	return solvedRational({
		problem: equation(quotient('x', written([1, -p])), sum(c, over(p, -p))),
		excluded: zeros(-p),
		lcd: times(-p),
		cleared: { kind: 'linear', left: [x], right: [...part(c, -p), term(p)] },
		wrong: [[new Fraction(c + p), 'did not multiply the constant by the denominator']],
	});
}
