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
	// An import replaces the row of its key; the bank leaves a row that an import has taken over.
	const [insert, onConflict] =
		source === 'import' ? ['INSERT OR REPLACE', ''] : ['INSERT', 'ON CONFLICT DO NOTHING'];
	const prepareInsert = (table: string, columns: string) =>
		database.prepare(
			`${insert} INTO ${table} (${columns}) VALUES (${columns.replaceAll(/\w+/g, '?')}) ${onConflict}`,
		);
	const place = 'book_name, chapter_name, material_name';
	return {
		clearBank: BANK_TABLES.map((table) =>
			database.prepare(`DELETE FROM ${table} WHERE source = 'bank'`),
		),
		book: prepareInsert('books', 'common_name, id, available, source, json, etag'),
		chapter: prepareInsert('chapters', 'book_name, name, number, source, json, etag'),
		material: prepareInsert('materials', 'book_name, chapter_name, name, source'),
		topic: prepareInsert('topics', `id, ${place}, source`),
		figure: prepareInsert('figures', 'id, svg, alt, width, height, source, etag'),
		lecture: prepareInsert('lectures', `id, ${place}, source, json, etag`),
		question: prepareInsert('questions', `id, ${place}, number, skill, source, json, etag`),
		forgetMaterials: database.prepare(
			'DELETE FROM materials WHERE book_name = ? AND chapter_name = ?',
		),
		forgetTopics: database.prepare('DELETE FROM topics WHERE book_name = ? AND chapter_name = ?'),
	};
}

export const prepareLookUps = (database: DatabaseSync) => ({
	book: database.prepare('SELECT 1 FROM books WHERE common_name = ?'),
	bookOfId: database.prepare('SELECT common_name FROM books WHERE id = ?'),
	material: database.prepare(
		'SELECT 1 FROM materials WHERE book_name = ? AND chapter_name = ? AND name = ?',
	),
	topic: database.prepare(
		'SELECT book_name, chapter_name, material_name, source FROM topics WHERE id = ?',
	),
	question: database.prepare(
		'SELECT book_name, chapter_name, material_name, source FROM questions WHERE id = ?',
	),
	figure: database.prepare('SELECT alt, width, height, source FROM figures WHERE id = ?'),
});
