/** What the box asks the marking engine. Only ever imported on a first intent: the engine is larger than the box. */
import { canMark, checkAnswer } from '../../answers/check-answer.ts';
import { readAnswer, type ReadAnswer } from '../../answers/read-answer.ts';
import type { Verdict } from '../../answers/verdict.ts';
import type { Misconception } from '../../schemas/wire/question.ts';
import { expectedAnswer, type Marking } from './marking.ts';

export type MarkingEngine = {
	/** The misconceptions of a record, asked for once; none where it cannot be had. */
	misconceptions(questionId: string): Promise<readonly Misconception[]>;
	isMarkable(marking: Marking): boolean;
	mark(marking: Marking, given: string): Verdict;
	read(marking: Marking, given: string): ReadAnswer;
};

export const markingEngine: MarkingEngine = {
	async misconceptions(questionId) {
		try {
			// Few records have any, and the client of the service is larger than the box.
			const { services } = await import('../../stores/services.ts');
			return (await services().client.questionDetails(questionId)).misconceptions ?? [];
		} catch {
			return [];
		}
	},
	isMarkable: (marking) => canMark(expectedAnswer(marking)),
	mark: (marking, given) =>
		checkAnswer(expectedAnswer(marking), given, {
			question: marking.formulas,
			...(Array.isArray(marking.misconceptions) && { misconceptions: marking.misconceptions }),
		}),
	read: (marking, given) => readAnswer(expectedAnswer(marking), given),
};
