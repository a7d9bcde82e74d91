/**
 * Finds all real zeros numerically. Roots and fractional exponents are replaced by a new letter first: with t = √x the
 * solutions are the squares of the t that are not negative, with t = x^(1/3) the cubes of all t.
 */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectSolutions, solutionsOf } from '../../../verify/equation-solutions.ts';
import { isSimplest } from '../../../verify/radical-form.ts';

export const verify: Verify = ({ question }) => {
	const simplest = question.answer.value.split(', ').every(isSimplest)
		? []
		: [`${question.answer.value} is not in simplest form`];
	return [...simplest, ...expectSolutions(question, realSolutions(promptFormula(question)))];
};

function realSolutions(tex: string): number[] | 'all' {
	const rising = (values: number[]) => values.toSorted((a, b) => a - b);
	if (tex.includes('\\sqrt{x}')) {
		const found = solutionsOf(tex.replaceAll('\\sqrt{x}', 't').replaceAll('x', 't^{2}'));
		return found === 'all' ? found : rising(found.filter((t) => t >= 0).map((t) => t * t));
	}
	if (tex.includes('\\frac{1}{3}')) {
		const found = solutionsOf(
			tex.replaceAll('x^{\\frac{2}{3}}', 't^{2}').replaceAll('x^{\\frac{1}{3}}', 't'),
		);
		return found === 'all' ? found : rising(found.map((t) => t ** 3));
	}
	return solutionsOf(tex);
}
