import { expect, onTestFinished, test, vi } from 'vitest';
import { secondsUntilReady } from './seconds-until-ready.ts';

function answerWith(answer: () => Promise<Response>) {
	vi.stubGlobal('fetch', answer);
	onTestFinished(() => void vi.unstubAllGlobals());
}

test.each([
	['a file that is being made', 503, { 'Retry-After': '40' }, 40],
	['a file that is there', 200, {}, undefined],
	['a server that is too busy and does not say for how long', 503, {}, undefined],
	['a file that is not there', 404, { 'Retry-After': '40' }, undefined],
])('of %s it says so', async (_, status, headers, seconds) => {
	answerWith(async () => new Response(null, { status, headers }));
	expect(await secondsUntilReady('/pdfs/a.pdf')).toBe(seconds);
});

test('an unreachable server and a file elsewhere keep nobody waiting', async () => {
	answerWith(() => Promise.reject(new TypeError('offline')));
	expect(await secondsUntilReady('/pdfs/a.pdf')).toBeUndefined();
	answerWith(async () => new Response(null, { status: 503, headers: { 'Retry-After': '40' } }));
	expect(await secondsUntilReady('https://files.example/a.pdf')).toBeUndefined();
});
