/** Products and quotients of fractions on the board: sign, one fraction bar, canceling. */
import Fraction from 'fraction.js';
import {
	continued,
	type Expression,
	num,
	opposite,
	quotient,
	times,
} from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { line, type Line } from '../family.ts';
import { fractionText, gcd, type Ratio, valueOf } from './fractions.ts';

export const FLIP = say`Dividing by a fraction is multiplying by its reciprocal.`;

export const multiplyHint = (factors: readonly Ratio[]): Prose =>
	canCancel(factors)
		? say`Cancel what a numerator and a denominator share before you multiply.`
		: say`Multiply the numerators, and multiply the denominators.`;

/** Lines from a product of fractions, already written, to its value: sign, one fraction bar, canceling. */
export function productLines(factors: readonly Ratio[]): Line[] {
	const negative = factors.filter(([over]) => over < 0).length;
	const withSign = (size: Expression) => (negative % 2 === 1 ? opposite(size) : size);
	const overs = factors.map(([over]) => Math.abs(over));
	const unders = factors.map(([, under]) => under).filter((under) => under !== 1);
	const { left, cuts } = cancel(overs, unders);
	const value = factors.reduce((all, one) => all.mul(valueOf(one)), new Fraction(1));
	const canceled = barred(left.overs, left.unders);
	const shared = `cancel: divide ${cuts.join(', then ')}`;
	const isValue = left.overs.length < 2 && left.unders.length < 2;
	return [
		line(
			continued(withSign(barred(overs, unders))),
			[signReason(negative, factors.length), 'multiply numerators and denominators']
				.filter(Boolean)
				.join('; '),
		),
		...(cuts.length > 0 && !isValue ? [line(continued(withSign(canceled)), shared)] : []),
		line(continued(num(value)), cuts.length > 0 && isValue ? shared : undefined),
	];
}

/** True when a numerator and a denominator share a factor. */
export const canCancel = (factors: readonly Ratio[]): boolean =>
	factors.some(([over]) => factors.some(([, under]) => gcd(over, under) > 1));

function signReason(negative: number, count: number): string {
	if (negative === 0) return '';
	if (count === 2)
		return negative === 1
			? 'different signs: the product is negative'
			: 'same sign: the product is positive';
	return negative % 2 === 1
		? 'an odd number of negative factors: the product is negative'
		: 'an even number of negative factors: the product is positive';
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
			cuts.push(`${over} and ${under} by ${shared}`);
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
			`dividing by ${fractionText([over, under])} is multiplying by ${fractionText(reciprocal)}`,
		),
		...productLines([first, reciprocal]),
	];
}
