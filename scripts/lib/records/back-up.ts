/** Copies both databases while the service writes, and restores them. */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const KINDS = ['books', 'records'] as const;
/** Pages copied before the service may write again. */
const PAGES_AT_ONCE = 1_000;
const LOCK_WAIT_MS = 10_000;

/**
 * Copies a snapshot of each database in `from` to `to`, independently, and checks the copies. An earlier copy is
 * replaced only by a complete one. Resolves to the file names.
 * @throws {Error} if there is nothing to copy, or a copy is damaged.
 */
export async function copyDatabases(from: string, to: string): Promise<string[]> {
	const files = KINDS.map((kind) => `${kind}.sqlite`).filter((file) =>
		existsSync(join(from, file)),
	);
	if (files.length === 0) throw new Error(`${from} has neither books.sqlite nor records.sqlite.`);
	mkdirSync(to, { recursive: true });
	for (const file of files) {
		const unfinished = join(to, `${file}.unfinished`);
		rmSync(unfinished, { force: true });
		await copyDatabase(join(from, file), unfinished);
		chmodSync(unfinished, 0o600);
		checkDatabase(unfinished);
		renameSync(unfinished, join(to, file));
	}
	return files;
}

/**
 * Writes the copies in `from` over the databases in `to`, through SQLite: a running service sees the change as one
 * write. What was written since the copy is lost, so the caller asks first.
 * @throws {Error} before anything is changed, if a copy is damaged.
 */
export async function restoreDatabases(from: string, to: string): Promise<string[]> {
	const files = KINDS.map((kind) => `${kind}.sqlite`).filter((file) =>
		existsSync(join(from, file)),
	);
	if (files.length === 0) throw new Error(`${from} has neither books.sqlite nor records.sqlite.`);
	for (const file of files) checkDatabase(join(from, file));
	mkdirSync(to, { recursive: true });
	for (const file of files) await copyDatabase(join(from, file), join(to, file));
	return files;
}

async function copyDatabase(from: string, to: string): Promise<void> {
	const source = new DatabaseSync(from, { readOnly: true, timeout: LOCK_WAIT_MS });
	try {
		await backup(source, to, { rate: PAGES_AT_ONCE });
	} finally {
		source.close();
	}
}

function checkDatabase(path: string): void {
	const database = new DatabaseSync(path, { timeout: LOCK_WAIT_MS });
	try {
		const found = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
		if (found !== 'ok') throw new Error(`${path} is damaged: ${found}`);
	} finally {
		database.close();
	}
}
