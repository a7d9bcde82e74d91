/** A summary of the tries. Counts only ever grow: done is done, and there is no score to lose. */
import type { QuestionIndex } from '../schemas/wire/question-index.ts';
import type { ProgressRecord, QuestionRecord } from './progress-record.ts';

/** Right at least once, whatever came before or after. */
export const isDone = ({ tries }: QuestionRecord): boolean =>
	tries.some(([, verdict]) => verdict === 'right');

/** Milliseconds; null if it was never right. */
export const firstRightAt = ({ tries }: QuestionRecord): number | null =>
	tries.find(([, verdict]) => verdict === 'right')?.[0] ?? null;

/** By place (`book/chapter/material`). Places with no question done are left out. */
export function countDone(progress: ProgressRecord): Map<string, number> {
	const counts = new Map<string, number>();
	for (const question of Object.values(progress))
		if (isDone(question)) counts.set(question.place, (counts.get(question.place) ?? 0) + 1);
	return counts;
}

/** `tried` includes what was done. */
export type Count = { done: number; tried: number; of: number };
export type Summary = { title: string } & Count;
export type MaterialSummary = Summary & { path: string; skills: Summary[] };
export type ChapterSummary = Summary & { materials: MaterialSummary[] };
export type BookSummary = Summary & { name: string; chapters: ChapterSummary[] };

/** Progress through a book, in its order, including chapters, materials, and skills without a try. */
export function summarizeBook(index: QuestionIndex, progress: ProgressRecord): BookSummary {
	const chapters = index.chapters.map(({ name, label, materials }) => {
		const summaries = materials.map((material) => {
			const skills = material.skills.map(({ title, questions }) => ({
				title,
				...countOf(questions.flat(), progress),
			}));
			const path = `/workbooks/${index.book_name}/${name}/${material.name}`;
			return { title: material.label, path, skills, ...sum(skills) };
		});
		return { title: label, materials: summaries, ...sum(summaries) };
	});
	return { name: index.book_name, title: index.label, chapters, ...sum(chapters) };
}

function countOf(ids: readonly string[], progress: ProgressRecord): Count {
	const tried = ids.flatMap((id) => progress[id] ?? []);
	return { done: tried.filter(isDone).length, tried: tried.length, of: ids.length };
}

const sum = (counts: readonly Count[]): Count => ({
	done: counts.reduce((total, { done }) => total + done, 0),
	tried: counts.reduce((total, { tried }) => total + tried, 0),
	of: counts.reduce((total, { of }) => total + of, 0),
});
