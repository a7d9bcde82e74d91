import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { exchange } from './exchange.ts';

let server: Server | undefined;

afterEach(async () => {
	vi.useRealTimers();
	server?.closeAllConnections();
	await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
	server = undefined;
});

async function serve(listener: RequestListener): Promise<string> {
	const started = createServer(listener);
	server = started;
	await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
	const address = started.address();
	return typeof address === 'object' ? `http://127.0.0.1:${address?.port}/` : '';
}

test('gives up after 5,000 ms and aborts the request', async () => {
	vi.useFakeTimers();
	let signal: AbortSignal | null | undefined;
	const never: typeof fetch = (_, init) => {
		signal = init?.signal;
		return new Promise(() => {});
	};
	const kind = exchange('/api/slow', {}, { fetch: never }).catch((error) => error.kind);
	await vi.advanceTimersByTimeAsync(4_999);
	expect(signal?.aborted).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	expect(signal?.aborted).toBe(true);
	await expect(kind).resolves.toBe('timeout');
});

test('leaves no timer behind after a response', async () => {
	vi.useFakeTimers();
	await exchange('/api/health', {}, { fetch: async () => new Response('ok') });
	expect(vi.getTimerCount()).toBe(0);
});

test('treats a body that never ends as a timeout', async () => {
	const url = await serve((_, response) => {
		response.writeHead(200);
		response.write('{"half":');
	});
	await expect(exchange(url, {}, { fetch, timeoutMs: 50 })).rejects.toMatchObject({
		name: 'BooksError',
		kind: 'timeout',
	});
});

test('reports a network error if the connection breaks before a response', async () => {
	const url = await serve((request) => request.socket.destroy());
	await expect(exchange(url, {}, { fetch })).rejects.toMatchObject({ kind: 'network' });
});

test('reports a network error if the connection breaks in mid-body', async () => {
	const url = await serve((request, response) => {
		response.writeHead(200, { 'content-length': '100' });
		response.write('{"half":', () => request.socket.destroy());
	});
	await expect(exchange(url, {}, { fetch })).rejects.toMatchObject({ kind: 'network' });
});

test('reports offline if the browser knows it has no connection', async () => {
	const refused: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
	await expect(
		exchange('/api/health', {}, { fetch: refused, isOnline: () => false }),
	).rejects.toMatchObject({ kind: 'offline', status: null });
});

test('returns the status, entity tag, and text of any response', async () => {
	const url = await serve((_, response) => {
		response.writeHead(404).end('{"error":{}}');
	});
	await expect(exchange(url, {}, { fetch })).resolves.toEqual({
		status: 404,
		text: '{"error":{}}',
	});
});
