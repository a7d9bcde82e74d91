/** What the box asks the marking engine. Only ever imported on a first intent: the engine is larger than the box. */
import { canMark, checkAnswer } from '../../answers/check-answer.ts';
import { readAnswer, type ReadAnswer } from '../../answers/read-answer.ts';
import type { Verdict } from '../../answers/verdict.ts';
import { expectedAnswer, type Marking } from './marking.ts';

export type MarkingEngine = {
	isMarkable(marking: Marking): boolean;
	mark(marking: Marking, given: string): Verdict;
	read(marking: Marking, given: string): ReadAnswer;
};

export const markingEngine: MarkingEngine = {
	isMarkable: (marking) => canMark(expectedAnswer(marking)),
	mark: (marking, given) =>
		checkAnswer(expectedAnswer(marking), given, {
			question: marking.formulas,
			...(marking.misconceptions && { misconceptions: marking.misconceptions }),
		}),
	read: (marking, given) => readAnswer(expectedAnswer(marking), given),
};
