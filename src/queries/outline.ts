import type { Book } from '../schemas/wire/book.ts';
import type { Chapter, Material, Topic } from '../schemas/wire/chapter.ts';
import type { Lecture } from '../schemas/wire/lecture.ts';
import type { Question } from '../schemas/wire/question.ts';
import type { MaterialPlace } from '../site.ts';
import { type BookBank, getBank } from './bank.ts';
import { getBooks } from './books.ts';

/** A material with everything its pages show. `questions` is [] if none are in yet. */
export type MaterialEntry = {
	book: Book;
	chapter: Chapter;
	material: Material;
	/** Number and title: `1.2 Adding Integers`. */
	label: string;
	place: MaterialPlace;
	questions: Question[];
	/** By question and topic id, for the whole book. */
	etags: BookBank['etags'];
};

export type LectureEntry = MaterialEntry & { topic: Topic; lectures: Lecture[] };

/** The chapters of a book, in order, each with its materials and their topics. */
export async function getChapters(bookName: string): Promise<Chapter[]> {
	return (await getBank(bookName)).chapters;
}

/** Every material of every book, in library order. */
export async function getMaterials(): Promise<MaterialEntry[]> {
	const perBook = await Promise.all((await getBooks()).map(materialsOf));
	return perBook.flat();
}

async function materialsOf(book: Book): Promise<MaterialEntry[]> {
	const { chapters, questions, etags } = await getBank(book.common_name);
	return chapters.flatMap((chapter) =>
		chapter.materials.map((material) => ({
			book,
			chapter,
			material,
			label: `${material.number} ${material.title}`,
			place: {
				book_name: book.common_name,
				chapter_name: chapter.name,
				material_name: material.name,
			},
			questions: questions.get(material.name) ?? [],
			etags,
		})),
	);
}

/** The parts of its page's path, as the folders of `pages/workbooks` name them. */
export const materialParams = ({ place }: MaterialEntry) => ({
	book: place.book_name,
	chapter: place.chapter_name,
	material: place.material_name,
});

/** Every topic of every book; `lectures` is [] if the lecture is not written yet. */
export async function getLectures(): Promise<LectureEntry[]> {
	const entries: LectureEntry[] = [];
	for (const entry of await getMaterials()) {
		const { lectures } = await getBank(entry.book.common_name);
		for (const topic of entry.material.topics) {
			entries.push({ ...entry, topic, lectures: lectures.get(topic.id) ?? [] });
		}
	}
	return entries;
}

/** How many questions a chapter has now. */
export const countQuestions = (chapters: readonly Chapter[]): number =>
	chapters
		.flatMap(({ materials }) => materials)
		.reduce((sum, { question_count }) => sum + question_count, 0);
