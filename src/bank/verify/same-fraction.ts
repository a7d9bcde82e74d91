/** Rational expressions compared exactly, and checked for common factors. */
import type { Question } from '../../schemas/wire/question.ts';
import {
	commonFactor,
	type Polynomial,
	readRational,
	samePolynomial,
	times,
} from './polynomial.ts';

/** True if both are the same fraction of polynomials wherever they have a value. */
export function isSameFraction(left: string, right: string): boolean {
	const [a, b] = [readRational(left), readRational(right)];
	return samePolynomial(times(a.over, b.under), times(b.over, a.under));
}

/** Issues unless the stored answer is the prompt's expression in lowest terms, as one fraction. */
export function expectReduced({ answer: { value } }: Question, tex: string): string[] {
	const { over, under } = readRational(value);
	const [above, below] = [over, under].map(wholeContent);
	return [
		...(isSameFraction(value, tex) ? [] : [`${value} is not equal to ${tex}`]),
		...(commonFactor(over, under).length > 1 ? [`${value} still has a common factor`] : []),
		...(above !== undefined && below !== undefined && gcd(above, below) === 1n
			? []
			: [`${value} still has a common number`]),
		...((value.match(/\\frac/g) ?? []).length <= 1 ? [] : [`${value} is not one fraction`]),
	];
}

/** The greatest common integer factor of all coefficients; `undefined` unless they are integers. */
function wholeContent(p: Polynomial): bigint | undefined {
	if (p.some(([, under]) => under !== 1n)) return undefined;
	return p.reduce((all, [over]) => gcd(all, over < 0n ? -over : over), 0n);
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
