import type { MaterialEntry } from '../../queries/outline.ts';
import type { Question } from '../../schemas/wire/question.ts';

/**
 * The question to try on the home page: the first in the material that is short to read, has a whole-number answer, and
 * a short solution, so that a first try can go well. Undefined if the material has no such question.
 */
export const questionToTry = ({
	questions,
}: Pick<MaterialEntry, 'questions'>): Question | undefined =>
	questions.find(
		({ question, answer, steps }) =>
			question.length <= MOST_CHARACTERS &&
			/\b[xy]\b/.test(question.replaceAll(/(?<=\d)(?=[a-z])/g, ' ')) &&
			/^-?\d+$/.test(answer.value) &&
			steps.length <= MOST_STEPS,
	);

/** One line on a phone. */
const MOST_CHARACTERS = 110;
const MOST_STEPS = 3;
