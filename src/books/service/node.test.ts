import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer, type ServerOptions } from './node.ts';
import { LIBRARY, load, questionLine, temporaryFolder } from './service.testdata.ts';

const NODE_ADAPTER = fileURLToPath(new URL('node.ts', import.meta.url));

async function start(options: Partial<ServerOptions> = {}) {
	const dataDir = temporaryFolder();
	const distDir = join(dataDir, 'dist');
	mkdirSync(distDir);
	writeFileSync(join(distDir, 'index.html'), 'home '.repeat(500));
	writeFileSync(join(distDir, '404.html'), 'not found');
	await load(dataDir, LIBRARY);
	const place = { port: 0, host: '127.0.0.1', dataDir, distDir };
	const server = await startServer({ ...place, log: () => {}, ...options });
	onTestFinished(() => server.close());
	return { ...server, dataDir };
}

/** The server as a separate process, with the URL it printed. */
async function spawnServer(env: Record<string, string>) {
	const child = spawn(process.execPath, [NODE_ADAPTER], {
		env: { ...process.env, HOST: '127.0.0.1', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	return child;
}

async function printedUrl(child: Awaited<ReturnType<typeof spawnServer>>): Promise<string> {
	for await (const line of createInterface({ input: child.stdout })) {
		const url = /http:\/\/\S+/.exec(line)?.[0];
		if (url) return url;
	}
	throw new Error('The server exited without printing its URL.');
}

/** A request whose path is sent as is; `fetch` would normalize it first. */
function rawStatus(url: string, path: string): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		const { hostname, port } = new URL(url);
		request({ hostname, port, path }, (answer) => {
			answer.resume();
			resolve(answer.statusCode);
		})
			.once('error', reject)
			.end();
	});
}

describe('one server', () => {
	test('serves the site and the service', async () => {
		const { url } = await start();
		const page = await fetch(url);
		const health = await fetch(`${url}/api/health`);
		const missing = await fetch(`${url}/api/nope`);
		expect(page.status).toBe(200);
		expect(await health.json()).toEqual({ ok: true });
		expect(missing.headers.get('Content-Type')).toMatch(/^application\/json/);
		expect((await fetch(`${url}/nope`)).status).toBe(404);
	});

	test('compresses what has no compressed copy, and still returns 304', async () => {
		const { url } = await start();
		const headers = { 'Accept-Encoding': 'gzip' };
		const page = await fetch(url, { headers });
		expect(page.headers.get('Content-Encoding')).toBe('gzip');
		expect(await page.text()).toBe('home '.repeat(500));
		const call = `${url}/api/question_details?id=pa-add-0001`;
		const tag = (await fetch(call, { headers })).headers.get('ETag') ?? '';
		expect(tag).toMatch(/^W\//);
		const again = await fetch(call, { headers: { ...headers, 'If-None-Match': tag } });
		expect(again.status).toBe(304);
	});

	test('sends a cached page in the encoding each browser accepts, and a rebuilt one soon', async () => {
		const { url, dataDir } = await start();
		const get = async (headers: Record<string, string>) => {
			const page = await fetch(url, { headers });
			const encoding = page.headers.get('Content-Encoding');
			return { status: page.status, encoding, page, text: await page.text() };
		};
		const packed = { 'Accept-Encoding': 'gzip' };
		const plain = { 'Accept-Encoding': 'identity' };
		const text = 'home '.repeat(500);
		for (let time = 0; time < 2; time++) {
			expect(await get(packed)).toMatchObject({ encoding: 'gzip', text });
			expect(await get(plain)).toMatchObject({ encoding: null, text });
		}
		const tag = (await get(packed)).page.headers.get('ETag') ?? '';
		expect(await get({ ...packed, 'If-None-Match': tag })).toMatchObject({ status: 304, text: '' });
		writeFileSync(join(dataDir, 'dist/index.html'), 'rebuilt');
		await expect.poll(async () => (await get(packed)).text, { timeout: 5_000 }).toBe('rebuilt');
	});

	test('responds to HEAD without a body', async () => {
		const { url } = await start();
		const headers = { 'Accept-Encoding': 'identity' };
		const page = await fetch(url, { method: 'HEAD', headers });
		expect(page.headers.get('Content-Length')).toBe('2500');
		expect((await fetch(`${url}/api/health`, { method: 'HEAD' })).status).toBe(200);
	});

	test('survives paths that no browser sends', async () => {
		const { url } = await start();
		const paths = [
			'/../../../../etc/passwd',
			'/..%2f..%2fetc/passwd',
			'/%',
			'//x/',
			'/api/%E0%A4%A',
		];
		for (const path of paths) expect([400, 404]).toContain(await rawStatus(url, path));
		expect((await fetch(url)).status).toBe(200);
	});

	test('serves questions imported while it runs', async () => {
		const { url, dataDir } = await start();
		const call = `${url}/api/question_details?id=owner-0001`;
		expect((await fetch(call)).status).toBe(404);
		await load(dataDir, [questionLine({ id: 'owner-0001', number: 2 })]);
		expect((await fetch(call)).status).toBe(200);
	});

	test('starts before there are books, and serves them once they arrive', async () => {
		const dataDir = temporaryFolder();
		const { url } = await start({ dataDir });
		expect((await fetch(`${url}/api/ready`)).status).toBe(503);
		await load(dataDir, LIBRARY);
		expect((await fetch(`${url}/api/ready`)).status).toBe(200);
	});

	test('counts posts by IP address, and by the forwarded one only behind a trusted proxy', async () => {
		const limits = { posts: { requests: 1, windowMs: 60_000, maxClients: 10 } };
		const statuses = async (trustProxy: boolean) => {
			const { url } = await start({ limits, trustProxy });
			const post = async (address: string) => {
				const headers = { 'X-Forwarded-For': `spoofed, ${address}` };
				return (await fetch(`${url}/api/submissions`, { method: 'POST', headers })).status;
			};
			return [await post('192.0.2.1'), await post('192.0.2.2'), await post('192.0.2.1')];
		};
		expect(await statuses(false)).toEqual([415, 429, 429]);
		expect(await statuses(true)).toEqual([415, 415, 429]);
	});

	test('lets a running webhook finish before it closes', async () => {
		const bodies: string[] = [];
		const chat = createServer(async (incoming, outgoing) => {
			for await (const chunk of incoming) bodies.push(String(chunk));
			outgoing.end('ok');
		}).listen(0, '127.0.0.1');
		onTestFinished(() => void chat.close());
		await once(chat, 'listening');
		const address = chat.address();
		const port = typeof address === 'object' ? address?.port : 0;
		const webhookUrls = { submissions: `http://127.0.0.1:${port}/secret` };
		const { url, close } = await start({ webhookUrls });
		const body = '{"text":"Hello"}';
		const headers = { 'Content-Type': 'application/json' };
		await fetch(`${url}/api/submissions`, { method: 'POST', body, headers });
		await close();
		expect(bodies).toEqual([body]);
	});
});

describe('the process', () => {
	test('has written what it answered with 201, even if it is killed right then', async () => {
		const dataDir = temporaryFolder();
		const child = await spawnServer({ PORT: '0', DATA_DIR: dataDir });
		const url = await printedUrl(child);
		const answer = await fetch(`${url}/api/submissions`, {
			method: 'POST',
			body: JSON.stringify({ text: 'Do not lose me' }),
			headers: { 'Content-Type': 'application/json' },
		});
		const { id } = await answer.json();
		child.kill('SIGKILL');
		await once(child, 'exit');
		const database = new DatabaseSync(join(dataDir, 'records.sqlite'));
		const row = database.prepare('SELECT text FROM submissions WHERE id = ?').get(id);
		database.close();
		expect(answer.status).toBe(201);
		expect(row?.['text']).toBe('Do not lose me');
	});

	test.each(['SIGTERM', 'SIGINT'] as const)('exits cleanly on %s', async (signal) => {
		const child = await spawnServer({ PORT: '0', DATA_DIR: temporaryFolder() });
		await printedUrl(child);
		child.kill(signal);
		expect(await once(child, 'exit')).toEqual([0, null]);
	});

	test('reports in one line that the port is in use', async () => {
		const blocker = createTcpServer().listen(0, '127.0.0.1');
		onTestFinished(() => void blocker.close());
		await once(blocker, 'listening');
		const address = blocker.address();
		const port = typeof address === 'object' ? address?.port : 0;
		const child = await spawnServer({ PORT: `${port}`, DATA_DIR: temporaryFolder() });
		const said: string[] = [];
		child.stderr.on('data', (chunk) => said.push(String(chunk)));
		expect(await once(child, 'close')).toEqual([1, null]);
		expect(said.join('')).toBe(
			`Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${Number(port) + 1}.\n`,
		);
	});
});
