import { expect, test, vi } from 'vitest';
import { createWebhooks } from './webhooks.ts';

const SECRET = 'https://chat.example/hooks/secret';

test('sends the body unmodified and without credentials, to the endpoint of its name', async () => {
	const sent: [string, RequestInit | undefined][] = [];
	const webhooks = createWebhooks({
		urls: { submissions: SECRET },
		fetch: async (url, init) => {
			sent.push([String(url), init]);
			return new Response('ok');
		},
		timeoutMs: 1000,
		log: () => {},
	});
	webhooks.post('submissions', '{ "text":"a" }');
	webhooks.post('downloads', '{}');
	await webhooks.close();
	expect(sent).toMatchObject([
		[SECRET, { method: 'POST', body: '{ "text":"a" }', credentials: 'omit' }],
	]);
});

test.each([
	['refuses', async () => new Response('no', { status: 500 })],
	['cannot be reached', () => Promise.reject(new Error(`connect ${SECRET}`))],
	['says nothing', () => new Promise<Response>(() => {})],
])('logs, without its address, an endpoint that %s', async (_, fetch) => {
	const lines: string[] = [];
	const webhooks = createWebhooks({
		urls: { downloads: SECRET },
		fetch,
		timeoutMs: 20,
		log: (line) => void lines.push(line),
	});
	webhooks.post('downloads', '{}');
	await webhooks.close();
	expect(lines).toEqual([
		expect.stringMatching(/^Webhook "downloads" was dropped after 1 of 1 tries: \w+\.$/),
	]);
});

test('retries what may succeed, and logs one line when it gives up', async () => {
	const lines: string[] = [];
	const answers = [503, 429, 200, 500, 500, 500, 400];
	const webhooks = createWebhooks({
		urls: { downloads: SECRET },
		fetch: async () => new Response('', { status: answers.shift() ?? 0 }),
		timeoutMs: 1000,
		retryAfterMs: [1, 1],
		log: (line) => void lines.push(line),
	});
	for (const left of [4, 1, 0]) {
		webhooks.post('downloads', '{}');
		await vi.waitFor(() => expect(answers).toHaveLength(left));
	}
	await vi.waitFor(() => expect(lines).toHaveLength(2));
	await webhooks.close();
	expect(lines).toEqual([
		'Webhook "downloads" was dropped after 3 of 3 tries: failed.',
		'Webhook "downloads" was dropped after 1 of 3 tries: failed.',
	]);
});

test('does not wait for another try when it closes', async () => {
	const lines: string[] = [];
	const webhooks = createWebhooks({
		urls: { downloads: SECRET },
		fetch: async () => new Response('', { status: 500 }),
		timeoutMs: 1000,
		retryAfterMs: [3_600_000],
		log: (line) => void lines.push(line),
	});
	webhooks.post('downloads', '{}');
	await webhooks.close();
	expect(lines).toHaveLength(1);
});

test('stops waiting for another try when it closes', async () => {
	vi.useFakeTimers();
	try {
		const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('', { status: 500 }));
		const webhooks = createWebhooks({
			urls: { downloads: SECRET },
			fetch,
			timeoutMs: 1000,
			retryAfterMs: [3_600_000],
			log: () => {},
		});
		webhooks.post('downloads', '{}');
		// The first try has failed, and the next one is an hour away.
		await vi.advanceTimersByTimeAsync(3_599_999);
		expect(fetch).toHaveBeenCalledTimes(1);
		await webhooks.close();
		expect(fetch).toHaveBeenCalledTimes(2);
	} finally {
		vi.useRealTimers();
	}
});
