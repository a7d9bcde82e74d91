/**
 * Multiplies the factors back and looks for factors that are left. A missing coefficient or term is put in: the
 * trinomial must have a double zero, or both sides must agree.
 */
import { formulasIn } from '../../../../math/markup.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	areEquivalent,
	expectOneChoice,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { expand, expectFactored, sameTerms } from '../../../verify/integer-polynomial.ts';
import { sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Find the constant for a perfect square trinomial')
		return expectPerfectSquare(question);
	const formula = promptFormula(question);
	if (skill === 'Complete a special factoring pattern') {
		const [left = '', right = ''] = sidesOf(formula.replace('\\square', question.answer.value));
		return areEquivalent(left, right) ? [] : [`${left} is not ${right}`];
	}
	if (!question.answer.choices) return expectFactored(question, formula);
	const whole = expand(formula);
	const [chosen = ''] = formulasIn(question.answer.text);
	return [
		...expectOneChoice(question, (text) =>
			formulasIn(text).every((one) => sameTerms(expand(one), whole)),
		),
		...expectFactored({ ...question, answer: { ...question.answer, value: chosen } }, formula),
	];
};

function expectPerfectSquare(question: Question): string[] {
	const [, trinomial = ''] = promptFormulas(question);
	const filled = expand(trinomial.replace('k', `(${question.answer.value})`));
	const [a = 0, b = 0, c = 0] = ['xx', 'x', ''].map((letters) => filled.get(letters));
	const issues: string[] = [];
	if (/kx(?!\^)/.test(trinomial) && !/\bpositive\b/.test(question.question))
		issues.push(`with -${question.answer.value}, it is a perfect square as well`);
	if (b * b !== 4 * a * c) issues.push(`${trinomial} has no double zero`);
	if (b === 0 || (/\bpositive\b/.test(question.question) && Number(question.answer.value) <= 0))
		issues.push(`${question.answer.value} is not the positive value`);
	const check = question.steps.find(({ text }) => text.startsWith('Check: '))?.text ?? '';
	for (const side of sidesOf(formulasIn(check)[0] ?? trinomial))
		if (check && !sameTerms(expand(side), filled))
			issues.push(`${side} is not ${trinomial} with this k`);
	if (!Number.isInteger(Math.sqrt(a))) issues.push('the first term is not a square');
	return issues;
}
