import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveIsland } from '../live-record/handed-over.ts';
import { startFreshness } from './freshness.ts';

const hydrated = vi.fn<() => void>();
let island: LiveIsland;

beforeEach(() => {
	vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
	document.body.innerHTML = `<astro-island><div data-live="/api/question_details?id=q1" data-etag='"v1"'>
		<button>Solution</button><output><span data-asleep></span></output></div></astro-island>`;
	island = document.querySelector('astro-island') as LiveIsland;
	island.addEventListener('island:hydrate', hydrated);
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	hydrated.mockReset();
});

function answer(respond: () => Promise<Response>) {
	const fetch = vi.fn<typeof globalThis.fetch>(respond);
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

/** Waits until all pending promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const act = () =>
	document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));

test('sends the page’s entity tag and does not hydrate an unchanged page', async () => {
	const fetch = answer(() => Promise.resolve(new Response(null, { status: 304 })));
	startFreshness();
	await settled();
	expect(fetch.mock.calls[0]?.[0]).toBe('/api/question_details?id=q1');
	expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('if-none-match')).toBe('"v1"');
	act();
	expect(hydrated).not.toHaveBeenCalled();
});

test.each(['"v1"', 'W/"v1"'])('does not hydrate the page if the tag is %s', async (etag) => {
	answer(() => Promise.resolve(new Response('{}', { headers: { etag } })));
	startFreshness();
	await settled();
	act();
	expect(hydrated).not.toHaveBeenCalled();
});

test('hands a changed record over and hydrates the island', async () => {
	answer(() => Promise.resolve(new Response('{"id":"q1"}', { headers: { etag: '"v2"' } })));
	startFreshness();
	await settled();
	expect(hydrated).toHaveBeenCalledOnce();
	expect(island.liveRecord).toBe('{"id":"q1"}');
});

test.each([
	['does not respond', () => Promise.reject(new TypeError('refused'))],
	['fails', () => Promise.resolve(new Response('{}', { status: 500 }))],
	['answers HTML', () => Promise.resolve(new Response('<p>Welcome'))],
	['sends half a record', () => Promise.resolve(new Response('{"id":"q'))],
])('stays silent if the service %s, until the visitor acts', async (_how, respond) => {
	answer(respond);
	startFreshness();
	await settled();
	expect(hydrated).not.toHaveBeenCalled();
	act();
	act();
	expect(hydrated).toHaveBeenCalledOnce();
	expect(island.liveRecord).toBe('');
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
	'requests nothing on a slow or metered connection (%o) before the visitor acts',
	async (connection) => {
		vi.stubGlobal('navigator', { connection });
		const fetch = answer(() => Promise.resolve(new Response(null, { status: 304 })));
		startFreshness();
		await settled();
		expect(fetch).not.toHaveBeenCalled();
		act();
		expect(fetch).toHaveBeenCalledOnce();
	},
);

test('says that the reader is offline, and retries when the connection is back', async () => {
	island.setAttribute('ssr', '');
	const notice = () => document.querySelector('output')?.textContent;
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	answer(() => Promise.reject(new TypeError('Failed to fetch')));
	startFreshness();
	await settled();
	expect(notice()).toBe('You are offline. This is the saved version.');
	act();
	expect(hydrated).not.toHaveBeenCalled();

	const fetch = answer(() => Promise.resolve(new Response(null, { status: 304 })));
	dispatchEvent(new Event('online'));
	await settled();
	expect(notice()).toBe('');
	expect(fetch).toHaveBeenCalledOnce();
});
