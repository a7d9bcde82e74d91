import { runWrangler } from './run-wrangler.ts';

const BINDINGS = ['BOOKS', 'RECORDS'] as const;

/**
 * Applies new migrations from `src/books/service/migrations`, the folder that the Node adapter reads too.
 * @param place wrangler's flags for the databases: `--remote`, or `--local --persist-to <folder>`.
 */
export async function migrateD1(config: string, place: readonly string[]): Promise<void> {
	for (const binding of BINDINGS) {
		await runWrangler(config, 'd1', 'migrations', 'apply', binding, ...place);
	}
}
