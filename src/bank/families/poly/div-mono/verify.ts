/** Compares with the prompt's own quotient at eight points, and looks at the form that the prompt asks for. */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectEquivalent,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import { expand } from '../../../verify/integer-polynomial.ts';
import { gcd } from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Find a missing dimension from area or volume') {
		const [total, given] = promptFormulas(question);
		return [...expectEquivalent(question, `\\frac{${total}}{${given}}`), ...expectWhole(question)];
	}
	const issues = expectEquivalent(question, promptFormula(question));
	if (skill !== 'Divide by a monomial, leaving fractional terms')
		return [...issues, ...expectWhole(question)];
	return [...issues, ...expectForm(question)];
};

const expectWhole = ({ answer }: Question): string[] =>
	answer.value.includes('(') || expand(answer.value).size === 0
		? [`${answer.value} is not a simplified polynomial`]
		: [];

function expectForm({ question, answer }: Question): string[] {
	const issues: string[] = [];
	const without = /without negative exponents/.test(questionText(question));
	if (without && /\^\{-/.test(answer.value)) issues.push('the answer has a negative exponent');
	if (!without && /\\frac\{\d+\}\{[^}]*[a-z]/.test(answer.value))
		issues.push('the answer has a letter in a denominator');
	for (const [, over, under] of answer.value.matchAll(/\\frac\{(\d+)\}\{(\d+)/g))
		if (gcd(Number(over), Number(under)) !== 1) issues.push(`${over}/${under} can be reduced`);
	if (answer.value.includes('(')) issues.push('the answer has brackets');
	return issues;
}
