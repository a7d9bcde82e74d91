import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadTarget } from './load-books.ts';
import { runWrangler } from './run-wrangler.ts';

/**
 * The books database through `wrangler d1 execute`, one file per set of statements: D1 applies a file whole or not at
 * all, and answers no query meanwhile.
 * @param place `--remote`, or `--local --persist-to <folder>`.
 */
export const wranglerTarget = (config: string, place: readonly string[]): LoadTarget => ({
	async query(statement) {
		const args = ['--json', '--command', statement];
		const output = await runWrangler(config, 'd1', 'execute', 'BOOKS', ...place, ...args);
		const [answer]: { results: Record<string, unknown>[] }[] = JSON.parse(output);
		return answer?.results ?? [];
	},
	async apply(statements) {
		const folder = mkdtempSync(join(tmpdir(), 'd1-chunk-'));
		const file = join(folder, 'chunk.sql');
		try {
			writeFileSync(file, statements.map((statement) => `${statement};\n`).join(''));
			await runWrangler(config, 'd1', 'execute', 'BOOKS', ...place, '--yes', '--file', file);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
});
