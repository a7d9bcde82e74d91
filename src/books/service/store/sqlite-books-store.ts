import { existsSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { BooksNotReadyError, type BooksStore } from './books-store.ts';
import { schemaVersion } from './migrate.ts';
import { databasePath, openReadOnly } from './open-database.ts';
import { createPack, packBooksStore } from './packed-books-store.ts';
import { createBooksStore } from './sql-books-store.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqliteDatabase } from './sqlite-database.ts';

export type SqliteBooksStore = BooksStore & { close(): void };

/**
 * Reads `<dataDir>/books.sqlite`. The file is opened by the first call that finds books in it, so a service may
 * start before the bank is built and answers as soon as it is.
 */
export function openBooksStore(dataDir: string): SqliteBooksStore {
	let opened: Opened | undefined;
	const open = (): Opened => (opened ??= openFilled(databasePath(dataDir, 'books')));
	// Counting reads a whole index: done again when another process wrote.
	let counted: { version: unknown; counts: Awaited<ReturnType<BooksStore['counts']>> } | undefined;
	const pack = createPack();
	const store = packBooksStore(
		createBooksStore(() => open().database),
		pack,
	);

	return {
		...store,
		async question(id) {
			const { tag, json } = open();
			const etag = firstColumn(tag.get(id));
			if (typeof etag !== 'string') return null;
			const read = () => {
				const body = firstColumn(json.get(id, etag));
				if (isBytes(body)) return body;
				throw new BooksNotReadyError('The question was replaced between two reads.');
			};
			return {
				etag,
				get json() {
					return new TextDecoder().decode(read());
				},
				bytes: read,
				gzip: () => pack(etag, read),
			};
		},
		async counts() {
			const version = firstColumn(open().version.get());
			if (counted && counted.version === version) return counted.counts;
			const counts = await store.counts();
			counted = { version, counts };
			return counts;
		},
		close: () => opened?.file.close(),
	};
}

/**
 * A question is most of what is asked for, so it is read in two steps: its tag alone answers who holds it already or
 * takes the compressed form, and the body comes as bytes, without a text in between.
 */
type Opened = {
	file: DatabaseSync;
	database: SqlDatabase;
	tag: StatementSync;
	json: StatementSync;
	version: StatementSync;
};

function openFilled(path: string): Opened {
	if (!existsSync(path)) throw new BooksNotReadyError('The books database does not exist yet.');
	const file = openReadOnly(path);
	if (schemaVersion(file) === 0 || !file.prepare('SELECT 1 FROM books LIMIT 1').get()) {
		file.close();
		throw new BooksNotReadyError('The books database holds no book yet.');
	}
	const prepare = (statement: string) => {
		const prepared = file.prepare(statement);
		prepared.setReturnArrays(true);
		return prepared;
	};
	return {
		file,
		database: sqliteDatabase(file),
		tag: prepare('SELECT etag FROM questions WHERE id = ?'),
		json: prepare('SELECT CAST(json AS BLOB) FROM questions WHERE id = ? AND etag = ?'),
		version: prepare('PRAGMA data_version'),
	};
}

/** Of a row that a statement with `setReturnArrays` gave. */
const firstColumn = (row: unknown): unknown => (Array.isArray(row) ? row[0] : undefined);

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;
