/** Finds all real zeros of left minus right numerically and leaves out those that make a denominator zero. */
import type { Verify } from '../../../verify/verifier.ts';
import { expectSolutions, isSimplest, solutionsOf } from '../../../verify/equation-solutions.ts';
import { promptFormula } from '../../../verify/evidence.ts';

export const verify: Verify = ({ question }) => [
	...(question.answer.value.split(', ').every(isSimplest)
		? []
		: [`${question.answer.value} is not in simplest form`]),
	...expectSolutions(question, solutionsOf(promptFormula(question))),
];
