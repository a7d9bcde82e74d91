/**
 * Writes visitors' records to `<dataDir>/records.sqlite`, one transaction for each batch. It blocks while it waits
 * for a lock or for the disk, so it runs in a thread of its own (`records-worker.ts`).
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

/** `createdAt` is an ISO instant in UTC; `id` is taken by the row if it is a new one. */
export type RecordWrite = {
	record: VisitorRecord;
	id: string;
	createdAt: string;
	idempotencyKey: string | null;
};

/** What became of one write of a batch that was committed. */
export type WriteOutcome = SavedRecord | 'key-reused';

/** https://sqlite.org/rescode.html#corrupt */
const SQLITE_CORRUPT = 11;

export type RecordsWriter = {
	/**
	 * Returns when all of the batch is on the disk, one outcome a write, in order.
	 * @throws {Error} of SQLite or the file system when none of it is; the next batch opens the database again.
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
			// A file that was replaced, for example by a restored backup, would be written to unseen.
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
 * Reads every page once: a file that is damaged in the middle would take some records and lose others.
 * @throws {Error} with SQLite's code for a damaged file.
 */
function requireSound(database: DatabaseSync): void {
	const found: unknown = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
	if (found === 'ok') return;
	database.close();
	// In SQLite's own words for it: one line in the log, whoever finds it.
	const message = 'database disk image is malformed';
	throw Object.assign(new Error(message), { errcode: SQLITE_CORRUPT });
}

/** Device and number of the file, which a new file of the same name does not share; '' for none. */
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
		// SQLite has already rolled back after some issues, a full disk for example.
		if (database.isTransaction) database.exec('ROLLBACK');
		throw error;
	}
}
