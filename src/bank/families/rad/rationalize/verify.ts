/** Computes prompt and answer in floating point, with the letter at several values, and looks at the form. */
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { verifyRadical } from '../../../verify/radical-form.ts';
import { lettersIn, readReal } from '../../../verify/values.ts';

export const verify: Verify = (evidence) => {
	const { question } = evidence;
	const { value } = question.answer;
	const rootBelow = /\\frac\{(?:[^{}]|\{[^{}]*\})*\}\{[^{}]*\\sqrt/.test(value);
	const form = rootBelow ? [`${value} has a root in the denominator`] : [];
	if (lettersIn(promptFormula(question)).length === 0) return [...form, ...verifyRadical(evidence)];
	const [stored, wanted] = [readReal(value), readReal(promptFormula(question))];
	const differs = [0.3, 1, 2.5, 7].some((x) => Math.abs(stored({ x }) - wanted({ x })) > 1e-9);
	return differs ? [...form, `${value} does not equal the prompt`] : form;
};
