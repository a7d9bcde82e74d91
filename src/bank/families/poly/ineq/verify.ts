/**
 * Finds all zeros numerically and tries the prompt's inequality at each of them and on both sides. The values that are
 * stated on the way to an integer zero are computed, too.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { exact } from '../../../verify/values.ts';
import { expectSolvesInequality } from '../../../verify/interval-set.ts';
import {
	type Polynomial,
	readPolynomial,
	samePolynomial,
	times,
} from '../../../verify/polynomial.ts';
import { gapPolynomial } from '../../../verify/quadratic.ts';
import { expectTriedValues } from '../../../verify/tried-values.ts';

/** The left side, or the polynomial that is left in brackets when a number is factored out of it. */
function triedIn(question: Question): Polynomial {
	const left = gapPolynomial(promptFormula(question));
	if (
		!question.steps.some(({ text }) =>
			/be the polynomial in the (?:brackets|parentheses)/.test(text),
		)
	)
		return left;
	const lead = left.at(-1) ?? exact(1);
	return (
		question.steps
			.flatMap(({ text }) => /^\$-?\d*\(([^()]+)\) [^()]*\$$/.exec(text)?.[1] ?? [])
			.map(readPolynomial)
			.filter((inner) => samePolynomial(times([lead], inner), left))[0] ?? []
	);
}

export const verify: Verify = ({ question, skill }) => [
	...(skill === 'Factor to solve a polynomial inequality'
		? expectTriedValues(question, triedIn(question))
		: []),
	...expectSolvesInequality(question, promptFormula(question)),
];
