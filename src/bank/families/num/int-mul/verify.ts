/** Evaluates the formula of the prompt, or puts the answer into its blank, with arithmetic of its own. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectOneChoice,
	promptFormula,
	type Verify,
} from '../../../verify/evidence.ts';
import { readExact, readTex, same, show, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	if (question.answer.kind === 'multiple-choice') return quotientWithZero(question);
	const [left = '', right] = sidesOf(promptFormula(question));
	if (right === undefined) return expectNumber(question, readTex(left)({}));
	const filled = readExact(question.answer.value);
	if (!filled) return [`the stored answer ${question.answer.value} is not a number`];
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
	return [...expectOneChoice(question, (text) => text === wanted), ...expectReasons(question)];
}

/** The dividend, the divisor, and the operation that the lines name must be those of the prompt. */
function expectReasons(question: Question): string[] {
	const formula = promptFormula(question);
	const [, above = '', below = ''] =
		/^\\frac\{(.*)\}\{(.*)\}$/.exec(formula) ?? /^(.*) \\div (.*)$/.exec(formula) ?? [];
	const [dividend, divisor] = [above, below].map((part) => show(readTex(part)({})));
	const allowed = [
		`${divisor} times 0 is 0`,
		'any number times 0 is 0',
		`${/\d - \d/.test(above) ? 'subtract' : 'add'} in the numerator`,
	];
	return question.steps.flatMap(({ text, why = '' }) => {
		const [, named = dividend] = / so \$(.*)\$ is divided by \$0\$\.$/.exec(text) ?? [];
		const noFactor = /^No number times \$(.*)\$ gives /.exec(text)?.[1] ?? '0';
		const isTrue =
			named === dividend &&
			noFactor === '0' &&
			(why === '' || allowed.includes(why.replace('−', '-')));
		return isTrue ? [] : [`"${text}" (${why}) is not true`];
	});
}
