/** Fractions with different denominators, added on the board: over one denominator, as one fraction, in lowest terms. */
import Fraction from 'fraction.js';
import { type Expression, num, opposite, quotient } from '../../math/expression.ts';
import { line, type Line } from '../family.ts';

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
	const numerators = parts.map((part) => Number(part.mul(common).valueOf()));
	const total = numerators.reduce((all, one) => all + one, 0);
	const value = new Fraction(total).div(common);
	const added = (numerators.at(-1) ?? 0) < 0 ? 'subtract the numerators' : 'add the numerators';
	const over = (numerator: number): Expression => {
		const size = quotient(Math.abs(numerator), common);
		return numerator < 0 ? opposite(size) : size;
	};
	const whole = line(
		write(...numerators.map(over)),
		why ?? `write the fractions with the common denominator ${common.toFraction()}`,
	);
	return [
		...(haveOneDenominator(parts) ? [] : [whole]),
		...(value.d === common.n
			? [line(write(num(value)), added)]
			: [line(write(over(total)), added), line(write(num(value)), 'simplify the fraction')]),
	];
}

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
