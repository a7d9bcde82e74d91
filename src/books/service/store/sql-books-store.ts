import { entityTag, PROMPTS_A_PAGE } from '../../contract.ts';
import type { BooksStore, ImportedRecord, StoredRecord } from './books-store.ts';
import type { SqlDatabase, SqlRow } from './sql-database.ts';

const AT_PLACE = 'book_name = ? AND chapter_name = ? AND material_name = ?';

/** Extracted from the records by the database: only a tenth of each question leaves it. */
const PROMPTS = `SELECT json_object(
		'id', id,
		'number', number,
		'question', json ->> '$.question',
		'question_html', json ->> '$.question_html',
		'image_id', json ->> '$.image_id',
		'difficulty', json ->> '$.difficulty',
		'choices', json -> '$.answer.choices'
	) AS json FROM questions WHERE ${AT_PLACE} ORDER BY number, id LIMIT ? OFFSET ?`;

/** The rows of each kind with their keys and places. */
const IMPORTED = {
	books: `SELECT * FROM (SELECT common_name AS key, common_name AS book_name, '' AS chapter_name, '' AS material_name, source FROM books) WHERE source = 'import'`,
	materials: `SELECT * FROM (SELECT book_name || ':' || chapter_name || ':' || name AS key, book_name, chapter_name, name AS material_name, source FROM materials) WHERE source = 'import'`,
	lectures: `SELECT * FROM (SELECT id AS key, book_name, chapter_name, material_name, source FROM topics WHERE id IN (SELECT id FROM lectures)) WHERE source = 'import'`,
	questions: `SELECT * FROM (SELECT id AS key, book_name, chapter_name, material_name, source FROM questions) WHERE source = 'import'`,
} as const;

/**
 * The books in a SQL database.
 * @param open resolves to the database, or rejects with `BooksNotReadyError` while it contains no books. Called every
 * time.
 */
export function createBooksStore(open: () => SqlDatabase | Promise<SqlDatabase>): BooksStore {
	const has = async (statement: string, ...values: string[]): Promise<boolean> =>
		(await (await open()).first(statement, ...values)) !== undefined;
	const isMaterial = (place: string[]): Promise<boolean> =>
		has('SELECT 1 FROM materials WHERE book_name = ? AND chapter_name = ? AND name = ?', ...place);
	const record = async (
		table: string,
		key: string,
		value: string,
	): Promise<StoredRecord | null> => {
		const statement = `SELECT json, etag FROM ${table} WHERE ${key} = ?`;
		return toRecord(await (await open()).first(statement, value));
	};

	return {
		book: (name) => record('books', 'common_name', name),
		isAvailableBook: (id) =>
			has('SELECT 1 FROM books WHERE id = ? AND available = 1', id.toLowerCase()),
		async chapters(bookName) {
			const statement = 'SELECT json FROM chapters WHERE book_name = ? ORDER BY number, name';
			const rows = await (await open()).all(statement, bookName);
			if (rows.length > 0) return jsonList(rows.map((row) => String(row['json'])));
			const isKnown = await has('SELECT 1 FROM books WHERE common_name = ?', bookName);
			return isKnown ? jsonList([]) : null;
		},
		async questionIds({ bookName, chapterName, materialName }) {
			const place = [bookName, chapterName, materialName];
			const statement = `SELECT id FROM questions WHERE ${AT_PLACE} ORDER BY number, id`;
			const rows = await (await open()).all(statement, ...place);
			if (rows.length > 0) return jsonList(rows.map((row) => JSON.stringify(row['id'])));
			return (await isMaterial(place)) ? jsonList([]) : null;
		},
		async questionPrompts({ bookName, chapterName, materialName }, from) {
			const place = [bookName, chapterName, materialName];
			const rows = await (await open()).all(PROMPTS, ...place, PROMPTS_A_PAGE, from);
			if (rows.length > 0) return jsonList(rows.map((row) => String(row['json'])));
			return (await isMaterial(place)) ? jsonList([]) : null;
		},
		async lectures(topicId) {
			const lecture = await record('lectures', 'id', topicId);
			if (lecture) return jsonList([lecture.json]);
			return (await has('SELECT 1 FROM topics WHERE id = ?', topicId)) ? jsonList([]) : null;
		},
		question: (id) => record('questions', 'id', id),
		async skillQuestions(skillId) {
			const statement = `SELECT id FROM questions WHERE skill = ?
				ORDER BY book_name, chapter_name, material_name, number, id LIMIT 1000`;
			const rows = await (await open()).all(statement, skillId);
			return rows.length > 0 ? jsonList(rows.map((row) => JSON.stringify(row['id']))) : null;
		},
		async figure(id) {
			const row = await (await open()).first('SELECT svg, etag FROM figures WHERE id = ?', id);
			return row ? { svg: String(row['svg']), etag: String(row['etag']) } : null;
		},
		async library() {
			const rows = await (await open()).all('SELECT json FROM books ORDER BY common_name');
			return jsonList(rows.map((row) => String(row['json'])));
		},
		async imported(kind, after, limit) {
			const statement = `${IMPORTED[kind]} AND key > ? ORDER BY key LIMIT ?`;
			return (await (await open()).all(statement, after, limit)).map(toImported);
		},
		async importedKeys(kind, size) {
			const statement = `${IMPORTED[kind]} AND key > ? ORDER BY key LIMIT 1 OFFSET ?`;
			const database = await open();
			const keys: string[] = [];
			for (let after = ''; ;) {
				if (!(await database.first(statement, after, 0))) return keys;
				keys.push(after);
				const last = await database.first(statement, after, size - 1);
				if (!last) return keys;
				after = String(last['key']);
			}
		},
		async counts() {
			const row = await (
				await open()
			).first(
				'SELECT (SELECT COUNT(*) FROM books) AS books, (SELECT COUNT(*) FROM questions) AS questions',
			);
			return { books: Number(row?.['books']), questions: Number(row?.['questions']) };
		},
	};
}

const toRecord = (row: SqlRow | undefined): StoredRecord | null =>
	row ? { json: String(row['json']), etag: String(row['etag']) } : null;

const toImported = (row: SqlRow): ImportedRecord => ({
	key: String(row['key']),
	place: {
		book_name: String(row['book_name']),
		chapter_name: String(row['chapter_name']),
		material_name: String(row['material_name']),
	},
});

/** The same bytes as `JSON.stringify` of the list of records. */
function jsonList(items: string[]): StoredRecord {
	const json = `[${items.join(',')}]`;
	return { json, etag: entityTag(json) };
}
