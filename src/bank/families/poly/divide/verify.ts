/** Multiplies back: dividend = divisor × quotient + remainder, and the remainder has the lower degree. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectCollected, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	degreeOf,
	plus,
	type Polynomial,
	readPolynomial,
	samePolynomial,
	times,
} from '../../../verify/polynomial.ts';

// Repeats a synthetic division and compares every number in the printed lines with its own.

/**
 * Checks the lines from "The coefficients are …" on against dividing `dividend` by `divisor`. Both have integer
 * coefficients, and the divisor's leading coefficient is 1.
 */
function expectSynthetic({ steps }: Question, dividend: Polynomial, divisor: Polynomial): string[] {
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

export const verify: Verify = ({ question }) => {
	const [first, second, third] = promptFormulas(question).map((tex) => readPolynomial(tex));
	const { kind, value } = question.answer;
	const answers = value.split(', ').map((tex) => readPolynomial(tex));
	const [answer, remainder] = answers;
	if (!first || !second || !answer) return ['the prompt or the answer is not complete'];
	const text = question.question;
	if (kind === 'quotient-remainder')
		return remainder && answers.length === 2
			? [...divides(first, second, answer, remainder), ...expectSynthetic(question, first, second)]
			: [`${value} is not a quotient with a remainder`];
	const form = expectCollected(question);
	if (text.includes('Find the polynomial'))
		return third ? [...divides(answer, first, second, third), ...form] : ['a part is missing'];
	if (text.includes('Find the divisor'))
		return third ? [...divides(first, answer, second, third), ...form] : ['a part is missing'];
	return [...divides(first, second, third ?? [], answer), ...form];
};

function divides(
	dividend: Polynomial,
	divisor: Polynomial,
	quotient: Polynomial,
	remainder: Polynomial,
): string[] {
	return [
		...(samePolynomial(dividend, plus(times(divisor, quotient), remainder))
			? []
			: ['the divisor times the quotient plus the remainder is not the dividend']),
		...(degreeOf(remainder) < degreeOf(divisor) ? [] : ['the degree of the remainder is too high']),
	];
}
