/**
 * The Worker in workerd with local D1 and static assets, for tests: the deployed configuration, with storage that is
 * discarded with it. Two Workers, because one that has seen books never checks for them again.
 */
import { dirname } from 'node:path';
import type { TestHarness } from 'wrangler';
import { writeAssetsFolder } from '../../../../scripts/lib/edge/assets-folder.ts';
import { loadWrangler } from '../../../../scripts/lib/edge/load-wrangler.ts';
import { loadChunks } from '../../../../scripts/lib/edge/load-chunks.ts';
import { d1Target, type LoadableD1 } from '../../../../scripts/lib/edge/d1-target.ts';
import { workerConfig } from '../../../../scripts/lib/edge/places.ts';
import { openReadOnly, databasePath } from '../store/open-database.ts';
import { httpRequest } from './http-request.testdata.ts';

type Environment = { BOOKS: LoadableD1; RECORDS: LoadableD1 };
export type EdgeRow = Readonly<Record<string, unknown>>;

export type EdgeHome = {
	/** Like Hono's `app.request`: takes a path, with the host `localhost`. `isEmpty` asks the Worker without books. */
	request(path: string, init?: RequestInit, isEmpty?: boolean): Promise<Response>;
	/** Replaces the books with those in `<dataDir>/books.sqlite`. */
	loadBooks(dataDir: string): Promise<void>;
	runOnBooks(statements: readonly string[]): Promise<void>;
	rows(table: string): Promise<EdgeRow[]>;
	forgetRecords(): Promise<void>;
	/** What the Workers have logged as errors since they started. */
	errors(): string[];
	close(): Promise<void>;
};

const RECORD_TABLES = ['download_requests', 'downloads', 'submissions'];

/** @param distDir the built site; `folder` receives its assets and nothing else. */
export async function startEdgeHome(options: {
	distDir: string;
	folder: string;
	variables?: Record<string, string>;
}): Promise<EdgeHome> {
	process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
	process.env['WRANGLER_SEND_METRICS'] = 'false';
	const { createTestHarness } = await loadWrangler();
	writeAssetsFolder(options.distDir, options.folder);
	const start = async (name: string) => {
		const workers = [{ config: testConfig(name, options) }];
		const harness = createTestHarness({ root: dirname(options.folder), workers });
		const { url } = await harness.listen();
		return { url, harness, worker: harness.getWorker<Environment>(name) };
	};
	const full = await start('lemma-lane');
	let emptyStarted: ReturnType<typeof start> | undefined;
	const startEmpty = async () => {
		const empty = await start('lemma-lane-empty');
		await empty.worker.applyD1Migrations('RECORDS');
		return empty;
	};
	await full.worker.applyD1Migrations('BOOKS');
	await full.worker.applyD1Migrations('RECORDS');
	const { BOOKS, RECORDS } = await full.worker.getEnv();
	const [books, records] = [d1Target(BOOKS), d1Target(RECORDS)];

	return {
		async request(path, init, isEmpty = false) {
			const { url } = isEmpty ? await (emptyStarted ??= startEmpty()) : full;
			return httpRequest(url.origin, path, init);
		},
		async loadBooks(dataDir) {
			const database = openReadOnly(databasePath(dataDir, 'books'));
			try {
				for (const { statements } of loadChunks(database)) {
					await books.apply(statements.filter((sql) => !sql.includes('loaded_chunks')));
				}
			} finally {
				database.close();
			}
		},
		runOnBooks: (statements) => books.apply(statements),
		rows: (table) => records.query(`SELECT * FROM ${table}`),
		forgetRecords: () => records.apply(RECORD_TABLES.map((table) => `DELETE FROM ${table}`)),
		errors: () => errorsOf(full.harness),
		close: async () => {
			await full.harness.close();
			await (await emptyStarted)?.harness.close();
		},
	};
}

/** As deployed, but with its own databases. */
function testConfig(
	name: string,
	{ folder, variables }: { folder: string; variables?: Record<string, string> },
) {
	const config = workerConfig(folder);
	const own = (database: { binding: string }) => ({
		...database,
		database_id: `${name}-${database.binding}`,
	});
	return { ...config, name, vars: variables, d1_databases: config.d1_databases.map(own) };
}

const errorsOf = (harness: TestHarness): string[] =>
	harness
		.getLogs()
		.filter(({ level }) => level === 'error')
		.map(({ message }) => message);
