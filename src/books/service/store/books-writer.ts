/**
 * Writes the books database, always inside one transaction that the caller ends: everything or nothing.
 * A 'bank' writer starts by removing all bank rows and never overwrites an imported one; an 'import' writer
 * overwrites what it brings.
 */
import { entityTag } from '../../contract.ts';
import type { Book } from '../../../schemas/wire/book.ts';
import type { Chapter } from '../../../schemas/wire/chapter.ts';
import type { Lecture } from '../../../schemas/wire/lecture.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import type { MaterialPlace } from './books-store.ts';
import { openDatabase } from './open-database.ts';
import { prepareLookUps, prepareWrites } from './books-writer-statements.ts';
import { recountQuestions } from './recount-questions.ts';

export type RecordSource = 'bank' | 'import';
export type Figure = { id: string; svg: string; alt: string; width: number; height: number };
/** Where a record of that id stands, and whose it is. */
export type Placed = MaterialPlace & { source: RecordSource };
export type BooksWriter = ReturnType<typeof openBooksWriter>;

export function openBooksWriter(dataDir: string, source: RecordSource) {
	const database = openDatabase(dataDir, 'books');
	const write = prepareWrites(database, source);
	const find = prepareLookUps(database);

	return {
		source,
		begin() {
			database.exec('BEGIN IMMEDIATE');
			if (source === 'bank') for (const clear of write.clearBank) clear.run();
		},
		commit() {
			recountQuestions(database);
			database.exec('COMMIT');
		},
		rollback: () => database.exec('ROLLBACK'),
		close: () => database.close(),

		hasBook: (bookName: string) => find.book.get(bookName) !== undefined,
		bookNameOfId: (id: string): string | null => {
			const name = find.bookOfId.get(id.toLowerCase())?.['common_name'];
			return typeof name === 'string' ? name : null;
		},
		hasMaterial: ({ bookName, chapterName, materialName }: MaterialPlace) =>
			find.material.get(bookName, chapterName, materialName) !== undefined,
		placeOfTopic: (id: string) => toPlaced(find.topic.get(id)),
		placeOfQuestion: (id: string) => toPlaced(find.question.get(id)),
		figure: (id: string): (Omit<Figure, 'svg'> & { source: RecordSource }) | null => {
			const row = find.figure.get(id);
			if (!row) return null;
			const { alt, width, height } = row;
			const size = { width: Number(width), height: Number(height) };
			return { id, alt: String(alt), ...size, source: toSource(row['source']) };
		},

		saveBook(book: Book) {
			const json = JSON.stringify(book);
			const { common_name, id, available } = book;
			write.book.run(
				common_name,
				id.toLowerCase(),
				Number(available),
				source,
				json,
				entityTag(json),
			);
		},
		saveChapter(bookName: string, chapter: Chapter) {
			const json = JSON.stringify(chapter);
			const { name, number } = chapter;
			const saved = write.chapter.run(bookName, name, number, source, json, entityTag(json));
			// Zero rows: the chapter was imported, and so were its materials and topics.
			if (saved.changes === 0) return;
			write.forgetMaterials.run(bookName, name);
			write.forgetTopics.run(bookName, name);
			for (const material of chapter.materials) {
				write.material.run(bookName, name, material.name, source);
				for (const topic of material.topics) {
					write.topic.run(topic.id, bookName, name, material.name, source);
				}
			}
		},
		saveFigure({ id, svg, alt, width, height }: Figure) {
			write.figure.run(id, svg, alt, width, height, source, entityTag(svg));
		},
		saveLecture(lecture: Lecture) {
			const json = JSON.stringify(lecture);
			const { id, book_name, chapter_name, material_name } = lecture;
			const place = [book_name, chapter_name, material_name];
			write.lecture.run(id, ...place, source, json, entityTag(json));
		},
		saveQuestion(question: Question) {
			const json = JSON.stringify(question);
			const { id, book_name, chapter_name, material_name, number, skill } = question;
			const place = [book_name, chapter_name, material_name];
			const skillId = skill?.id ?? null;
			write.question.run(id, ...place, number, skillId, source, json, entityTag(json));
		},
	};
}

function toPlaced(row: Record<string, unknown> | undefined): Placed | null {
	if (!row) return null;
	return {
		bookName: String(row['book_name']),
		chapterName: String(row['chapter_name']),
		materialName: String(row['material_name']),
		source: toSource(row['source']),
	};
}

const toSource = (value: unknown): RecordSource => (value === 'bank' ? 'bank' : 'import');
