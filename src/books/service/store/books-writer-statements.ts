import type { DatabaseSync } from 'node:sqlite';
import type { RecordSource } from './books-writer.ts';

const BANK_TABLES = [
	'books',
	'chapters',
	'materials',
	'topics',
	'lectures',
	'questions',
	'figures',
] as const;

export function prepareWrites(database: DatabaseSync, source: RecordSource) {
	// An import replaces the row with its key; the bank leaves a row that an import has taken over.
	const [insert, onConflict] =
		source === 'import' ? ['INSERT OR REPLACE', ''] : ['INSERT', 'ON CONFLICT DO NOTHING'];
	const prepareInsert = (table: string, columns: string) =>
		database.prepare(
			`${insert} INTO ${table} (${columns}) VALUES (${columns.replaceAll(/\w+/g, '?')}) ${onConflict}`,
		);
	const place = 'book_name, chapter_name, material_name';
	const body = 'source, json, etag, line_tag';
	return {
		clearBank: BANK_TABLES.map((table) =>
			database.prepare(`DELETE FROM ${table} WHERE source = 'bank'`),
		),
		book: prepareInsert('books', `common_name, id, available, ${body}`),
		chapter: prepareInsert('chapters', `book_name, name, number, ${body}`),
		material: prepareInsert('materials', 'book_name, chapter_name, name, source'),
		topic: prepareInsert('topics', `id, ${place}, source`),
		figure: prepareInsert('figures', 'id, svg, alt, width, height, source, etag, book_name'),
		lecture: prepareInsert('lectures', `id, ${place}, ${body}`),
		question: prepareInsert('questions', `id, ${place}, number, skill, ${body}`),
		forgetMaterials: database.prepare(
			'DELETE FROM materials WHERE book_name = ? AND chapter_name = ?',
		),
		forgetTopics: database.prepare('DELETE FROM topics WHERE book_name = ? AND chapter_name = ?'),
		shareFigure: database.prepare('UPDATE figures SET book_name = NULL WHERE id = ?'),
		tag: {
			book: database.prepare('UPDATE books SET line_tag = ? WHERE common_name = ?'),
			lecture: database.prepare('UPDATE lectures SET line_tag = ? WHERE id = ?'),
			question: database.prepare('UPDATE questions SET line_tag = ? WHERE id = ?'),
		},
	};
}

const PLACED = 'book_name, chapter_name, material_name, source';

export const prepareLookUps = (database: DatabaseSync) => ({
	book: database.prepare('SELECT source, etag, line_tag FROM books WHERE common_name = ?'),
	bookOfId: database.prepare('SELECT common_name FROM books WHERE id = ?'),
	chapter: database.prepare(
		'SELECT source, etag, line_tag FROM chapters WHERE book_name = ? AND name = ?',
	),
	material: database.prepare(
		'SELECT source FROM materials WHERE book_name = ? AND chapter_name = ? AND name = ?',
	),
	topic: database.prepare(`SELECT ${PLACED} FROM topics WHERE id = ?`),
	lecture: database.prepare('SELECT source, etag, line_tag FROM lectures WHERE id = ?'),
	question: database.prepare(`SELECT ${PLACED}, etag, line_tag FROM questions WHERE id = ?`),
	figure: database.prepare(
		'SELECT alt, width, height, source, etag, book_name FROM figures WHERE id = ?',
	),
});
