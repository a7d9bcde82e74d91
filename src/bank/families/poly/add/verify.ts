/**
 * Compares at eight points. A missing expression is substituted for the blank; a story is acted out with the expressions it
 * names; of choices exactly one may agree.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	areEquivalent,
	expectCollected,
	expectEquivalent,
	expectOneChoice,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const form = question.answer.choices ? [] : expectCollected(question);
	if (skill === 'Add or subtract polynomials to model perimeter or profit')
		return [...expectEquivalent(question, totalOf(question)), ...form];
	const [left = '', right] = sidesOf(promptFormula(question));
	if (question.answer.choices)
		return expectOneChoice(question, (text) => areEquivalent(text.replaceAll('$', ''), left));
	if (right === undefined) return [...expectEquivalent(question, left), ...form];
	const filled = left.replace('\\square', `(${question.answer.value})`);
	return areEquivalent(filled, right) ? form : [`${filled} is not ${right}`, ...form];
};

/** What the story asks for, from its own expressions. */
function totalOf(question: Question): string {
	const text = questionText(question.question);
	const [a, b, c] = promptFormulas(question).filter((formula) => formula !== 'x');
	if (/ profit/.test(text)) return `(${a}) - (${b})`;
	if (/ perimeter/.test(text)) return `(${a}) + (${b}) + (${a}) + (${b})`;
	const once = `(${a}) + (${b}) + (${c})`;
	return / surface /.test(text) ? `${once} + ${once}` : once;
}
