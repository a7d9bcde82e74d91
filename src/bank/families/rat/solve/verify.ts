/** Finds all real zeros of left minus right numerically and leaves out those that make a denominator zero. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectSolutions, solutionsOf } from '../../../verify/equation-solutions.ts';
import { isSimplest } from '../../../verify/radical-form.ts';

export const verify: Verify = ({ question }) => [
	...(question.answer.value.split(', ').every(isSimplest)
		? []
		: [`${question.answer.value} is not in simplest form`]),
	...expectSolutions(question, solutionsOf(promptFormula(question))),
];
