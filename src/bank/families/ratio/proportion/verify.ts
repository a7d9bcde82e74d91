/** Puts the stored answer into the proportion of the prompt, or into the table, and compares both ratios. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormula, type Verify } from '../../../verify/evidence.ts';
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
		...asksForItsLetter(question, formula),
		...expectLinesHold(question, unknownOf(formula), stored),
	];
};

/** The question behind a percent proportion, with the part, the percent, and the whole. */
const ASKED =
	/: (?:What number|(?<part>[\d.]+)) is (?:what percent|(?<percent>[\d.]+)\\%) of (?:what number|(?<whole>[\d.]+))\?$/;

const isIn = (place: string | undefined, number: string | undefined): boolean =>
	number === undefined ? /^[a-z]$/.test(place ?? '') : place === number;

/** Part over whole is the percent over 100, with a letter for what is asked. */
function asksForItsLetter({ question }: Question, formula: string): string[] {
	if (!question.includes('percent proportion')) return [];
	const groups = ASKED.exec(question.replaceAll(/\$|\{,\}/g, ''))?.groups;
	const [, part, whole, percent] =
		/^\\frac\{([^{}]+)\}\{([^{}]+)\} = \\frac\{([^{}]+)\}\{100\}$/.exec(
			formula.replaceAll('{,}', ''),
		) ?? [];
	return groups &&
		isIn(part, groups.part) &&
		isIn(whole, groups.whole) &&
		isIn(percent, groups.percent)
		? []
		: [`${formula} is not the proportion of the question`];
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
