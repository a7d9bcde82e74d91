/** The record with a wrong answer, in the ways people and programs get it wrong. A verifier must refuse every one. */
import type { Answer } from '../../schemas/wire/answer.ts';
import type { Question } from '../../schemas/wire/question.ts';

/** One or more wrong versions of the answer; none equals the stored one in value. */
export function perturbed(question: Question): Question[] {
	return wrongValues(question.answer).map((value) => ({
		...question,
		answer: { ...question.answer, value },
	}));
}

function wrongValues({ kind, value, choices }: Answer): string[] {
	if (kind === 'multiple-choice')
		return (choices ?? []).map(({ key }) => key).filter((key) => key !== value);
	if (kind === 'point') return [value.replace(/-?\d+/, (x) => String(Number(x) + 1))];
	if (kind === 'ordered-list') return [value.split(', ').toReversed().join(', ')];
	if (/^-?\d+$/.test(value)) return [String(Number(value) + 1), String(Number(value) - 1)];
	if (/^-?\d+\/\d+$/.test(value)) return [value.replace(/\d+(?=\/)/, (n) => String(Number(n) + 1))];
	return [`${value} + 1`, `2(${value}) - 3`];
}
