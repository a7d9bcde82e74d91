import { existsSync } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import { createEdgeService } from './edge/edge-service.testdata.ts';
import {
	createChat,
	LIBRARY,
	load,
	temporaryFolder,
	type TestRow,
	type TestService,
	type TestServiceOptions,
} from './service.testdata.ts';
import { databasePath, openReadOnly } from './store/open-database.ts';
import { openBooksStore } from './store/sqlite-books-store.ts';
import { openRecordsStore } from './store/sqlite-records-store.ts';
import { createWebhooks } from './webhooks.ts';

/**
 * The service on real databases, holding `LIBRARY` unless other lines are passed: the app in this process, or the
 * Worker in workerd if the test's project says so. Parts can be replaced only in this process.
 */
export function createTestService(options: TestServiceOptions = {}): Promise<TestService> {
	return inject('home') === 'workerd' ? createEdgeService(options) : createNodeService(options);
}

export async function createNodeService({
	lines = LIBRARY,
	...parts
}: TestServiceOptions): Promise<TestService> {
	const dataDir = temporaryFolder();
	if (lines.length > 0) {
		const loaded = await load(dataDir, lines);
		if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
	}
	const books = openBooksStore(dataDir);
	const records = openRecordsStore(dataDir, { clock: () => 0, log: () => {} });
	const chat = createChat();
	const webhooks = createWebhooks({
		urls: {
			downloads: 'https://chat.example/downloads',
			submissions: 'https://chat.example/submissions',
		},
		fetch: async (url, init) => {
			const status = chat.take(
				`${new URL(`${url as string}`).pathname.slice(1)} ${init?.body as string}`,
			);
			return new Response('', { status });
		},
		timeoutMs: 1_000,
		retryAfterMs: [20],
		log: () => {},
	});
	onTestFinished(async () => {
		await webhooks.close();
		books.close();
		await records.close();
	});
	const issues: unknown[] = [];
	const app = createApp({
		books,
		records,
		webhooks,
		siteOrigins: ['https://site.example'],
		clock: () => 0,
		clientOf: () => 'visitor',
		logError: (issue) => void issues.push(issue),
		...parts,
	});
	return { app, posted: chat.taken, issues, rows: async (table) => readRows(dataDir, table) };
}

function readRows(dataDir: string, table: string): TestRow[] {
	const path = databasePath(dataDir, 'records');
	if (!existsSync(path)) return [];
	const database = openReadOnly(path);
	const found = database.prepare(`SELECT * FROM ${table}`).all();
	database.close();
	return found.map((row) => ({ ...row }));
}
