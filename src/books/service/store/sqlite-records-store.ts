import { openDatabase } from './open-database.ts';
import type { RecordsStore } from './records-store.ts';
import { createRecordsStore } from './sql-records-store.ts';
import { sqliteDatabase } from './sqlite-database.ts';

export type SqliteRecordsStore = RecordsStore & { close(): void };

/** @param clock milliseconds since 1970, for `created_at`. */
export function openRecordsStore(dataDir: string, clock: () => number): SqliteRecordsStore {
	const file = openDatabase(dataDir, 'records');
	return { ...createRecordsStore(sqliteDatabase(file), clock), close: () => file.close() };
}
