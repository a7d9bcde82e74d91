/** Puts the stored answer into the proportion of the prompt, or into the table, and compares both ratios. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
import { promptAmounts } from '../../../verify/amounts.ts';
import { exact, multiply, readExact, same, show } from '../../../verify/values.ts';
import { rowsOfTable } from '../../../verify/read-figure.ts';
import { expectLinesHold, gapOf, unknownOf } from '../../../verify/solving.ts';

export const verify: Verify = ({ question }) => {
	if (question.image_id) return completesTable(question);
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const formula = promptFormula(question);
	const issues = same(gapOf(formula)(stored), exact(0))
		? []
		: [`${show(stored)} does not solve ${formula}`];
	return [
		...issues,
		...namesItsNumbers(question, formula),
		...expectLinesHold(question, unknownOf(formula), stored),
	];
};

/** The question in words must hold the numbers of the proportion. */
function namesItsNumbers(question: Question, formula: string): string[] {
	if (!/percent proportion/.test(question.question)) return [];
	const { all } = promptAmounts(question);
	const stated = all.slice(-2).map(show);
	const missing = stated.filter((number) => !formula.includes(number));
	return missing.map((number) => `${number} is not in the proportion`);
}

function completesTable(question: Question): string[] {
	const [top = [], bottom = []] = rowsOfTable(question.question_speech).map(({ cells }) => cells);
	const filled = (cell: string | undefined) =>
		readExact(cell === 'blank' ? question.answer.value : (cell ?? '')) ?? exact(0);
	const [a, b] = [filled(top[0]), filled(bottom[0])];
	const holes = [...top, ...bottom].filter((cell) => cell === 'blank').length;
	if (holes !== 1 || top.length !== bottom.length) return ['the table cannot be completed'];
	return top.flatMap((cell, at) =>
		same(multiply(filled(cell), b), multiply(filled(bottom[at]), a))
			? []
			: [`column ${at + 1} has a different ratio`],
	);
}
