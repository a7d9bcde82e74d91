import { BooksNotReadyError, type BooksStore } from '../store/books-store.ts';
import { createBooksStore } from '../store/sql-books-store.ts';
import type { SqlDatabase } from '../store/sql-database.ts';

/** The books in D1. Checks on each call until the database holds a book, then never again in this isolate. */
export function openD1Books(database: SqlDatabase): BooksStore {
	let isFilled = false;
	return createBooksStore(async () => {
		isFilled ||= await holdsBooks(database);
		if (!isFilled) throw new BooksNotReadyError('The books database holds no books yet.');
		return database;
	});
}

async function holdsBooks(database: SqlDatabase): Promise<boolean> {
	try {
		return (await database.first('SELECT 1 FROM books LIMIT 1')) !== undefined;
	} catch (error) {
		// The migrations have not been applied yet.
		if (error instanceof Error && /no such table/.test(error.message)) return false;
		throw error;
	}
}
