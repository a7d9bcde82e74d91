/** Multiplies the power out factor by factor, and reads the whole, one term or one coefficient from it. */
import { questionText } from '../../../../math/question-text.ts';
import { ORDINALS } from '../../../../math/speech-numbers.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { degreeOf, expand, sameTerms } from '../../../verify/integer-polynomial.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const formulas = promptFormulas(question);
	const whole = expand(formulas.find((formula) => formula.includes('(')) ?? '');
	const stored = expand(question.answer.value);
	const form = question.answer.value.includes('(') ? ['the answer has brackets'] : [];
	if (text.startsWith('Expand'))
		return sameTerms(whole, stored) ? form : [`${question.answer.value} is not the expansion`];
	const place = ORDINALS.findIndex((one) => text.includes(` ${one} term`));
	const letters =
		place >= 0
			? 'x'.repeat(degreeOf(whole) - place)
			: ([...expand(formulas[0] ?? '').keys()][0] ?? '');
	const coefficient = whole.get(letters) ?? 0;
	const wanted = new Map([[/coefficient/.test(text) ? '' : letters, coefficient]]);
	return sameTerms(wanted, stored) ? form : [`the check gives ${coefficient} for ${letters}`];
};
