/** Adding two terms in x with fractional coefficients: the step with the common denominator. */
import Fraction from 'fraction.js';
import {
	continued,
	type Expression,
	opposite,
	product,
	quotient,
	sum,
} from '../../math/expression.ts';
import { line, type Line } from '../family.ts';

/** Numerator, which carries the sign, and denominator. */
type Pair = readonly [over: number, under: number];

/** True when over/under is in lowest terms and no whole number. */
export const isFraction = (over: number, under: number): boolean =>
	under > 1 && new Fraction(over, under).d === BigInt(under);

/**
 * `lines` rewrites both terms with the common denominator (no line when they have it already), followed by `rest`;
 * `sum` is the addition in plain words: "3/15 − 20/15 = −17/15".
 */
export function addFractionTerms(
	[p, q]: Pair,
	[r, s]: Pair,
	rest: Expression[],
): { lines: Line[]; sum: string } {
	const common = (q * s) / Number(new Fraction(q).gcd(s).valueOf());
	const [first, second] = [(p * common) / q, (r * common) / s];
	const other = product(quotient(Math.abs(second), common), 'x');
	const rewritten = sum(
		product(quotient(first, common), 'x'),
		second < 0 ? opposite(other) : other,
		...rest,
	);
	const total = new Fraction(first + second, common);
	const unreduced = `${first + second}/${common}`;
	const sign = second < 0 ? '−' : '+';
	const results = [...new Set([unreduced, total.toFraction()])].map((one) => one.replace('-', '−'));
	return {
		lines:
			q === s
				? []
				: [line(continued(rewritten), `write the fractions with the denominator ${common}`)],
		sum: [`${first}/${common} ${sign} ${Math.abs(second)}/${common}`, ...results].join(' = '),
	};
}
