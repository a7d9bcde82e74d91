/** Multiple choice among polynomials: a right one and the results of three named mistakes. */
import { type Polynomial, polynomialExpression, samePolynomial } from '../../math/polynomial.ts';
import { distractor, type DraftAnswer, multipleChoice } from '../family.ts';

export type Mistake = { value: Polynomial; mistake: string };

/** `undefined` when two of the four are the same or one is not longer than a single term. */
export function chosenPolynomial(
	right: Polynomial,
	mistakes: readonly Mistake[],
): DraftAnswer | undefined {
	const all = [right, ...mistakes.map(({ value }) => value)];
	const clash = all.some((one, at) => all.slice(at + 1).some((two) => samePolynomial(one, two)));
	if (clash || all.some((one) => one.length < 2)) return undefined;
	return multipleChoice(
		polynomialExpression(right),
		...mistakes.map(({ value, mistake }) => distractor(polynomialExpression(value), mistake)),
	);
}
