import type { DatabaseSync } from 'node:sqlite';

/**
 * The keys that one book's lines brought, in a temporary table, since a book may hold more than fits in memory. Used
 * inside the book's transaction, so a rollback forgets them.
 */
export function createBroughtKeys(database: DatabaseSync) {
	database.exec(`PRAGMA temp.cache_size = -32000;
		CREATE TEMP TABLE brought (key TEXT PRIMARY KEY, line INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
	const clear = database.prepare('DELETE FROM temp.brought');
	const add = database.prepare('INSERT INTO temp.brought VALUES (?, ?) ON CONFLICT DO NOTHING');
	const find = database.prepare('SELECT line FROM temp.brought WHERE key = ?');
	return {
		clear: () => void clear.run(),
		/** The earlier line that brought the key; null if this is the first. */
		bring: (key: string, line: number): number | null =>
			add.run(key, line).changes > 0 ? null : Number(find.get(key)?.['line']),
		has: (key: string): boolean => find.get(key) !== undefined,
	};
}
