/** Puts the answer back: into the blank and cross-multiplied, or compared with the number of the prompt. */
import { questionText } from '../../../../math/question-text.ts';
import { expectNumber, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readExact, readTex, same, sidesOf } from '../../../verify/values.ts';
import { expectFractionForm } from '../../../verify/fraction-form.ts';

export const verify: Verify = ({ question }) => {
	const problem = promptFormula(question);
	const stored = readExact(question.answer.value);
	if (!stored) return [`${question.answer.value} is not a number`];
	if (problem.includes('\\square')) {
		const [left = '', right = ''] = sidesOf(problem);
		const values = { '□': stored };
		return same(readTex(left)(values), readTex(right)(values))
			? []
			: [`${question.answer.value} does not complete ${problem}`];
	}
	const improper = /as an improper fraction/.test(questionText(question.question));
	return [
		...expectNumber(question, readTex(problem)({})),
		...expectFractionForm(question),
		...(improper && /^\$\d+\\frac/.test(question.answer.text) ? ['the answer is still mixed'] : []),
	];
};
