/** Multiplies crosswise; the answer must be one fraction in lowest terms. */
import { expectOneChoice, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { expectReduced, isSameFraction } from '../../../verify/same-fraction.ts';

export const verify: Verify = ({ question }) => {
	const tex = promptFormula(question);
	return question.answer.choices
		? expectOneChoice(question, (text) => isSameFraction(text.replaceAll('$', ''), tex))
		: expectReduced(question, tex);
};
