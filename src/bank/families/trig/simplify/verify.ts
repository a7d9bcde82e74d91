/** Prompt and answer have the same value at many angles, and the answer is short. */
import type { Verify } from '../../../verify/verifier.ts';
import { promptFormulas } from '../../../verify/evidence.ts';
import { sameAtAngles } from '../../../verify/same-at-angles.ts';

export const verify: Verify = ({ question }) => {
	const [given = ''] = promptFormulas(question);
	const { value } = question.answer;
	const functions = value.match(/\\(?:sin|cos|tan|csc|sec|cot)/g) ?? [];
	return [
		...(sameAtAngles(given, value) ? [] : [`${value} is not always equal to ${given}`]),
		...(functions.length > 2 || value.includes('\\frac') ? [`${value} is not simple`] : []),
	];
};
