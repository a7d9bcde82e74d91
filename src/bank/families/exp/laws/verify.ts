/** Compares prompt and answer at several values, and refuses answers with a negative or zero exponent. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { type Exact, lettersIn, readReal, readTex, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const { kind, value } = question.answer;
	if (kind === 'rational') return evaluated(question);
	const [left = '', right] = sidesOf(promptFormula(question));
	if (kind === 'integer') {
		// log of both sides: n = log(left) / log(x).
		const x = 1.7;
		return expectNumber(question, Math.round(Math.log(readReal(left)({ x })) / Math.log(x)));
	}
	const letters = lettersIn(left);
	const points = [0.7, 1.3, 1.9, 2.3].map((start) =>
		Object.fromEntries(letters.map((letter, at) => [letter, start + at * 0.37])),
	);
	const [stored, wanted] = [readReal(value), readReal(left)];
	const differs = points.some((point) => {
		const [a, b] = [stored(point), wanted(point)];
		return !(Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b)));
	});
	return [
		...(differs || right !== undefined ? [`${value} does not equal ${left}`] : []),
		...(/\^\{(?:-|0\})/.test(value) ? [`${value} has an exponent that is not positive`] : []),
		...(/[a-z](?:\^\{\d+\})?[^/]*\\times/.test(value) ? [`${value} is not simplified`] : []),
	];
};

/** The prompt gives the values of the letters, then the expression. */
function evaluated(question: Question): string[] {
	const formulas = promptFormulas(question);
	const values = Object.fromEntries(
		formulas.slice(0, -1).map((formula): [string, Exact] => {
			const [letter = '', number = ''] = sidesOf(formula);
			return [letter, readTex(number)({})];
		}),
	);
	return expectNumber(question, readTex(formulas.at(-1) ?? '')(values));
}
