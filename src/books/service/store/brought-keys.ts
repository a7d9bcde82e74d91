import type { DatabaseSync } from 'node:sqlite';

/**
 * The keys that the lines of one book brought, in a temporary table: a book may hold more than fits in memory. Used
 * inside the book's transaction; what is rolled back was never brought.
 */
export function createBroughtKeys(database: DatabaseSync) {
	database.exec(`PRAGMA temp.cache_size = -32000;
		CREATE TEMP TABLE brought (key TEXT PRIMARY KEY, line INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
	const clear = database.prepare('DELETE FROM temp.brought');
	const add = database.prepare('INSERT INTO temp.brought VALUES (?, ?) ON CONFLICT DO NOTHING');
	const find = database.prepare('SELECT line FROM temp.brought WHERE key = ?');
	return {
		clear: () => void clear.run(),
		/** The line that brought the key before; null if this one is the first. */
		bring: (key: string, line: number): number | null =>
			add.run(key, line).changes > 0 ? null : Number(find.get(key)?.['line']),
		has: (key: string): boolean => find.get(key) !== undefined,
	};
}
