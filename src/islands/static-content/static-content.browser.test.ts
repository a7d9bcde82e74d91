import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fetchText, newPage, openPage } from '../../e2e/harness.ts';

type StaticFile = { fileName: string; data: { items: object[] }[] };

const LISTS = [
	['/', ['books', 'faqs', 'quotes']],
	['/tutoring', ['faqs', 'quotes']],
	['/workbooks', ['books', 'faqs']],
	['/blog', ['blogs']],
] as const;

test.each(LISTS)('%s requests its lists all together, with little code', async (path, names) => {
	const { page, scripts, complaints } = await newPage();
	const asked: string[] = [];
	page.on('request', (request) => {
		const [, name] = /\/data\/(\w+)\.json$/.exec(request.url()) ?? [];
		if (name) asked.push(name);
	});
	await page.goto(path);
	await page.waitForLoadState('networkidle');
	expect(asked.toSorted()).toEqual(names);
	// As sent; the code that starts islands belongs to every page.
	const own = scripts.filter(({ url }) => !url.includes('/_astro/islands.'));
	const sizes = own.map(({ text }) => brotliCompressSync(text).length);
	const bytes = sizes.reduce((sum, size) => sum + size, 0);
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThanOrEqual(2048);
	expect(complaints).toEqual([]);
});

test('an unchanged list costs a 304', async () => {
	const { page } = await newPage();
	const answered = page.waitForResponse('**/data/blogs.json');
	await page.goto('/blog');
	expect((await answered).status()).toBe(304);
});

const summaries = (page: Page) => page.locator('.faq summary').allInnerTexts();

test('shows a new question of the list without a rebuild', async () => {
	const { text } = await fetchText('/data/faqs.json');
	const file = JSON.parse(text) as StaticFile;
	for (const group of file.data) {
		group.items.unshift({ question: 'Is this <b>new</b>?', answers: ['Yes.'] });
	}
	const { page, scripts, complaints } = await newPage();
	await page.route('**/data/faqs.json', (route) => route.fulfill({ json: file }));
	await page.goto('/tutoring');
	await page.getByText('Is this <b>new</b>?').click();
	expect(await page.getByText('Yes.', { exact: true }).isVisible()).toBe(true);
	expect(await summaries(page)).toHaveLength(file.data[0]?.items.length ?? 0);
	expect(scripts.filter(({ text: code }) => /Symbol\.for\(["'`]react\./.test(code))).toEqual([]);
	expect(complaints).toEqual([]);
});

test.each([
	['is not there', { status: 404, body: '' }],
	['is not JSON', { status: 200, body: '<!doctype html>' }],
	['has the wrong shape', { status: 200, body: '{"fileName":"faqs","data":3}' }],
])('leaves the page unchanged if a file %s', async (_how, answer) => {
	const before = await summaries((await openPage('/tutoring', { javaScript: false })).page);
	const { page } = await newPage();
	await page.route('**/data/*.json', (route) => route.fulfill(answer));
	await page.goto('/tutoring');
	await page.waitForLoadState('networkidle');
	expect(await summaries(page)).toEqual(before);
});
