/** Multiple choice among polynomials: a right one and the results of three named mistakes. */
import { type Polynomial, polynomialExpression, samePolynomial } from '../../math/polynomial.ts';
import { type Prose, proseText } from '../../math/prose.ts';
import { distractor, type DraftAnswer, multipleChoice } from '../family.ts';

// Multiple choice from more mistakes than are needed: those that lead to the same choice as another are left out.

export type Wrong = readonly [body: Prose, mistake: string];

/** The first three different wrong choices; `undefined` when there are fewer. */
export function distinctChoices(right: Prose, ...wrong: readonly Wrong[]): DraftAnswer | undefined {
	const seen = new Set([proseText(right)]);
	const kept = wrong.filter(([body]) => {
		const text = proseText(body);
		const isNew = !seen.has(text);
		seen.add(text);
		return isNew;
	});
	if (kept.length < 3) return undefined;
	return multipleChoice(
		right,
		...kept.slice(0, 3).map(([body, mistake]) => distractor(body, mistake)),
	);
}

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
