import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { BooksNotReadyError, type BooksStore } from './books-store.ts';
import { schemaVersion } from './migrate.ts';
import { databasePath, openReadOnly } from './open-database.ts';
import { createBooksStore } from './sql-books-store.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqliteDatabase } from './sqlite-database.ts';

export type SqliteBooksStore = BooksStore & { close(): void };

/**
 * Reads `<dataDir>/books.sqlite`. The file is opened by the first call that finds books in it, so a service may
 * start before the bank is built and answers as soon as it is.
 */
export function openBooksStore(dataDir: string): SqliteBooksStore {
	let opened: { file: DatabaseSync; database: SqlDatabase } | undefined;
	const open = (): SqlDatabase => {
		if (!opened) {
			const file = openFilled(databasePath(dataDir, 'books'));
			opened = { file, database: sqliteDatabase(file) };
		}
		return opened.database;
	};
	return { ...createBooksStore(open), close: () => opened?.file.close() };
}

function openFilled(path: string): DatabaseSync {
	if (!existsSync(path)) throw new BooksNotReadyError('The books database does not exist yet.');
	const file = openReadOnly(path);
	if (schemaVersion(file) > 0 && file.prepare('SELECT 1 FROM books LIMIT 1').get()) return file;
	file.close();
	throw new BooksNotReadyError('The books database holds no book yet.');
}
