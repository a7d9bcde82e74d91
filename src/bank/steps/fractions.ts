/** Fractions on the board: not yet reduced, the sign in front, and the lines of the usual moves. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	type Expression,
	num,
	opposite,
	product,
	quotient,
	sum,
	times,
} from '../../math/expression.ts';
import { gcd, lcm } from '../../math/gcd.ts';
import { mixed } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Line, line, rational, type WrongAnswer } from '../family.ts';

/** Numerator, which carries the sign, and denominator, above 0. */
export type Ratio = readonly [over: number, under: number];

export const valueOf = ([over, under]: Ratio): Fraction => new Fraction(over, under);

/** A fraction in lowest terms that is not a whole number. */
export const isProperForm = ([over, under]: Ratio): boolean => under > 1 && gcd(over, under) === 1;

/** As given, not reduced; a denominator 1 is not written. */
export function fraction([over, under]: Ratio): Expression {
	if (under === 1) return num(over);
	return over < 0 ? opposite(quotient(-over, under)) : quotient(over, under);
}

/** A mixed number above 1, where it is not whole. */
export const exactForm = (value: Fraction): Expression =>
	value.gt(1) && value.d > 1n ? mixed(value) : num(value);

/** Why a fraction that is not in lowest terms, or not above 0 in its denominator, is rewritten. */
export function simplifying([over, under]: Ratio): string {
	if (gcd(over, under) > 1) return 'simplify the fraction';
	return over < 0
		? 'the quotient of two negative numbers is positive'
		: 'write the negative sign in front of the fraction';
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
			`divide the numerator and the denominator by ${shared}`,
		),
	];
}

/** The mistake of combining the denominators too; `r` carries the sign of the operation. */
export function acrossDenominators([p, q]: Ratio, [r, s]: Ratio, adds: boolean): WrongAnswer {
	const isSum = adds || r > 0;
	const subtracts = !isSum && q > s;
	const kept = q === s ? 'keeping the' : 'using a';
	return [
		rational(new Fraction(p + r, subtracts ? q - s : q + s)),
		isSum
			? `added the denominators instead of ${kept} common denominator`
			: `subtracted the numerators and ${subtracts ? 'subtracted' : 'added'} the denominators`,
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
			: [
					line(
						continued(rewritten),
						`write both fractions with the least common denominator, ${common}`,
					),
				]),
		line(
			continued(quotient(sum(first, second), common)),
			`the denominators are the same, so ${second < 0 ? 'subtract' : 'add'} the numerators`,
		),
		line(continued(fraction([total, common]))),
		...reducedLines([total, common]),
	];
}

// Adding two terms in x with fractional coefficients: the step with the common denominator.

/** Numerator, which carries the sign, and denominator. */
type Pair = readonly [over: number, under: number];

/** True when over/under is in lowest terms and not a whole number. */
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
				: [line(continued(rewritten), `write the fractions with a denominator of ${common}`)],
		sum: [`${first}/${common} ${sign} ${Math.abs(second)}/${common}`, ...results].join(' = '),
	};
}

// Products and quotients of fractions on the board: sign, one fraction bar, canceling.

export const FLIP = say`Dividing by a fraction is the same as multiplying by its reciprocal. What is the reciprocal here?`;

export const multiplyHint = (factors: readonly Ratio[]): Prose =>
	canCancel(factors)
		? say`Does a numerator share a factor with a denominator? Cancel it before you multiply.`
		: say`How do you multiply fractions? Think of the numerators and the denominators separately.`;

/** Lines from a product of fractions, already written, to its value: sign, one fraction bar, canceling. */
export function productLines(factors: readonly Ratio[]): Line[] {
	const negative = factors.filter(([over]) => over < 0).length;
	const withSign = (size: Expression) => (negative % 2 === 1 ? opposite(size) : size);
	const overs = factors.map(([over]) => Math.abs(over));
	const unders = factors.map(([, under]) => under).filter((under) => under !== 1);
	const unsigned = times(...factors.map(([over, under]) => fraction([Math.abs(over), under])));
	const sizes = negative % 2 === 1 ? brackets(unsigned) : unsigned;
	const wholes = overs.flatMap((over, at) =>
		factors[at]?.[1] === 1 ? [`${over} as ${over}/1`] : [],
	);
	const { left, cuts } = cancel(overs, unders);
	const value = factors.reduce((all, one) => all.mul(valueOf(one)), new Fraction(1));
	const canceled = barred(left.overs, left.unders);
	const shared = `cancel: ${cuts.join(', then ')}`;
	const isValue = left.overs.length < 2 && left.unders.length < 2;
	return [
		...(negative > 0
			? [line(continued(withSign(sizes)), signReason(negative, factors.length))]
			: []),
		line(
			continued(withSign(barred(overs, unders))),
			`${wholes.length > 0 ? `write ${wholes.join(' and ')}, then ` : ''}multiply the numerators and multiply the denominators`,
		),
		...(cuts.length > 0 && !isValue ? [line(continued(withSign(canceled)), shared)] : []),
		line(continued(num(value)), cuts.length > 0 && isValue ? shared : 'multiply'),
	];
}

/** True when a numerator and a denominator share a factor. */
export const canCancel = (factors: readonly Ratio[]): boolean =>
	factors.some(([over]) => factors.some(([, under]) => gcd(over, under) > 1));

function signReason(negative: number, count: number): string {
	if (count === 2)
		return negative === 1
			? 'the signs are different, so the product is negative'
			: 'the signs are the same, so the product is positive';
	const counted = negative === 1 ? 'is 1 negative factor' : `are ${negative} negative factors`;
	return negative % 2 === 1
		? `there ${counted}, an odd number, so the product is negative`
		: `there ${counted}, an even number, so the product is positive`;
}

const barred = (overs: readonly number[], unders: readonly number[]): Expression =>
	unders.length === 0 ? multiplied(overs) : quotient(multiplied(overs), multiplied(unders));

const multiplied = (factors: readonly number[]): Expression =>
	factors.length > 1 ? times(...factors) : num(factors[0] ?? 1);

/** Divides pairs above and below the bar by what they share, and says which; factors that become 1 are dropped. */
function cancel(overs: readonly number[], unders: readonly number[]) {
	const [above, below] = [[...overs], [...unders]];
	const cuts: string[] = [];
	above.forEach((_, i) =>
		below.forEach((under, j) => {
			const over = above[i] ?? 1;
			const shared = gcd(over, under);
			if (shared === 1) return;
			cuts.push(
				over === under
					? `divide out the common factor ${over}`
					: `divide ${over} and ${under} by ${shared}`,
			);
			above[i] = over / shared;
			below[j] = under / shared;
		}),
	);
	const keep = (factors: number[]) => factors.filter((factor) => factor !== 1);
	return { left: { overs: keep(above), unders: keep(below) }, cuts };
}

/** Lines from first ÷ second, already written: the reciprocal, then the product. */
export function reciprocalLines(first: Ratio, [over, under]: Ratio): Line[] {
	const reciprocal: Ratio = over < 0 ? [-under, -over] : [under, over];
	return [
		line(
			continued(times(valueOf(first), valueOf(reciprocal))),
			`dividing by ${fractionText([over, under])} is the same as multiplying by ${fractionText(reciprocal)}`,
		),
		...productLines([first, reciprocal]),
	];
}

// Fractions with different denominators, added on the board: over one denominator, as one fraction, in lowest
// terms.

type Sum = {
	parts: readonly Fraction[];
	/** The line that the terms of the sum belong to. */
	write: (...terms: Expression[]) => Expression;
	/** Why the first line follows; it names the common denominator itself when left out. */
	why?: string;
};

export const commonDenominatorOf = (parts: readonly Fraction[]): Fraction =>
	parts.reduce((all, part) => all.lcm(part.d), new Fraction(1));

export const haveOneDenominator = (parts: readonly Fraction[]): boolean =>
	parts.every(({ d }) => d === commonDenominatorOf(parts).n);

/** No first line when the fractions above already have the common denominator. */
export function commonDenominatorLines({ parts, write, why }: Sum): Line[] {
	const common = commonDenominatorOf(parts);
	const value = parts.reduce((total, part) => total.add(part), new Fraction(0));
	const added = parts.at(-1)?.lt(0) ? 'subtract the numerators' : 'add the numerators';
	const whole = line(
		write(...parts.map((part) => over(part, common))),
		why ?? `write the fractions with the common denominator ${common.toFraction()}`,
	);
	return [
		...(haveOneDenominator(parts) ? [] : [whole]),
		...(value.d === common.n
			? [line(write(num(value)), added)]
			: [
					line(write(over(value, common)), added),
					line(write(num(value)), 'simplify the fraction'),
				]),
	];
}

/** The terms of a sum, written with their least common denominator; no line when they have one denominator already. */
function leastDenominatorLines(terms: readonly Fraction[]): Line[] {
	if (haveOneDenominator(terms)) return [];
	const common = commonDenominatorOf(terms);
	return [
		line(
			continued(sum(...terms.map((term) => over(term, common)))),
			`write each term with the least common denominator, ${common.toFraction()}`,
		),
	];
}

/** What is done in "8 + 5 − 3": the sign of the first term is its own. */
export function sumReason([, ...rest]: readonly Fraction[]): string {
	if (rest.every((one) => one.lt(0))) return 'subtract';
	return rest.some((one) => one.lt(0)) ? 'add and subtract' : 'add';
}

/**
 * The lines below a sum whose terms are still to be evaluated: the value of each term, the terms with their least
 * common denominator, and the sum.
 */
export function termLines(terms: readonly Fraction[]): Line[] {
	const value = terms.reduce((total, term) => total.add(term), new Fraction(0));
	const canBeReduced = commonDenominatorOf(terms).gt(value.d);
	return [
		line(continued(sum(...terms.map((term) => num(term)))), 'evaluate each term'),
		...leastDenominatorLines(terms),
		line(continued(num(value)), `${sumReason(terms)}${canBeReduced ? ', and simplify' : ''}`),
	];
}

const over = (part: Fraction, common: Fraction): Expression =>
	fraction([Number(part.mul(common).valueOf()), Number(common.valueOf())]);

/** "write 2 as 6/3": the sizes that the first line writes in another way. */
export function writtenOver(parts: readonly Fraction[]): string {
	const common = commonDenominatorOf(parts);
	const changed = parts
		.filter(({ d }) => d !== common.n)
		.map(
			(part) => `${part.toFraction()} as ${part.mul(common).toFraction()}/${common.toFraction()}`,
		);
	return `write ${changed.join(' and ')}`;
}
