import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';

/** How long a write waits for another process's lock. */
const LOCK_WAIT_MS = 5_000;

export const databasePath = (dataDir: string, kind: 'books' | 'records'): string =>
	join(dataDir, `${kind}.sqlite`);

/**
 * Opens `<dataDir>/<kind>.sqlite` for writing, creating and migrating it if needed. Records use `synchronous = FULL`: a
 * commit returns once its bytes are on disk, so it survives power loss. Books can be reloaded from their files; with
 * NORMAL, power loss may cost the last load, never the file.
 */
export function openDatabase(
	dataDir: string,
	kind: 'books' | 'records',
	lockWaitMs = LOCK_WAIT_MS,
): DatabaseSync {
	mkdirSync(dataDir, { recursive: true });
	const path = databasePath(dataDir, kind);
	// Records contain personal addresses: a new file is readable only by its owner.
	closeSync(openSync(path, 'a', kind === 'records' ? 0o600 : 0o644));
	const database = new DatabaseSync(path, { timeout: lockWaitMs });
	try {
		database.exec('PRAGMA journal_mode = WAL');
		database.exec(`PRAGMA synchronous = ${kind === 'records' ? 'FULL' : 'NORMAL'}`);
		migrate(database, kind);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

export function openReadOnly(path: string): DatabaseSync {
	return new DatabaseSync(path, { readOnly: true, timeout: LOCK_WAIT_MS });
}
