/** Deletes records for good: their contents are overwritten in the file. */
import type { DatabaseSync } from 'node:sqlite';
import { RECORD_COLUMNS } from '../../../src/books/service/store/record-sql.ts';
import { RECORD_TABLES } from './record-tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is older than `days`. Returns the number of records. @param now milliseconds since 1970 */
export function removeOldRecords(database: DatabaseSync, days: number, now: number): number {
	const before = new Date(now - days * DAY_MS).toISOString();
	return forget(database, () =>
		RECORD_TABLES.map((table) => {
			const remove = database.prepare(`DELETE FROM ${table} WHERE created_at < ?`);
			return Number(remove.run(before).changes);
		}),
	);
}

/**
 * Deletes every record that contains an email address, ignoring case, in its field or in a text. Returns the number of
 * records. An address within a longer one, such as `ada@…` in `canada@…`, is someone else's.
 */
export function removeRecordsOf(database: DatabaseSync, email: string): number {
	const escaped = email.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
	const address = new RegExp(`(?<![\\w.%+-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
	return forget(database, () =>
		RECORD_TABLES.map((table) => {
			const remove = database.prepare(`DELETE FROM ${table} WHERE id = ?`);
			const rows = database.prepare(`SELECT id, ${RECORD_COLUMNS[table].join(', ')} FROM ${table}`);
			const ids = rows
				.all()
				.filter((row) => RECORD_COLUMNS[table].some((column) => address.test(String(row[column]))))
				.map(({ id }) => String(id));
			for (const id of ids) remove.run(id);
			return ids.length;
		}),
	);
}

function forget(database: DatabaseSync, remove: () => number[]): number {
	database.exec('PRAGMA secure_delete = ON');
	database.exec('BEGIN IMMEDIATE');
	try {
		const removed = remove().reduce((sum, count) => sum + count, 0);
		database.exec('COMMIT');
		// The write-ahead log still contains the old pages.
		database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
		return removed;
	} catch (error) {
		database.exec('ROLLBACK');
		throw error;
	}
}
