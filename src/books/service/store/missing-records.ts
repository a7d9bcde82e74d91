import type { DatabaseSync } from 'node:sqlite';

export type RemovableType = 'chapter' | 'figure' | 'lecture' | 'question';

/** Rows of one kind in an imported book. */
export type Missing = {
	type: RemovableType;
	/** Not among the keys that the book's lines brought. */
	missing: number;
	standing: number;
};

const isMissing = (key: string) => `NOT EXISTS (SELECT 1 FROM temp.brought WHERE key = ${key})`;

/** The index is named so that a book's questions are scanned without reading any of them. */
const MISSING: Readonly<Record<RemovableType, string>> = {
	chapter: `FROM chapters WHERE source = 'import' AND book_name = ? AND ${isMissing(`'chapter ' || book_name || ' ' || name`)}`,
	lecture: `FROM lectures WHERE source = 'import' AND book_name = ? AND ${isMissing(`'lecture id ' || id`)}`,
	question: `FROM questions WHERE source = 'import' AND id IN (SELECT id FROM questions INDEXED BY questions_by_material WHERE book_name = ? AND ${isMissing(`'question id ' || id`)})`,
	figure: `FROM figures WHERE source = 'import' AND id IN (SELECT id FROM figures WHERE book_name = ? AND ${isMissing(`'figure id ' || id`)})`,
};

/**
 * The records of an imported book that its lines did not name (`brought-keys.ts`). Rows of the question bank never
 * count.
 */
export function prepareMissing(database: DatabaseSync) {
	const types = ['chapter', 'figure', 'lecture', 'question'] as const;
	const statements = types.map((type) => ({
		type,
		count: database.prepare(`SELECT COUNT(*) AS rows ${MISSING[type]}`),
		standing: database.prepare(`SELECT COUNT(*) AS rows FROM ${type}s WHERE book_name = ?`),
		remove: database.prepare(`DELETE ${MISSING[type]}`),
	}));
	const missingPlaces = ['materials', 'topics'].map((table) =>
		database.prepare(`DELETE FROM ${table} WHERE source = 'import' AND book_name = ?
			AND ${isMissing(`'chapter ' || book_name || ' ' || chapter_name`)}`),
	);
	return {
		find: (bookName: string): Missing[] =>
			statements.map(({ type, count, standing }) => ({
				type,
				missing: Number(count.get(bookName)?.['rows']),
				standing: Number(standing.get(bookName)?.['rows']),
			})),
		remove(bookName: string) {
			for (const { remove } of statements) remove.run(bookName);
			for (const remove of missingPlaces) remove.run(bookName);
		},
	};
}
