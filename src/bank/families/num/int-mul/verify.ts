/** Evaluates the formula of the prompt, or puts the answer into its blank, with arithmetic of its own. */
import type { Question } from '../../../../schemas/wire/question.ts';
import type { Verify } from '../../../verify/verifier.ts';
import { expectNumber, expectOneChoice, promptFormula } from '../../../verify/evidence.ts';
import { readExact, same, show } from '../../../verify/exact.ts';
import { readTex, sidesOf } from '../../../verify/read-tex.ts';

export const verify: Verify = ({ question }) => {
	if (question.answer.kind === 'multiple-choice') return quotientWithZero(question);
	const [left = '', right] = sidesOf(promptFormula(question));
	if (right === undefined) return expectNumber(question, readTex(left)({}));
	const filled = readExact(question.answer.value);
	if (!filled) return [`the stored answer ${question.answer.value} is no number`];
	const [a, b] = [readTex(left)({ '□': filled }), readTex(right)({ '□': filled })];
	return same(a, b) ? [] : [`with ${show(filled)} in the blank, ${show(a)} is not ${show(b)}`];
};

/** The stored choice is the value, or "undefined" where the divisor is 0. */
function quotientWithZero(question: Question): string[] {
	const value = readTex(promptFormula(question));
	const wanted = (() => {
		try {
			return `$${show(value({}))}$`;
		} catch (error) {
			if (error instanceof RangeError) return 'undefined';
			throw error;
		}
	})();
	return expectOneChoice(question, (text) => text === wanted);
}
