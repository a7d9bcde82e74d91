/** The record with a wrong answer, in the ways people and programs get it wrong. A verifier must reject every one. */
import type { Answer } from '../../schemas/wire/answer.ts';
import type { Question } from '../../schemas/wire/question.ts';

/** One or more wrong versions of the answer, none equal to the stored one in value. */
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
	if (/^(?:no solution|all real numbers|infinitely many solutions)$/.test(value)) return ['0', '1'];
	if (kind === 'matrix' || kind === 'ratio') return [shiftNumbers(value)];
	if (kind === 'interval') return [swapEnds(value), shiftNumbers(value)];
	if (/^[-{(\\\d\s,.})/]+$/.test(value) && value.includes(',')) return [shiftNumbers(value)];
	if (/^-?\d+\.\d+$/.test(value)) return [nudge(value, 1), nudge(value, -1)];
	if (/[=<>]|\\[lg]e/.test(value)) return [`${value} + 1`];
	if (/^-?\d+$/.test(value)) return [String(Number(value) + 1), String(Number(value) - 1)];
	if (/^-?\d+\/\d+$/.test(value)) return [value.replace(/\d+(?=\/)/, (n) => String(Number(n) + 1))];
	return [`${value} + 1`, `2(${value}) - 3`];
}

/** `[2, 5)` → `(2, 5]`; an interval open or closed at both ends becomes the other kind. */
const swapEnds = (value: string): string =>
	value.replaceAll(/[[\]()]/g, (end) => ({ '[': '(', ']': ')', '(': '[', ')': ']' })[end] ?? end);

/** The first number of the value one higher. */
const shiftNumbers = (value: string): string =>
	/\d/.test(value) ? value.replace(/-?\d+/, (x) => String(Number(x) + 1)) : `${value} + 1`;

/** One unit in the last place up or down. */
function nudge(value: string, direction: 1 | -1): string {
	const places = value.split('.')[1]?.length ?? 0;
	return (Number(value) + direction * 10 ** -places).toFixed(places);
}
