/** Multiplies the factors back and looks for factors that are left; a choice is a factor when the trinomial is zero at its zero. */
import { expectOneChoice, promptFormula, type Verify } from '../../../verify/evidence.ts';
import {
	expand,
	expectFactored,
	inOneLetter,
	sameTerms,
} from '../../../verify/integer-polynomial.ts';

export const verify: Verify = ({ question }) => {
	const formula = promptFormula(question);
	if (!question.answer.choices) return expectFactored(question, formula);
	if (/factored form/.test(question.question))
		return expectOneChoice(question, (text) =>
			sameTerms(expand(text.replaceAll('$', '')), expand(formula)),
		);
	const whole = inOneLetter(expand(formula));
	return expectOneChoice(question, (text) => {
		const [constant = 0, lead = 1] = inOneLetter(expand(text.replaceAll('$', '')));
		const value = whole.reduce(
			(total, coefficient, at) => total + coefficient * (-constant) ** at * lead ** (2 - at),
			0,
		);
		return value === 0;
	});
};
