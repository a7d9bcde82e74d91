import type { LoadTarget } from './load-books.ts';

/** What loading needs from a D1 binding. */
export type LoadableD1 = {
	prepare(statement: string): { all(): Promise<{ results: Record<string, unknown>[] }> };
	batch(statements: unknown[]): Promise<unknown>;
};

/** A local D1 database through its binding: each set of statements is one batch, which is one transaction. */
export const d1Target = (binding: LoadableD1): LoadTarget => ({
	query: async (statement) => (await binding.prepare(statement).all()).results,
	apply: async (statements) => {
		await binding.batch(statements.map((statement) => binding.prepare(statement)));
	},
});
