import { BooksNotReadyError, type BooksStore } from '../store/books-store.ts';
import { createBooksStore } from '../store/sql-books-store.ts';
import type { SqlDatabase } from '../store/sql-database.ts';

/** The books in D1. Asks until the database holds a book, then never again in this isolate. */
export function openD1Books(database: SqlDatabase): BooksStore {
	let isFilled = false;
	return createBooksStore(async () => {
		isFilled ||= await holdsBooks(database);
		if (!isFilled) throw new BooksNotReadyError('The books database holds no book yet.');
		return database;
	});
}

async function holdsBooks(database: SqlDatabase): Promise<boolean> {
	try {
		return (await database.first('SELECT 1 FROM books LIMIT 1')) !== undefined;
	} catch (error) {
		// The migrations are still to be applied.
		if (error instanceof Error && /no such table/.test(error.message)) return false;
		throw error;
	}
}
