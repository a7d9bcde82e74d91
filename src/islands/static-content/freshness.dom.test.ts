import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entityTag } from '../../books/contract.ts';
import { startStaticFreshness } from './freshness.ts';
import { showStaticContent } from './show-static-content.ts';

vi.mock('./show-static-content.ts', () => ({ showStaticContent: vi.fn<() => Promise<void>>() }));

const shown = vi.mocked(showStaticContent);

beforeEach(() => {
	vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
	document.body.innerHTML = `<ul data-static="books" data-etag='"v1"'></ul>
		<ol data-static="blogs" data-etag='"v1"'></ol><ul data-static="books" data-etag='"v1"'></ul>`;
});

afterEach(() => {
	vi.unstubAllGlobals();
	shown.mockReset();
});

function answer(respond: (url: string) => Promise<Response>) {
	const fetch = vi.fn<typeof globalThis.fetch>((url) => respond(`${url as string}`));
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const unchanged = () => Promise.resolve(new Response(null, { status: 304 }));

test('requests each file of the page once, with its tag, and changes nothing if none changed', async () => {
	const fetch = answer(unchanged);
	startStaticFreshness();
	await settled();
	expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/data/books.json', '/data/blogs.json']);
	const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
	expect(headers.get('if-none-match')).toBe('"v1"');
	expect(shown).not.toHaveBeenCalled();
});

test('shows the file that changed', async () => {
	answer((url) =>
		url.includes('books') ? Promise.resolve(new Response('{"new":1}')) : unchanged(),
	);
	startStaticFreshness();
	await settled();
	expect(shown.mock.calls).toEqual([[{ books: '{"new":1}' }]]);
});

test('treats a file with the same bytes as unchanged, whatever tag its server sends', async () => {
	const text = '{"fileName":"books","data":[]}';
	document.body.innerHTML = `<ul data-static="books" data-etag='${entityTag(text)}'></ul>`;
	answer(() => Promise.resolve(new Response(text, { headers: { etag: '"of another kind"' } })));
	startStaticFreshness();
	await settled();
	expect(shown).not.toHaveBeenCalled();
});

test.each([
	['cannot be reached', () => Promise.reject(new TypeError('refused'))],
	['fails', () => Promise.resolve(new Response('{}', { status: 500 }))],
])('leaves the page alone if the server %s', async (_how, respond) => {
	answer(respond);
	startStaticFreshness();
	await settled();
	expect(shown).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
	'requests nothing on a slow or metered connection (%o) before the visitor acts',
	async (connection) => {
		vi.stubGlobal('navigator', { connection });
		const fetch = answer(unchanged);
		startStaticFreshness();
		await settled();
		expect(fetch).not.toHaveBeenCalled();
		document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
		document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
		expect(fetch).toHaveBeenCalledTimes(2);
	},
);
