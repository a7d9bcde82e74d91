import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { entityTag } from '../../contract.ts';
import { BooksNotReadyError, type BooksStore, type StoredRecord } from './books-store.ts';
import { schemaVersion } from './migrate.ts';
import { databasePath, openReadOnly } from './open-database.ts';

export type SqliteBooksStore = BooksStore & { close(): void };

/**
 * Reads `<dataDir>/books.sqlite`. The file is opened by the first call that finds books in it, so a service may
 * start before the bank is built and answers as soon as it is.
 */
export function openBooksStore(dataDir: string): SqliteBooksStore {
	let reader: Reader | undefined;
	const read = (): Reader => (reader ??= openReader(databasePath(dataDir, 'books')));

	return {
		book: async (name) => toRecord(read().book.get(name)),
		isAvailableBook: async (id) => read().availableBook.get(id.toLowerCase()) !== undefined,
		async chapters(bookName) {
			const rows = read().chapters.all(bookName);
			if (rows.length === 0 && !read().book.get(bookName)) return null;
			return jsonList(rows.map((row) => String(row['json'])));
		},
		async questionIds({ bookName, chapterName, materialName }) {
			const place = [bookName, chapterName, materialName];
			if (!read().material.get(...place)) return null;
			return jsonList(
				read()
					.questionIds.all(...place)
					.map((row) => JSON.stringify(row['id'])),
			);
		},
		async lectures(topicId) {
			const lecture = toRecord(read().lecture.get(topicId));
			if (lecture) return jsonList([lecture.json]);
			return read().topic.get(topicId) ? jsonList([]) : null;
		},
		question: async (id) => toRecord(read().question.get(id)),
		async figure(id) {
			const row = read().figure.get(id);
			return row ? { svg: String(row['svg']), etag: String(row['etag']) } : null;
		},
		hasQuestion: async ({ bookName, chapterName, materialName }, id) =>
			read().questionAt.get(id, bookName, chapterName, materialName) !== undefined,
		hasLecture: async ({ bookName, chapterName, materialName }, id) =>
			read().lectureAt.get(id, bookName, chapterName, materialName) !== undefined,
		async counts() {
			const row = read().counts.get();
			return { books: Number(row?.['books']), questions: Number(row?.['questions']) };
		},
		close: () => reader?.database.close(),
	};
}

function openReader(path: string) {
	if (!existsSync(path)) throw new BooksNotReadyError('The books database does not exist yet.');
	const database = openReadOnly(path);
	if (schemaVersion(database) === 0 || !database.prepare('SELECT 1 FROM books LIMIT 1').get()) {
		database.close();
		throw new BooksNotReadyError('The books database holds no book yet.');
	}
	return { database, ...prepareReads(database) };
}
type Reader = ReturnType<typeof openReader>;

const prepareReads = (database: DatabaseSync) => ({
	book: database.prepare('SELECT json, etag FROM books WHERE common_name = ?'),
	availableBook: database.prepare('SELECT 1 FROM books WHERE id = ? AND available = 1'),
	chapters: database.prepare('SELECT json FROM chapters WHERE book_name = ? ORDER BY number, name'),
	material: database.prepare(
		'SELECT 1 FROM materials WHERE book_name = ? AND chapter_name = ? AND name = ?',
	),
	questionIds: database.prepare(
		`SELECT id FROM questions WHERE book_name = ? AND chapter_name = ? AND material_name = ?
		 ORDER BY number, id`,
	),
	topic: database.prepare('SELECT 1 FROM topics WHERE id = ?'),
	lecture: database.prepare('SELECT json, etag FROM lectures WHERE id = ?'),
	lectureAt: database.prepare(
		'SELECT 1 FROM lectures WHERE id = ? AND book_name = ? AND chapter_name = ? AND material_name = ?',
	),
	question: database.prepare('SELECT json, etag FROM questions WHERE id = ?'),
	questionAt: database.prepare(
		'SELECT 1 FROM questions WHERE id = ? AND book_name = ? AND chapter_name = ? AND material_name = ?',
	),
	figure: database.prepare('SELECT svg, etag FROM figures WHERE id = ?'),
	counts: database.prepare(
		'SELECT (SELECT COUNT(*) FROM books) AS books, (SELECT COUNT(*) FROM questions) AS questions',
	),
});

type Row = Record<string, unknown> | undefined;

const toRecord = (row: Row): StoredRecord | null =>
	row ? { json: String(row['json']), etag: String(row['etag']) } : null;

/** The same bytes as `JSON.stringify` of the list of records. */
function jsonList(items: string[]): StoredRecord {
	const json = `[${items.join(',')}]`;
	return { json, etag: entityTag(json) };
}
