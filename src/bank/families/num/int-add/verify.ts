/** Evaluates the prompt's own formula, or puts the answer into its blank, with arithmetic of its own. */
import { expectNumber, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readExact, readTex, same, show, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const [left = '', right] = sidesOf(promptFormula(question));
	if (right === undefined) return expectNumber(question, readTex(left)({}));
	const filled = readExact(question.answer.value);
	if (!filled) return [`the stored answer ${question.answer.value} is not a number`];
	const [a, b] = [readTex(left)({ '□': filled }), readTex(right)({ '□': filled })];
	return same(a, b) ? [] : [`with ${show(filled)} in the blank, ${show(a)} is not ${show(b)}`];
};
