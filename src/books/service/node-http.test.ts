import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openConnection, readAnswers } from './http-exchange.testdata.ts';
import { SLOW_CLIENT_LIMITS } from './node-listener.ts';
import { startServer, type ServerOptions } from './node.ts';
import { LIBRARY, load, temporaryFolder } from './service.testdata.ts';
import { databasePath, openDatabase } from './store/open-database.ts';

const PDF = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251);

async function start(options: Partial<ServerOptions> = {}) {
	const dataDir = temporaryFolder();
	const distDir = join(dataDir, 'dist');
	mkdirSync(join(distDir, 'pdfs'), { recursive: true });
	writeFileSync(join(distDir, 'index.html'), 'home');
	writeFileSync(join(distDir, 'pdfs/book.pdf'), PDF);
	writeFileSync(join(distDir, 'pdfs/leaf.pdf'), PDF.subarray(0, 1000));
	await load(dataDir, LIBRARY);
	const lines: string[] = [];
	const log = (line: string) => void lines.push(line);
	const place = { port: 0, host: '127.0.0.1', dataDir, distDir };
	const server = await startServer({ ...place, log, ...options });
	onTestFinished(() => server.close());
	return { ...server, dataDir, lines };
}

const post = (path: string, body: string, ...headers: string[]) =>
	[`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers]
		.join('\r\n')
		.concat('\r\n\r\n', body);

describe('a keep-alive connection', () => {
	const NEXT = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

	test.each([
		[
			'a length',
			(body: string) => post('/api/submissions', body, `Content-Length: ${body.length}`),
		],
		[
			'chunks',
			(body: string) => {
				const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
				return post('/api/submissions', chunk, 'Transfer-Encoding: chunked');
			},
		],
	])('serves the request after one that was too large, sent with %s', async (_, request) => {
		const { url } = await start();
		const socket = openConnection(url);
		const [head, tail] = [request('x'.repeat(400_000)).slice(0, 50_000), 50_000];
		socket.write(head);
		const refused = await readAnswers(socket, 1);
		expect(refused).toMatch(/^HTTP\/1.1 413 /);
		// Longer than the adapter would have waited before closing the connection.
		await wait(800);
		socket.write(request('x'.repeat(400_000)).slice(tail));
		socket.write(NEXT);
		expect(await readAnswers(socket, 1, '{"ok":true}')).toMatch(/HTTP\/1.1 200 [^]*\{"ok":true\}/);
		socket.destroy();
	});
});

describe('an invalid request', () => {
	test.each(['999.1.1.1', '1.2.3.4.5', 'a b', '[', 'a/b', 'a?b', 'http://a', 'a:99999'])(
		'with the Host "%s" is a 400',
		async (host) => {
			const { url, lines } = await start();
			for (const path of ['/', '/about', '/api/health']) {
				const socket = openConnection(url);
				socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
				expect(await readAnswers(socket, 1)).toMatch(/^HTTP\/1.1 400 /);
				socket.destroy();
			}
			expect(lines).toEqual([]);
		},
	);

	test('is not logged if it is aborted', async () => {
		const { url, lines } = await start();
		for (const headers of ['Content-Length: 500', 'Transfer-Encoding: chunked']) {
			const socket = openConnection(url);
			socket.write(
				post('/api/submissions', headers.startsWith('T') ? '9\r\n{"te' : '{"te', headers),
			);
			await wait(50);
			socket.destroy();
			await once(socket, 'close');
		}
		const socket = openConnection(url);
		socket.write('GET /pdfs/book.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n');
		await once(socket, 'data');
		socket.destroy();
		await wait(200);
		expect(lines).toEqual([]);
		expect((await fetch(`${url}/api/health`)).status).toBe(200);
	});

	test('is cut off if its head or body does not arrive', async () => {
		const { url } = await start({
			slowClientLimits: {
				...SLOW_CLIENT_LIMITS,
				headersTimeout: 200,
				requestTimeout: 300,
				connectionsCheckingInterval: 20,
			},
		});
		const waiting = ['GET / HTTP/1.1\r\nHost: a', post('/api/downloads', '{', 'Content-Length: 9')];
		const sockets = waiting.map((text) => {
			const socket = openConnection(url);
			socket.write(text);
			return socket.resume();
		});
		const ends = await Promise.all(sockets.map((socket) => once(socket, 'close')));
		expect(ends).toHaveLength(2);
	});
});

describe('a range of a PDF', () => {
	const ask = async (headers: Record<string, string>, method = 'GET', name = 'book') => {
		const { url } = await start();
		const answer = await fetch(`${url}/pdfs/${name}.pdf`, { method, headers });
		return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
	};

	test.each([
		['bytes=0-99', 0, 99],
		['bytes=1000-', 1000, 2_999_999],
		['bytes=-10', 2_999_990, 2_999_999],
		['bytes=2999999-4000000', 2_999_999, 2_999_999],
	])('%s is a 206 with those bytes', async (Range, from, to) => {
		const { answer, bytes } = await ask({ Range });
		expect(answer.status).toBe(206);
		expect(answer.headers.get('Content-Range')).toBe(`bytes ${from}-${to}/3000000`);
		expect(answer.headers.get('Content-Length')).toBe(`${to - from + 1}`);
		expect(Buffer.compare(bytes, PDF.subarray(from, to + 1))).toBe(0);
	});

	test.each(['bytes=3000000-', 'bytes=-0'])('%s is a 416 with the size', async (Range) => {
		const { answer, bytes } = await ask({ Range });
		expect([answer.status, bytes.length]).toEqual([416, 0]);
		expect(answer.headers.get('Content-Range')).toBe('bytes */3000000');
	});

	test.each(['bytes=5-4', 'bytes=0-1,5-6', 'items=0-1', 'bytes=x-'])(
		'%s is answered with the whole file',
		async (Range) => {
			const { answer, bytes } = await ask({ Range });
			expect([answer.status, bytes.length]).toEqual([200, PDF.length]);
			expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
		},
	);

	test('from a small file comes from memory, byte for byte', async () => {
		const { answer, bytes } = await ask({ Range: 'bytes=10-19' }, 'GET', 'leaf');
		expect([answer.status, [...bytes]]).toEqual([206, [10, 11, 12, 13, 14, 15, 16, 17, 18, 19]]);
	});

	test('is sent only of the file that If-Range names', async () => {
		const { url } = await start();
		const file = `${url}/pdfs/leaf.pdf`;
		const now = (await fetch(file)).headers;
		const statusFor = async (ifRange: string) =>
			(await fetch(file, { headers: { Range: 'bytes=0-1', 'If-Range': ifRange } })).status;
		expect(await statusFor(now.get('ETag') ?? '')).toBe(206);
		expect(await statusFor(now.get('Last-Modified') ?? '')).toBe(206);
		expect(await statusFor('"another"')).toBe(200);
		expect(await statusFor(`W/${now.get('ETag')}`)).toBe(200);
	});

	test('is ignored for HEAD', async () => {
		const { answer, bytes } = await ask({ Range: 'bytes=0-1' }, 'HEAD');
		expect([answer.status, bytes.length]).toEqual([200, 0]);
		expect(answer.headers.get('Content-Length')).toBe('3000000');
		expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
	});
});

describe('every call', () => {
	test('requires TLS, and has an id that its error repeats', async () => {
		const { url } = await start();
		for (const path of ['/api/health', '/api/question_details?id=pa-add-0001', '/api/nope']) {
			const answer = await fetch(url + path);
			expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
			expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
		}
	});

	test('is logged if logging is on, without what the visitor sent', async () => {
		const { url, lines, close } = await start({ logsRequests: true });
		const call = `${url}/api/new_download?book_id=x&email=ada@example.org&user_type=parent`;
		const answer = await fetch(call, { method: 'POST' });
		await close();
		expect(lines.map((line) => JSON.parse(line))).toEqual([
			{
				time: expect.any(String),
				level: 'info',
				event: 'request',
				request_id: answer.headers.get('X-Request-Id'),
				method: 'POST',
				path: '/api/new_download',
				status: 404,
				ms: expect.any(Number),
			},
		]);
	});
});

/** Two hundred messages, then some bytes overwritten in the middle of the file. */
function damagedRecords(dataDir: string): void {
	const database = openDatabase(dataDir, 'records');
	const insert = database.prepare(
		'INSERT INTO submissions (id, created_at, text) VALUES (?, ?, ?)',
	);
	for (let id = 0; id < 200; id++) insert.run(`${id}`, '', 'x'.repeat(2_000));
	database.close();
	const path = databasePath(dataDir, 'records');
	const bytes = readFileSync(path);
	writeFileSync(path, bytes.fill(0xa5, bytes.length / 4, bytes.length / 2));
}

describe('while the records database is locked', () => {
	test('reads are not delayed, and a message is refused in time', async () => {
		const { url, dataDir, lines } = await start();
		await fetch(`${url}/api/ready`);
		const other = new DatabaseSync(join(dataDir, 'records.sqlite'));
		onTestFinished(() => other.close());
		other.exec('BEGIN EXCLUSIVE');
		const refused = fetch(`${url}/api/submissions`, {
			method: 'POST',
			body: '{"text":"Hello"}',
			headers: { 'Content-Type': 'application/json' },
		});
		await wait(50);
		const begun = performance.now();
		expect((await fetch(url)).status).toBe(200);
		expect((await fetch(`${url}/api/question_details?id=pa-add-0001`)).status).toBe(200);
		// Far less than the five seconds for which the lock blocked everything.
		expect(performance.now() - begun).toBeLessThan(1_500);
		const answer = await refused;
		expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
		expect(lines).toHaveLength(1);
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({
			event: 'records',
			message: expect.stringMatching(/records\.sqlite cannot be written \(database is locked\)/),
		});
	});

	test('a server that cannot open its records starts and logs one line about it', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		mkdirSync(join(dataDir, 'records.sqlite'));
		const { url, lines } = await start({ dataDir });
		expect((await fetch(`${url}/api/question_details?id=pa-add-0001`)).status).toBe(200);
		expect(await (await fetch(`${url}/api/ready`)).json()).toMatchObject({
			ok: true,
			records: 'unavailable',
		});
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatch(/A folder has that name: move it away\. Reads continue\./);
	});

	test('a server with damaged records still reads, and returns a form as it was typed', async () => {
		const dataDir = temporaryFolder();
		await load(dataDir, LIBRARY);
		damagedRecords(dataDir);
		const { url, lines } = await start({ dataDir });
		const form = await fetch(`${url}/api/submissions`, {
			method: 'POST',
			body: new URLSearchParams({ text: 'What I typed' }),
			headers: { Accept: 'text/html', Origin: url },
		});
		expect(form.status).toBe(503);
		expect(await form.text()).toMatch(/could not be saved[^]*\nWhat I typed<\/textarea>/);
		expect((await fetch(url)).status).toBe(200);
		expect((await fetch(`${url}/api/question_details?id=pa-add-0001`)).status).toBe(200);
		expect(lines).toEqual([
			expect.stringMatching(
				/records\.sqlite cannot be written .*The file is damaged: stop the service/,
			),
		]);
	});
});
