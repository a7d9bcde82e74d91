import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

/**
 * Migrates a database to the latest schema. Files `0001_books.sql`, `0002_…` are applied in order, each in its own
 * transaction; the number of the last one is stored in `user_version`, so renaming the rest of a file's name changes
 * nothing.
 * @throws {Error} if the database was made by a newer version of this program.
 */
export function migrate(database: DatabaseSync, kind: 'books' | 'records'): void {
	const folder = new URL(`${kind}/`, MIGRATIONS);
	const files = readdirSync(folder)
		.filter((file) => /^\d{4}_[a-z0-9-]+\.sql$/.test(file))
		.toSorted();
	const newest = Number(files.at(-1)?.slice(0, 4) ?? 0);
	if (schemaVersion(database) > newest) {
		throw new Error(
			`The ${kind} database has schema ${schemaVersion(database)}, but this program knows only ${newest}. Update the program.`,
		);
	}
	for (const file of files) {
		applyOnce(database, Number(file.slice(0, 4)), readFileSync(new URL(file, folder), 'utf8'));
	}
}

export function schemaVersion(database: DatabaseSync): number {
	return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}

function applyOnce(database: DatabaseSync, version: number, sql: string): void {
	// Lock before checking: two processes may open a new file at the same time.
	database.exec('BEGIN IMMEDIATE');
	try {
		if (schemaVersion(database) < version) {
			database.exec(sql);
			// A pragma takes no bound parameter; the number comes from a file name checked above.
			database.exec(`PRAGMA user_version = ${version}`);
		}
		database.exec('COMMIT');
	} catch (cause) {
		database.exec('ROLLBACK');
		throw new Error(`Migration ${version} could not be applied.`, { cause });
	}
}
