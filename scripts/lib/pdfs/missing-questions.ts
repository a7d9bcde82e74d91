/** Compares a printed workbook with the records it was made from. */
import { questionText } from '../../../src/math/question-text.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import type { PrintedRecords } from '../bank/read-bank.ts';
import { printedChoices, shortAnswer } from './book-data.ts';
import { plain, spokenFormula } from './reading-order.ts';
import { sentence, type SpokenFormulas } from './sentence.ts';

/**
 * Questions whose prompt, choices, or answer are not in the print, word for word and formula for formula, in book
 * order. `print` comes from `readingOrder`.
 */
export function missingQuestions(
	{ questions, formulas }: PrintedRecords,
	print: string,
): Question[] {
	const find = createFinder(print);
	const asked = questions.map(
		(question) =>
			find(`${question.number}.${printed(questionText(question.question), formulas)}`) &&
			printedChoices(question).every(({ key, text }) => find(key + printed(text, formulas))),
	);
	// All answers are at the back, after the last question.
	const answered = questions.map((question) =>
		find(`${question.number}.${printed(shortAnswer(question), formulas)}`),
	);
	return questions.filter((_, at) => !asked[at] || !answered[at]);
}

/** Tells whether the next part follows somewhere after the one found before. */
function createFinder(print: string): (part: string) => boolean {
	let from = 0;
	return (part) => {
		const at = print.indexOf(part, from);
		if (at === -1) return false;
		from = at + part.length;
		return true;
	};
}

const printed = (text: string, formulas: SpokenFormulas): string =>
	sentence(text, formulas)
		.map((part) => (part.kind === 'words' ? plain(part.text) : spokenFormula(part.alt)))
		.join('');
