import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBook } from '../books/records.testdata.ts';

// Other tests may have provided their own services.
beforeEach(() => vi.resetModules());
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

/** Where one call to each service goes. */
async function addressesAsked() {
	const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(createBook()));
	vi.stubGlobal('fetch', fetch);
	const { client } = (await import('./services.ts')).services();
	await client.bookDetails('pre-algebra');
	await client.newDownload({ bookId: 'b', email: 'e', userType: 'parent' }, 'k1');
	await client.staticData('faqs').catch(() => {}); // a book is no list of questions
	return fetch.mock.calls.map(([url]) => url);
}

test("calls this site's service if the build names no other", async () => {
	expect(await addressesAsked()).toEqual([
		'/api/book_details?book_name=pre-algebra',
		'/api/new_download?book_id=b&email=e&user_type=parent',
		'/data/faqs.json',
	]);
});

test('calls the services that the build names', async () => {
	vi.stubEnv('PUBLIC_BOOKS_SERVICE_URL', 'https://books.test/v1');
	vi.stubEnv('PUBLIC_DOWNLOAD_SERVICE_URL', 'https://downloads.test');
	vi.stubEnv('PUBLIC_STATIC_DATA_URL', 'https://cdn.test/data');
	expect(await addressesAsked()).toEqual([
		'https://books.test/v1/book_details?book_name=pre-algebra',
		'https://downloads.test/new_download?book_id=b&email=e&user_type=parent',
		'https://cdn.test/data/faqs.json',
	]);
});

test('uses one client for the whole page', async () => {
	const { services } = await import('./services.ts');
	expect(services().client).toBe(services().client);
});
