/** Fractions on the board: not yet reduced, the sign in front, and the lines of the usual moves. */
import Fraction from 'fraction.js';
import { continued, type Expression, num, opposite, quotient, sum } from '../../math/expression.ts';
import { line, type Line } from '../family.ts';

/** Numerator, which carries the sign, and denominator, above 0. */
export type Ratio = readonly [over: number, under: number];

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
export const lcm = (a: number, b: number): number => (a * b) / gcd(a, b);

export const valueOf = ([over, under]: Ratio): Fraction => new Fraction(over, under);

/** A fraction in lowest terms that is no whole number. */
export const isProperForm = ([over, under]: Ratio): boolean => under > 1 && gcd(over, under) === 1;

/** As given, not reduced; a denominator 1 is not written. */
export function fraction([over, under]: Ratio): Expression {
	if (under === 1) return num(over);
	return over < 0 ? opposite(quotient(-over, under)) : quotient(over, under);
}

/** In plain words, for reasons: "-3/4". */
export const fractionText = ([over, under]: Ratio): string =>
	under === 1 ? `${over}` : `${over}/${under}`;

/** The line from over/under, already written, to lowest terms; none when it is there. */
export function reducedLines([over, under]: Ratio): Line[] {
	const shared = gcd(over, under);
	if (shared === 1) return [];
	return [
		line(
			continued(fraction([over / shared, under / shared])),
			`divide numerator and denominator by ${shared}`,
		),
	];
}

/** Lines from p/q + r/s, already written with one sign between, to its value in lowest terms. */
export function additionLines([p, q]: Ratio, [r, s]: Ratio): Line[] {
	const common = lcm(q, s);
	const [first, second] = [(p * common) / q, (r * common) / s];
	const total = first + second;
	const rewritten = sum(fraction([first, common]), fraction([second, common]));
	return [
		...(q === s
			? []
			: [line(continued(rewritten), `the least common denominator of ${q} and ${s} is ${common}`)]),
		line(
			continued(quotient(sum(first, second), common)),
			`same denominator: ${second < 0 ? 'subtract' : 'add'} the numerators`,
		),
		line(continued(fraction([total, common]))),
		...reducedLines([total, common]),
	];
}
