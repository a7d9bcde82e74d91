/** What the box needs from the marking engine. Imported only on first intent: the engine is larger than the box. */
import { canMark, checkAnswer } from '../../answers/check-answer.ts';
import { readAnswer, type ReadAnswer } from '../../answers/read-answer.ts';
import type { Verdict } from '../../answers/verdict.ts';
import type { Misconception } from '../../schemas/wire/question.ts';
import { misconceptionsPath } from '../../site.ts';
import type { TriedQuestion } from '../../stores/progress.ts';
import { expectedAnswer, type Marking } from './marking.ts';

/** The contents of `/data/misconceptions/…`: the misconceptions of each question in a material that has any. */
export type MisconceptionsById = Readonly<Record<string, readonly Misconception[]>>;

export type MarkingEngine = {
	/** The misconceptions of a built question; none if its material's file cannot be loaded. */
	misconceptions(question: TriedQuestion): Promise<readonly Misconception[]>;
	isMarkable(marking: Marking): boolean;
	mark(marking: Marking, given: string): Verdict;
	read(marking: Marking, given: string): ReadAnswer;
};

export const markingEngine: MarkingEngine = {
	async misconceptions({ questionId, bookName, chapterName, materialName }) {
		try {
			// One file per material, whatever was typed: a request says nothing about the learner.
			const place = {
				book_name: bookName,
				chapter_name: chapterName,
				material_name: materialName,
			};
			const response = await fetch(misconceptionsPath(place));
			const found = response.ok ? ((await response.json()) as MisconceptionsById) : {};
			return found[questionId] ?? [];
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
