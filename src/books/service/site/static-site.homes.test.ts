import { describe, expect, inject, test } from 'vitest';
import { entityTag } from '../../contract.ts';
import { SITE_FILES } from './static-site.testdata.ts';
import { createSite } from './test-site.testdata.ts';

/** Both mean: cached, and revalidated each time. */
const ASKED_AGAIN =
	inject('home') === 'workerd' ? 'public, max-age=0, must-revalidate' : 'no-cache';

describe('the order of serving', () => {
	test.each([
		['/', 'home'],
		['/?utm=1', 'home'],
		['/workbooks/pre-algebra', 'pre-algebra'],
		['/data/faqs.json', '{"fileName":"faqs","data":[]}'],
		['/workbooks/b/c/m/built', 'built question'],
	])('%s is a file of the build', async (path, text) => {
		expect(await (await createSite()).get(path)).toMatchObject({ status: 200, text });
	});

	test.each([
		['/worksheets', 'books too'],
		['/worksheets/pre-algebra', 'pre-algebra'],
		['/worksheets/b/c/m/built', 'built question'],
	])('%s is its own file, or else the one of the workbooks', async (path, text) => {
		expect(await (await createSite()).get(path)).toMatchObject({ status: 200, text });
	});

	test.each([
		['/b', 'School Algebra workbook', '/b'],
		['/b/c/m', '1.2 Adding · School Algebra', '/b/c/m'],
		['/b/c/m/q-live', 'Add 2 &amp; 3 · School Algebra no. 7', '/b/c/m/q-live'],
		['/b/c/m/lectures/t-live', 'Same sign · School Algebra, 1.2', '/b/c/m/lectures/t-live'],
	])('%s is the shell with its title and address, under both prefixes', async (path, title) => {
		for (const prefix of ['/workbooks', '/worksheets']) {
			const { answer, status, text } = await (await createSite()).get(prefix + path);
			expect(status).toBe(200);
			expect(text).toContain(`<title>${title}`);
			expect(text).toContain(`<link rel="canonical" href="https://site.example/workbooks${path}">`);
			expect(text).not.toContain('noindex');
			expect(answer.headers.get('X-Shell')).toBe('yes');
			expect(answer.headers.get('Cache-Control')).toBe(ASKED_AGAIN);
			expect(answer.headers.get('ETag')).toMatch(/^W\/"/);
		}
	});

	test('an unchanged shell is a 304', async () => {
		const { get } = await createSite();
		const tag = (await get('/workbooks/b')).answer.headers.get('ETag') ?? '';
		expect((await get('/workbooks/b', { headers: { 'If-None-Match': tag } })).status).toBe(304);
		const other = await get('/workbooks/b/c/m', { headers: { 'If-None-Match': tag } });
		expect(other.status).toBe(200);
	});

	test.each([
		'/nope',
		'/workbooks/nope',
		'/workbooks/b/c',
		'/workbooks/b/c/unknown',
		'/workbooks/b/unknown/m',
		'/workbooks/b/c/m/q-unknown',
		'/workbooks/b/c/other/q-live',
		'/workbooks/b/c/m/t-live',
		'/workbooks/b/c/m/lectures/q-live',
		'/blog/b/c/m/q-live',
		'/worksheetspre-algebra',
		'/shell',
		'/shell.html',
		'/404',
		'/404.html',
		'/_headers',
		'/about.html.br',
		'/nope/',
		'/sitemap-imported-files.xml',
	])('%s is the 404 page with its status', async (path) => {
		expect(await (await createSite()).get(path)).toMatchObject({ status: 404, text: 'not found' });
	});
});

describe('what was imported after the build', () => {
	test('is among the books, under the tag of the text a page was built from', async () => {
		const { get } = await createSite();
		const books = await get('/data/books.json');
		expect(JSON.parse(books.text).data).toMatchObject([
			{ common_name: 'pre-algebra' },
			{ common_name: 'b', name: 'School Algebra' },
		]);
		expect(books.answer.headers.get('Cache-Control')).toBe(ASKED_AGAIN);
		const faqs = await get('/data/faqs.json');
		expect(faqs.answer.headers.get('ETag')).toBe(`W/${entityTag(faqs.text)}`);
	});

	test('is in the sitemap index and in its own sitemap', async () => {
		const { get } = await createSite();
		const index = await get('/sitemap.xml');
		expect(index.text).toContain('<loc>https://site.example/sitemap-pages-0.xml</loc>');
		expect(index.text).toContain('<loc>https://site.example/sitemap-imported-books.xml</loc>');
		const part = await get('/sitemap-imported-books.xml');
		expect([part.status, part.answer.headers.get('Content-Type')]).toEqual([
			200,
			'application/xml; charset=UTF-8',
		]);
		expect(part.text).toContain('<url><loc>https://site.example/workbooks/b</loc></url>');
	});

	test('changes nothing while there are no books', async () => {
		const { get } = await createSite({ hasBooks: false });
		expect((await get('/data/books.json')).text).toBe(SITE_FILES['data/books.json']);
		expect((await get('/sitemap.xml')).status).toBe(200);
	});
});

describe('hostile paths', () => {
	test.each([
		'/../package.json',
		'/%2e%2e/package.json',
		'/..%2fpackage.json',
		'/%2e%2e%2fpackage.json',
		'/..%5c..%5cpackage.json',
		'/_astro/..%2f..%2f..%2fpackage.json',
		'/.env',
		'/%2eenv',
		'/%E0%A4%A',
		'/%',
		'/about%00',
		'//evil.example/',
		'//evil.example/%2f..',
		`/${'a'.repeat(5000)}`,
	])('%.60s finds nothing', async (path) => {
		const { get, issues } = await createSite();
		const { status, text, answer } = await get(`http://localhost${path}`);
		expect([status, text, answer.headers.get('Location')]).toEqual([404, 'not found', null]);
		expect(issues).toEqual([]);
	});
});

describe('one address for each page', () => {
	test.each([
		['/about/', '/about'],
		['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
		['/about.html', '/about'],
		['/index.html', '/'],
		['/workbooks/b/c/m/q-live/', '/workbooks/b/c/m/q-live'],
		['/worksheets/pre-algebra/', '/worksheets/pre-algebra'],
	])('%s redirects permanently to %s', async (path, location) => {
		const { answer, status } = await (await createSite()).get(path);
		expect([status, answer.headers.get('Location')]).toEqual([308, location]);
	});
});

describe('headers', () => {
	test('pages are revalidated, built assets are cached for good', async () => {
		const { get } = await createSite();
		const page = (await get('/about')).answer.headers;
		const asset = (await get('/_astro/app.abc.js')).answer.headers;
		expect(page.get('Content-Type')).toBe('text/html; charset=utf-8');
		expect(page.get('Cache-Control')).toBe(ASKED_AGAIN);
		expect([page.get('X-Everywhere'), page.get('X-Asset')]).toEqual(['yes', null]);
		expect(asset.get('Content-Type')).toMatch(/^text\/javascript/);
		expect(asset.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
		expect([asset.get('X-Everywhere'), asset.get('X-Asset')]).toEqual(['yes', 'yes']);
	});

	test('an unchanged page is a 304', async () => {
		const { get } = await createSite();
		const tag = (await get('/about')).answer.headers.get('ETag') ?? '';
		const again = await get('/about', { headers: { 'If-None-Match': tag } });
		expect([again.status, again.text]).toEqual([304, '']);
		expect(again.answer.headers.get('X-Everywhere')).toBe('yes');
	});

	test('HEAD has the headers without the body', async () => {
		const { get } = await createSite();
		const [asked, got] = [await get('/about', { method: 'HEAD' }), await get('/about')];
		expect([asked.status, asked.text]).toEqual([200, '']);
		expect(asked.answer.headers.get('ETag')).toBe(got.answer.headers.get('ETag'));
	});

	test('Node sends the requested range of a file; Cloudflare sends the whole file', async () => {
		const { get } = await createSite();
		const { status, text } = await get('/pdfs/book.pdf', { headers: { Range: 'bytes=0-3' } });
		const whole = inject('home') === 'workerd';
		expect([status, text]).toEqual(whole ? [200, '%PDF-1.7 a book'] : [206, '%PDF']);
	});

	test('other methods are refused', async () => {
		const { get } = await createSite();
		const page = await get('/about', { method: 'POST' });
		const shell = await get('/workbooks/b', { method: 'POST' });
		expect([page.status, shell.status]).toEqual([405, 405]);
		expect(shell.answer.headers.get('Allow')).toBe('GET, HEAD');
		// Cloudflare itself refuses it for a static asset, without listing the allowed methods.
		const allowed = inject('home') === 'workerd' ? null : 'GET, HEAD';
		expect(page.answer.headers.get('Allow')).toBe(allowed);
	});
});

describe('without the books', () => {
	test('built pages are served, a live one says to try again', async () => {
		const { get, issues } = await createSite({ hasBooks: false });
		expect((await get('/workbooks/b/c/m/built')).status).toBe(200);
		const { answer, status } = await get('/workbooks/b/c/m/q-live');
		expect([status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
		expect(issues).toEqual([]);
	});
});
