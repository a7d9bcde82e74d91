/** Rules about a reason, its line, and the line above, applied to every reason of a solution. */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

/** False if the lines contradict what the reason says; true for any other reason. Above the first line is the prompt. */
export type ReasonRule = (why: string, above: string, text: string, place: Place) => boolean;

/** What else a rule may need. */
type Place = { question: Question; before: Question['steps'] };

/** Issues for reasons that do not lead from the line above to theirs. */
export const checkEachReason =
	(rules: readonly ReasonRule[]) =>
	(question: Question): string[] =>
		question.steps.flatMap(({ text, why }, at) => {
			if (why === undefined) return [];
			const before = question.steps.slice(0, at);
			const above = before.at(-1)?.text ?? questionText(question.question);
			return rules.every((holds) => holds(why, above, text, { question, before }))
				? []
				: [`"${why}" does not lead from "${above}" to "${text}"`];
		});
