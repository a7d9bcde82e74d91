/** Writes every sum out term by term. */
import {
	expectNumber,
	expectOneChoice,
	promptFormula,
	type Verify,
} from '../../../verify/evidence.ts';
import { readReal, UnreadableTex } from '../../../verify/values.ts';

function termsOf(tex: string): number[] {
	const [, index = '', from, to, body = ''] =
		/^\\sum_\{([a-z])=(\d+)\}\^\{(\d+)\} (.*)$/.exec(tex.replaceAll('$', '')) ?? [];
	if (body === '') throw new UnreadableTex(`"${tex}" is not a sum in sigma notation.`);
	const rule = readReal(body);
	const count = Number(to) - Number(from) + 1;
	return Array.from({ length: count }, (_, at) => rule({ [index]: Number(from) + at }));
}

export const verify: Verify = ({ question }) => {
	const formula = promptFormula(question);
	if (!question.answer.choices)
		return expectNumber(
			question,
			termsOf(formula).reduce((total, value) => total + value, 0),
		);
	const shown = formula
		.replaceAll(/[(){}]|\\left|\\right/g, '')
		.replaceAll(',', '')
		.split(' + ')
		.filter((part) => part !== '\\cdots')
		.map(Number);
	return expectOneChoice(question, (text) => {
		const terms = termsOf(text);
		const seen = [...terms.slice(0, 3), terms.at(-1)];
		return shown.length === 4 && seen.every((value, at) => value === shown[at]);
	});
};
