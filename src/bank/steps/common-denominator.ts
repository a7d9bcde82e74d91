/** Fractions with different denominators, added on the board: over one denominator, as one fraction, in lowest terms. */
import Fraction from 'fraction.js';
import { continued, type Expression, num, sum } from '../../math/expression.ts';
import { line, type Line } from '../family.ts';
import { fraction } from './fractions.ts';
import { sumReason } from './plain.ts';

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

/** No first line when the fractions, as they stand above, have the common denominator already. */
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
