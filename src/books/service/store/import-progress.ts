import type { DatabaseSync } from 'node:sqlite';

/** A file as it was when its import started; `modified` in any form that changes with the file. */
export type ImportFile = { path: string; size: number; modified: string };

/** The byte and line at which the last whole book ends, and the line on which each earlier book started. */
export type ImportProgress = { position: number; line: number; books: ReadonlyMap<string, number> };

export function prepareProgress(database: DatabaseSync) {
	const find = database.prepare(
		'SELECT position, line, books FROM import_progress WHERE file = ? AND size = ? AND modified = ?',
	);
	const save = database.prepare(
		'INSERT OR REPLACE INTO import_progress (file, size, modified, position, line, books) VALUES (?, ?, ?, ?, ?, ?)',
	);
	const forget = database.prepare('DELETE FROM import_progress WHERE file = ?');
	return {
		/** How far an interrupted import of this file got; null if there was none. */
		find({ path, size, modified }: ImportFile): ImportProgress | null {
			const row = find.get(path, size, modified);
			if (!row) return null;
			const books: Record<string, number> = JSON.parse(String(row['books']));
			return {
				position: Number(row['position']),
				line: Number(row['line']),
				books: new Map(Object.entries(books)),
			};
		},
		/** Inside the transaction of the book it names last. */
		save({ path, size, modified }: ImportFile, { position, line, books }: ImportProgress) {
			const names = JSON.stringify(Object.fromEntries(books));
			save.run(path, size, modified, position, line, names);
		},
		forget: ({ path }: ImportFile) => void forget.run(path),
	};
}
