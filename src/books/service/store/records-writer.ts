/**
 * Writes visitors' records to `<dataDir>/records.sqlite`, one transaction per batch. It blocks while waiting for a lock
 * or the disk, so it runs in its own thread (`records-worker.ts`).
 */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { databasePath, openDatabase } from './open-database.ts';
import {
	findRecordSql,
	insertRecordSql,
	recordValues,
	savedRecord,
	type RecordTable,
} from './record-sql.ts';
import type { SavedRecord, VisitorRecord } from './records-store.ts';

/** `createdAt` is an ISO instant in UTC; the row gets `id` if it is new. */
export type RecordWrite = {
	record: VisitorRecord;
	id: string;
	createdAt: string;
	idempotencyKey: string | null;
};

/** The outcome of one write in a committed batch. */
export type WriteOutcome = SavedRecord | 'key-reused';

/** https://sqlite.org/rescode.html#corrupt */
const SQLITE_CORRUPT = 11;

export type RecordsWriter = {
	/**
	 * Returns when the whole batch is on disk, with one outcome per write, in order.
	 * @throws {Error} of SQLite or the file system if none of it is; the next batch reopens the database.
	 */
	write(batch: readonly RecordWrite[]): WriteOutcome[];
	close(): void;
};

export function createRecordsWriter(dataDir: string, lockWaitMs: number): RecordsWriter {
	let opened: ReturnType<typeof open> | undefined;

	const open = () => {
		const database = openDatabase(dataDir, 'records', lockWaitMs);
		requireSound(database);
		const prepare = (sqlOf: (table: RecordTable) => string) => ({
			download_requests: database.prepare(sqlOf('download_requests')),
			downloads: database.prepare(sqlOf('downloads')),
			submissions: database.prepare(sqlOf('submissions')),
		});
		const file = fileOf(dataDir);
		return { database, file, insert: prepare(insertRecordSql), find: prepare(findRecordSql) };
	};

	const close = () => {
		const closing = opened;
		opened = undefined;
		closing?.database.close();
	};

	return {
		write(batch) {
			// A file that was replaced, say by a restored backup, would otherwise keep getting writes that nobody sees.
			if (opened && opened.file !== fileOf(dataDir)) close();
			try {
				opened ??= open();
				const { database, insert, find } = opened;
				return inTransaction(database, () =>
					batch.map(({ record, id, createdAt, idempotencyKey }) => {
						const values = recordValues(record);
						const { changes } = insert[record.table].run(id, createdAt, idempotencyKey, ...values);
						if (changes > 0) return { id, isNew: true };
						return savedRecord(id, values, find[record.table].get(idempotencyKey) ?? {});
					}),
				);
			} catch (error) {
				close();
				throw error;
			}
		},
		close,
	};
}

/**
 * Reads every page once: a file damaged in the middle would accept some records and lose others.
 * @throws {Error} with SQLite's code for a damaged file.
 */
function requireSound(database: DatabaseSync): void {
	const found: unknown = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
	if (found === 'ok') return;
	database.close();
	// SQLite's own wording, so the log has one line whoever finds it.
	const message = 'database disk image is malformed';
	throw Object.assign(new Error(message), { errcode: SQLITE_CORRUPT });
}

/** The file's device and inode, which a new file of the same name does not share; '' for no file. */
function fileOf(dataDir: string): string {
	const found = statSync(databasePath(dataDir, 'records'), { throwIfNoEntry: false });
	return found ? `${found.dev}:${found.ino}` : '';
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
	database.exec('BEGIN IMMEDIATE');
	try {
		const result = work();
		database.exec('COMMIT');
		return result;
	} catch (error) {
		// SQLite has already rolled back after some errors, such as a full disk.
		if (database.isTransaction) database.exec('ROLLBACK');
		throw error;
	}
}
