import { expect, onTestFinished, test, vi } from 'vitest';
import { secondsUntilReady } from './seconds-until-ready.ts';

function answerWith(answer: () => Promise<Response>) {
	vi.stubGlobal('fetch', answer);
	onTestFinished(() => void vi.unstubAllGlobals());
}

test.each([
	['a file that is being generated', 503, { 'Retry-After': '40' }, 40],
	['a file that is ready', 200, {}, undefined],
	['a server that is too busy and does not say for how long', 503, {}, undefined],
	['a missing file', 404, { 'Retry-After': '40' }, undefined],
])('handles %s', async (_, status, headers, seconds) => {
	answerWith(async () => new Response(null, { status, headers }));
	expect(await secondsUntilReady('/pdfs/a.pdf')).toBe(seconds);
});

test('an unreachable server or a file elsewhere keeps nobody waiting', async () => {
	answerWith(() => Promise.reject(new TypeError('offline')));
	expect(await secondsUntilReady('/pdfs/a.pdf')).toBeUndefined();
	answerWith(async () => new Response(null, { status: 503, headers: { 'Retry-After': '40' } }));
	expect(await secondsUntilReady('https://files.example/a.pdf')).toBeUndefined();
});
