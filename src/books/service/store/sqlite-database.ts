import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqlDatabase } from './sql-database.ts';

/** Node's SQLite behind the stores' interface; each statement is prepared once. */
export function sqliteDatabase(database: DatabaseSync): SqlDatabase {
	const prepared = new Map<string, StatementSync>();
	const prepare = (statement: string): StatementSync => {
		const known = prepared.get(statement);
		if (known) return known;
		const fresh = database.prepare(statement);
		prepared.set(statement, fresh);
		return fresh;
	};
	return {
		first: async (statement, ...values) => prepare(statement).get(...values),
		all: async (statement, ...values) => prepare(statement).all(...values),
		run: async (statement, ...values) => void prepare(statement).run(...values),
	};
}
