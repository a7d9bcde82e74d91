import { existsSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { BooksNotReadyError, type BooksStore, type StoredRecord } from './books-store.ts';
import { schemaVersion } from './migrate.ts';
import { databasePath, openReadOnly } from './open-database.ts';
import { createPack, packBooksStore } from './packed-books-store.ts';
import { createBooksStore } from './sql-books-store.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqliteDatabase } from './sqlite-database.ts';

export type SqliteBooksStore = BooksStore & { close(): void };

/** Some 15,000 questions; most visits are to fewer. */
const MAX_QUESTION_BYTES = 64 * 1024 * 1024;
/** The memory that a question takes besides its text. */
const ENTRY_BYTES = 500;
/** For this long a question in memory is assumed not to have changed; browsers assume so for minutes. */
const LOOK_AGAIN_MS = 100;

/**
 * Reads `<dataDir>/books.sqlite`. The first call that finds books opens the file, so a service may start before the
 * bank is built and works as soon as it is. Most requests are for questions: recent ones are kept in memory until
 * another process changes the file.
 */
export function openBooksStore(dataDir: string): SqliteBooksStore {
	let opened: Opened | undefined;
	let lookedMs = Number.NEGATIVE_INFINITY;
	let counts: ReturnType<BooksStore['counts']> | undefined;
	const questions = new LRUCache<string, StoredRecord & { size: number }>({
		maxSize: MAX_QUESTION_BYTES,
		sizeCalculation: ({ size }) => size + ENTRY_BYTES,
	});

	/** Clears the cache if the file has changed. */
	const open = (): Opened => {
		opened ??= openFilled(databasePath(dataDir, 'books'));
		const now = performance.now();
		if (now - lookedMs < LOOK_AGAIN_MS) return opened;
		lookedMs = now;
		const version = firstColumn(opened.dataVersion.get());
		if (version === opened.version) return opened;
		opened.version = version;
		questions.clear();
		counts = undefined;
		return opened;
	};

	const pack = createPack();
	const store = packBooksStore(
		createBooksStore(() => open().database),
		pack,
	);
	return {
		...store,
		question(id) {
			const { question } = open();
			const known = questions.get(id);
			if (known) return known;
			const row: unknown = question.get(id);
			if (!Array.isArray(row)) return null;
			const [etag, bytes]: unknown[] = row;
			if (typeof etag !== 'string' || !isBytes(bytes)) return null;
			const record = {
				etag,
				size: bytes.length,
				get json() {
					return new TextDecoder().decode(bytes);
				},
				bytes: () => bytes,
				gzip: () => pack(etag, () => bytes),
			};
			questions.set(id, record);
			return record;
		},
		async counts() {
			open();
			// Counting scans a whole index.
			return (counts ??= store.counts());
		},
		close: () => opened?.file.close(),
	};
}

/** `question` returns the tag and the JSON as bytes; `version` changes with every write by another process. */
type Opened = {
	file: DatabaseSync;
	database: SqlDatabase;
	question: StatementSync;
	dataVersion: StatementSync;
	version: unknown;
};

function openFilled(path: string): Opened {
	if (!existsSync(path)) throw new BooksNotReadyError('The books database does not exist yet.');
	const file = openReadOnly(path);
	if (schemaVersion(file) === 0 || !file.prepare('SELECT 1 FROM books LIMIT 1').get()) {
		file.close();
		throw new BooksNotReadyError('The books database holds no books yet.');
	}
	const prepare = (statement: string) => {
		const prepared = file.prepare(statement);
		prepared.setReturnArrays(true);
		return prepared;
	};
	return {
		file,
		database: sqliteDatabase(file),
		question: prepare('SELECT etag, CAST(json AS BLOB) FROM questions WHERE id = ?'),
		dataVersion: prepare('PRAGMA data_version'),
		version: undefined,
	};
}

/** A row from a statement with `setReturnArrays`. */
const firstColumn = (row: unknown): unknown => (Array.isArray(row) ? row[0] : undefined);

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;
