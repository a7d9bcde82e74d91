import type { SqlDatabase, SqlRow, SqlValue } from '../store/sql-database.ts';

/** The part of a D1 binding that the stores use. */
export type D1Binding = { prepare(statement: string): D1Statement };

type D1Statement = {
	bind(...values: SqlValue[]): D1Statement;
	all(): Promise<{ results: SqlRow[] }>;
	run(): Promise<unknown>;
};

/** Cloudflare D1 behind the stores' interface. A write resolves once D1 has committed it. */
export const d1Database = (binding: D1Binding): SqlDatabase => ({
	async first(statement, ...values) {
		const { results } = await binding
			.prepare(statement)
			.bind(...values)
			.all();
		return results[0];
	},
	async all(statement, ...values) {
		const { results } = await binding
			.prepare(statement)
			.bind(...values)
			.all();
		return results;
	},
	async run(statement, ...values) {
		await binding
			.prepare(statement)
			.bind(...values)
			.run();
	},
});
