/** Whether a stored factorization is right and complete. */
import type { Question } from '../../schemas/wire/question.ts';
import {
	contentOf,
	degreeOf,
	expand,
	factorsOf,
	sameTerms,
	sharedLetters,
	type Terms,
} from './integer-polynomial.ts';
import { isReducible } from './reducible.ts';

type Demand = {
	/** Whether each parenthesis must have no factor of lower degree; otherwise only no common factor of its terms. */
	completely: boolean;
};

/**
 * Issues unless the stored factors multiply to `tex` and are complete: at most one number in front, no parenthesis with
 * a common factor, equal factors written as a power.
 */
export function expectFactored(
	{ answer }: Question,
	tex: string,
	{ completely }: Demand = { completely: true },
): string[] {
	if (!sameTerms(expand(answer.value), expand(tex)))
		return [`the factors ${answer.value} do not multiply to ${tex}`];
	const factors = factorsOf(answer.value);
	const brackets = factors.map(({ terms }) => terms).filter((terms) => degreeOf(terms) > 0);
	if (brackets.length + (factors.length > brackets.length ? 1 : 0) < 2)
		return [`${answer.value} is not a product`];
	return [
		...brackets.flatMap((terms) => issuesOf(terms, completely)),
		...(repeats(answer.value) ? [`${answer.value} repeats a factor`] : []),
	];
}

function issuesOf(terms: Terms, completely: boolean): string[] {
	const text = JSON.stringify([...terms]);
	if (contentOf(terms) !== 1) return [`${text} has the common factor ${contentOf(terms)}`];
	if (terms.size > 1 && sharedLetters(terms).length > 0) return [`${text} has a common letter`];
	return completely && terms.size > 1 && isReducible(terms) ? [`${text} can be factored`] : [];
}

/** The same parenthesis twice instead of its square: (x + 1)(x + 1). */
function repeats(value: string): boolean {
	const brackets = [...value.matchAll(/\(([^()]+)\)(?:\^\{\d\})?/g)].map(([, inside]) => inside);
	return new Set(brackets).size < brackets.length;
}
