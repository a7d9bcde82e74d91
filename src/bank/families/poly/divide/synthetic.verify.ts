/** Repeats a synthetic division and compares every number in the printed lines with its own. */
import type { Question } from '../../../../schemas/wire/question.ts';
import type { Polynomial } from '../../../verify/polynomial.ts';

/**
 * Checks the lines from "The coefficients are …" on against dividing `dividend` by `divisor`. Both have integer
 * coefficients, and the divisor's leading coefficient is 1.
 */
export function expectSynthetic(
	{ steps }: Question,
	dividend: Polynomial,
	divisor: Polynomial,
): string[] {
	const start = steps.findIndex(({ text }) => text.startsWith('The coefficients are'));
	if (start < 0) return [];
	const coefficients = dividend.map(([over]) => Number(over)).toReversed();
	const zero = -Number(divisor[0]?.[0] ?? 0);
	const written = [[...coefficients, 0, zero]];
	let sum = 0;
	for (const [at, coefficient] of coefficients.entries()) {
		const product = sum * zero;
		const next = coefficient + product;
		written.push(at === 0 ? [next] : [sum, zero, product, coefficient, product, next]);
		sum = next;
	}
	return written.flatMap((numbers, at) => {
		const text = steps[start + at]?.text ?? '';
		const read = [...text.matchAll(/-?\d+/g)].map(Number);
		return read.join() === numbers.join()
			? []
			: [`"${text}" does not match the synthetic division, which has ${numbers.join(', ')} here`];
	});
}
