/** Compares a printed workbook with the records it was made from. */
import { questionText } from '../../../src/math/question-text.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import type { PrintedRecords } from '../bank/read-bank.ts';
import { printedChoices } from './book-data.ts';
import { plain, spokenFormula } from './reading-order.ts';
import { sentence, type SpokenFormulas } from './sentence.ts';

/**
 * Questions whose prompt or choices the print does not hold, word for word and formula for formula, in the order of
 * the book. `print` is what `readingOrder` gives.
 */
export function missingPrompts({ questions, formulas }: PrintedRecords, print: string): Question[] {
	let from = 0;
	return questions.filter((question) => {
		const wanted = [
			`${question.number}.${printed(questionText(question.question), formulas)}`,
			...printedChoices(question).map(({ key, text }) => `${key}${printed(text, formulas)}`),
		];
		for (const part of wanted) {
			const at = print.indexOf(part, from);
			if (at === -1) return true;
			from = at + part.length;
		}
		return false;
	});
}

const printed = (text: string, formulas: SpokenFormulas): string =>
	sentence(text, formulas)
		.map((part) => (part.kind === 'words' ? plain(part.text) : spokenFormula(part.alt)))
		.join('');
