/** The books service of `service.testdata.ts` in workerd: one runtime for all tests of a file. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, vi } from 'vitest';
import {
	createChat,
	LIBRARY,
	load,
	temporaryFolder,
	type TestService,
	type TestServiceOptions,
} from '../service.testdata.ts';
import { startEdgeHome, type EdgeHome } from './edge-home.testdata.ts';

const ORIGIN = 'https://site.example';

type Shared = { home: EdgeHome; posted: string[]; loaded: string; close(): Promise<void> };

let shared: Promise<Shared> | undefined;
let services = 0;

if (inject('home') === 'workerd') afterAll(async () => (await shared)?.close());

/** @throws {Error} if a part is to be replaced: the Worker brings its own. */
export async function createEdgeService({
	lines = LIBRARY,
	...parts
}: TestServiceOptions): Promise<TestService> {
	const replaced = Object.keys(parts);
	if (replaced.length > 0) throw new Error(`The Worker brings its own ${replaced.join(', ')}.`);
	const running = await (shared ??= start());
	const { home, posted } = running;
	const wanted = JSON.stringify(lines);
	if (lines.length > 0 && running.loaded !== wanted) {
		const dataDir = temporaryFolder();
		const loaded = await load(dataDir, lines);
		if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
		await home.loadBooks(dataDir);
		running.loaded = wanted;
	}
	await home.forgetRecords();
	posted.length = 0;
	const errorsBefore = home.errors().length;
	onTestFinished(() => expect(home.errors().slice(errorsBefore)).toEqual([]));
	onTestFinished(() => awaitMessages(running));
	// So that the rate limit counts each test's visitor separately.
	const client = `198.51.100.${++services % 256}`;
	return {
		app: {
			request(path, init) {
				const headers = new Headers(init?.headers);
				headers.set('CF-Connecting-IP', client);
				return home.request(path, { ...init, headers }, lines.length === 0);
			},
		},
		posted,
		issues: [],
		rows: (table) => home.rows(table),
	};
}

/** Waits until every stored record was forwarded: a message still on its way would arrive in the next test. */
async function awaitMessages({ home, posted }: Shared): Promise<void> {
	const tables = await Promise.all(['submissions', 'downloads'].map((table) => home.rows(table)));
	const stored = tables.flat().length;
	await vi.waitFor(() => expect(posted.length).toBeGreaterThanOrEqual(stored));
}

async function start(): Promise<Shared> {
	const folder = mkdtempSync(join(tmpdir(), 'edge-home-'));
	const distDir = join(folder, 'dist');
	mkdirSync(distDir);
	writeFileSync(join(distDir, '404.html'), 'not found');
	const { taken, take } = createChat();
	const chat = await startChat(take);
	const home = await startEdgeHome({
		distDir,
		folder: join(folder, 'site'),
		variables: {
			SITE_ORIGINS: ORIGIN,
			WEBHOOK_DOWNLOADS_URL: `${chat.url}/downloads`,
			WEBHOOK_SUBMISSIONS_URL: `${chat.url}/submissions`,
		},
	});
	const close = async () => {
		await home.close();
		chat.close();
		rmSync(folder, { recursive: true, force: true });
	};
	return { home, posted: taken, loaded: '', close };
}

/** Responds to each message with what `take` returns: `submissions {"text":"Hi"}`. */
async function startChat(
	take: (message: string) => number,
): Promise<{ url: string; close(): void }> {
	const server = createServer(async (incoming, outgoing) => {
		const body = await text(incoming);
		outgoing.writeHead(take(`${incoming.url?.slice(1)} ${body}`)).end('ok');
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : 0;
	const close = () => {
		server.close();
		server.closeAllConnections();
	};
	return { url: `http://127.0.0.1:${port}`, close };
}
