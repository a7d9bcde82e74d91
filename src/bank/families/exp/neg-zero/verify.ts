/** Evaluates the prompt's own power exactly; monomials are compared at several values and must have no negative exponent. */
import { expectNumber, promptFormula, type Verify } from '../../../verify/evidence.ts';
import { readReal, readTex } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { kind, value } = question.answer;
	const prompt = promptFormula(question);
	if (kind === 'rational') return expectNumber(question, readTex(prompt)({}));
	const [stored, wanted] = [readReal(value), readReal(prompt)];
	const differs = [0.7, 1.3, 1.9].some((x) => {
		const letters = { x, y: x + 0.4, z: x + 0.9 };
		const [a, b] = [stored(letters), wanted(letters)];
		return !(Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b)));
	});
	return [
		...(differs ? [`${value} does not equal ${prompt}`] : []),
		...(/\^\{-/.test(value) ? [`${value} has a negative exponent`] : []),
	];
};
