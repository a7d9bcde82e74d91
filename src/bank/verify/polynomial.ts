/**
 * One-variable polynomials with exact coefficients, the constant first: x² − 3 is [−3, 0, 1]; the zero polynomial is
 * the empty list. Only for verifiers.
 */
import { add, divide, type Exact, exact, multiply, negate, subtract } from './exact.ts';

export type Polynomial = readonly Exact[];

const ZERO = exact(0);

const trimmed = (coefficients: readonly Exact[]): Polynomial => {
	let length = coefficients.length;
	while (length > 0 && coefficients[length - 1]?.[0] === 0n) length--;
	return coefficients.slice(0, length);
};

/** −1 for the zero polynomial. */
export const degreeOf = (p: Polynomial): number => p.length - 1;

export const plus = (p: Polynomial, q: Polynomial): Polynomial =>
	trimmed(
		Array.from({ length: Math.max(p.length, q.length) }, (_, i) => add(p[i] ?? ZERO, q[i] ?? ZERO)),
	);

export const opposite = (p: Polynomial): Polynomial => p.map(negate);

export function times(p: Polynomial, q: Polynomial): Polynomial {
	const result = Array.from({ length: Math.max(0, p.length + q.length - 1) }, () => ZERO);
	p.forEach((a, i) =>
		q.forEach((b, j) => (result[i + j] = add(result[i + j] ?? ZERO, multiply(a, b)))),
	);
	return trimmed(result);
}

/** @throws {RangeError} for a divisor of zero. */
export function dividedBy(
	p: Polynomial,
	divisor: Polynomial,
): { quotient: Polynomial; remainder: Polynomial } {
	const lead = divisor.at(-1);
	if (!lead) throw new RangeError('Division by the zero polynomial.');
	const quotient: Exact[] = [];
	const left = [...p];
	for (let at = p.length - divisor.length; at >= 0; at--) {
		const factor = divide(left[at + divisor.length - 1] ?? ZERO, lead);
		quotient[at] = factor;
		divisor.forEach((c, i) => {
			left[at + i] = subtract(left[at + i] ?? ZERO, multiply(factor, c));
		});
	}
	return { quotient: trimmed(quotient), remainder: trimmed(left) };
}

/** With leading coefficient 1; for two zero polynomials, the zero polynomial. */
export function commonFactor(p: Polynomial, q: Polynomial): Polynomial {
	const [a, b] = [p, q];
	if (b.length === 0) return monic(a);
	return commonFactor(b, monic(dividedBy(a, b).remainder));
}

const monic = (p: Polynomial): Polynomial => {
	const lead = p.at(-1);
	return lead ? p.map((c) => divide(c, lead)) : p;
};

export const valueAt = (p: Polynomial, x: Exact): Exact =>
	p.reduceRight<Exact>((value, c) => add(multiply(value, x), c), ZERO);

export const derivativeOf = (p: Polynomial): Polynomial =>
	trimmed(p.slice(1).map((c, i) => multiply(c, exact(i + 1))));

export const samePolynomial = (p: Polynomial, q: Polynomial): boolean =>
	plus(p, opposite(q)).length === 0;

/** The polynomial without the zeros that the other one also has. */
export function withoutZerosOf(p: Polynomial, other: Polynomial): Polynomial {
	const shared = commonFactor(p, other);
	return shared.length < 2 ? p : withoutZerosOf(dividedBy(p, shared).quotient, other);
}
