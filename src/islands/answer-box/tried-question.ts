import type { Question } from '../../schemas/wire/question.ts';
import type { TriedQuestion } from '../../stores/progress.ts';

/** The question as identified in the record of tries. */
export const triedQuestion = (question: Question): TriedQuestion => ({
	questionId: question.id,
	skillId: question.skill?.id,
	bookName: question.book_name,
	chapterName: question.chapter_name,
	materialName: question.material_name,
});
