import type { Book } from '../schemas/wire/book.ts';
import type { IndexedSkill, QuestionIndex } from '../schemas/wire/question-index.ts';
import { getBooks } from './books.ts';
import { getMaterials, type MaterialEntry } from './outline.ts';
import { getSkillGroups, type SkillGroup } from './skills.ts';

/** Of every book that has questions. */
export async function getQuestionIndexes(): Promise<QuestionIndex[]> {
	const materials = await getMaterials();
	const indexes = await Promise.all(
		(await getBooks()).map((book) =>
			indexOf(
				book,
				materials.filter((entry) => entry.book === book && entry.questions.length > 0),
			),
		),
	);
	return indexes.filter(({ chapters }) => chapters.length > 0);
}

async function indexOf(book: Book, entries: readonly MaterialEntry[]): Promise<QuestionIndex> {
	const chapters = await Promise.all(
		[...Map.groupBy(entries, ({ chapter }) => chapter)].map(async ([chapter, ofChapter]) => ({
			name: chapter.name,
			label: `${chapter.number}. ${chapter.title}`,
			materials: await Promise.all(
				ofChapter.map(async (entry) => ({
					name: entry.material.name,
					label: entry.label,
					skills: (await getSkillGroups(entry)).map(toIndexedSkill),
				})),
			),
		})),
	);
	return { book_name: book.common_name, label: book.name, chapters };
}

const toIndexedSkill = ({ skill, lecture, questions }: SkillGroup): IndexedSkill => ({
	...skill,
	...(lecture && { lecture: { id: lecture.id, title: lecture.title } }),
	questions: [1, 2, 3].map((level) =>
		questions.filter(({ difficulty }) => difficulty === level).map(({ id }) => id),
	),
});
