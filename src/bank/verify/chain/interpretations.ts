/**
 * Choices that say what a number, a term, or a value means: besides the words of the question, they need few others, so
 * any other word belongs to another situation.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

const ASKS = /What does [^?]* (?:represent|mean)\b/;

/** What can be said of any situation. */
const WORDS = new Set(
	`
	additional all always any are been before begins change charge charged cost counted decrease deposited down each
	enough every fee fixed for get grow growth has including increase left not out over part per population rental
	setting setup shorter since start still take tall that there they time total were when which
	`
		.trim()
		.split(/\s+/)
		.map(stemOf),
);

/** "hours" and "hour", "printed" and "printing" */
function stemOf(word: string): string {
	return word.toLowerCase().replace(/(?:’s|ies|es|s|ing|ed|ly|y|e)$/, '');
}

const wordsIn = (text: string): string[] =>
	text.replaceAll(/\$[^$]*\$/g, ' ').match(/[a-z’]{3,}/gi) ?? [];

/** Issues for words of choices that the question does not have. */
export function checkInterpretations({ question, question_speech, answer }: Question): string[] {
	const text = questionText(question);
	if (answer.choices === undefined || !ASKS.test(text)) return [];
	const given = new Set(wordsIn(`${text} ${question_speech}`).map(stemOf)).union(WORDS);
	const said = new Set(answer.choices.flatMap((choice) => wordsIn(choice.text)));
	return [...said]
		.filter((word) => !given.has(stemOf(word)))
		.map((word) => `a choice speaks of "${word}", which the question does not name`);
}
