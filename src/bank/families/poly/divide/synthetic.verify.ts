/** Does a synthetic division again and reads each number of its lines beside it. */
import type { Question } from '../../../../schemas/wire/question.ts';
import type { Polynomial } from '../../../verify/polynomial.ts';

/**
 * Lines of `steps` from "The coefficients are …" on, which must be those of `dividend` and of the zero
 * of `divisor`, both with integer coefficients, the divisor's first 1.
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
			: [`"${text}" is no line of this synthetic division: ${numbers.join(', ')} are its numbers`];
	});
}
