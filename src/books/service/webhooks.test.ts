import { expect, test } from 'vitest';
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
	await webhooks.settled();
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
	await webhooks.settled();
	expect(lines).toEqual([expect.stringMatching(/^Webhook "downloads" failed: \w+\.$/)]);
});
