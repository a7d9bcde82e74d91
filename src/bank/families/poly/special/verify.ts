/**
 * Compares with the prompt's own product at eight points. With the missing term put in, the trinomial must have a
 * double zero and a square in front.
 */
import { questionText } from '../../../../math/question-text.ts';
import {
	expectCollected,
	expectEquivalent,
	promptFormula,
	type Verify,
} from '../../../verify/evidence.ts';
import { degreeOf, expand } from '../../../verify/integer-polynomial.ts';

export const verify: Verify = ({ question }) => {
	const formula = promptFormula(question);
	if (!formula.includes('\\square'))
		return [...expectEquivalent(question, formula), ...expectCollected(question)];
	const missing = expand(question.answer.value);
	const middle = /positive coefficient/.test(questionText(question.question));
	const whole = expand(formula.replace('\\square', `(${question.answer.value})`));
	const [a, b, c] = ['xx', 'x', ''].map((letters) => whole.get(letters) ?? 0);
	const wanted = middle ? 1 : 0;
	const issues: string[] = [];
	if (
		missing.size !== 1 ||
		degreeOf(missing) !== wanted ||
		[...missing.values()].some((v) => v < 0)
	)
		issues.push(`${question.answer.value} is not the one term that is asked for`);
	if ((b ?? 0) ** 2 !== 4 * (a ?? 0) * (c ?? 0))
		issues.push('the trinomial is not a perfect square');
	if (!Number.isInteger(Math.sqrt(a ?? 0))) issues.push('its first term is not a square');
	const said = question.steps.flatMap(({ text }) => /^\$(-?\d*)x = 2\d*\(?/.exec(text)?.[1] ?? []);
	if (said.some((coefficient) => Number(coefficient || 1) !== b))
		issues.push(`the middle term is not ${said.join()}x`);
	return issues;
};
