import { expect, test, vi } from 'vitest';
import { postWebhook } from './post-webhook.ts';

const BODY = '{"text":"  spaces, ünïcode \\u0041, and no final line end"}';

test('sends the body unmodified and without credentials', async () => {
	const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('ok'));
	await postWebhook('https://chat.test/hook/secret', BODY, { fetch });
	expect(fetch).toHaveBeenCalledOnce();
	expect(fetch).toHaveBeenCalledWith(
		'https://chat.test/hook/secret',
		expect.objectContaining({ method: 'POST', body: BODY, credentials: 'omit' }),
	);
});

test('fails when the chat tool refuses, without naming the secret address', async () => {
	const fetch = async () => new Response('no such hook', { status: 410 });
	await expect(postWebhook('https://chat.test/hook/secret', BODY, { fetch })).rejects.toThrow(
		'The webhook responded with status 410.',
	);
});
