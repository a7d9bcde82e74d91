/** Compares prompt and answer in floating point, at several positive values of the letter. */
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { kind, value } = question.answer;
	const prompt = promptFormulas(question).at(-1) ?? '';
	const asTex =
		kind === 'rational' ? value.replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}') : value;
	const [stored, wanted] = [readReal(asTex), readReal(prompt)];
	const differs = [0.4, 1.6, 2.3, 5.1].some((x) => {
		const [a, b] = [stored({ x }), wanted({ x })];
		return !(Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b)));
	});
	const wrongForm =
		(/in radical form/.test(question.question) && !/\\sqrt/.test(value)) ||
		(/fractional exponent/.test(question.question) && /\\sqrt/.test(value)) ||
		(/positive exponents/.test(question.question) && /\^\{-/.test(value));
	return [
		...(differs ? [`${value} does not equal ${prompt}`] : []),
		...(wrongForm ? [`${value} is not in the form that the prompt asks for`] : []),
	];
};
