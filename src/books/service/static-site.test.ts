import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { entityTag } from '../contract.ts';
import { temporaryFolder } from './service.testdata.ts';
import { createStaticSite, type StaticSiteParts } from './static-site.ts';
import { folderSite } from './send-file.ts';
import { BooksNotReadyError } from './store/books-store.ts';
import { openFolder } from './store/folder-files.ts';

const PAGES = {
	'index.html': 'home',
	'about.html': 'about '.repeat(300),
	'about.html.br': brotliCompressSync('about '.repeat(300)),
	'404.html': 'not found',
	'shell.html':
		'<title>Question</title><meta name="description" content=""><meta name="robots" content="noindex">' +
		'<meta property="og:image" content="https://site.example/a.png">',
	'workbooks.html': 'books',
	'worksheets.html': 'books too',
	'workbooks/pre-algebra.html': 'pre-algebra',
	'workbooks/b/c/m/built.html': 'built question',
	'_astro/app.abc.js': 'export {}',
	'data/faqs.json': '{"fileName":"faqs","data":[]}',
	'data/books.json': '{"fileName":"books","data":[{"common_name":"pre-algebra"}]}',
	'sitemap.xml':
		'<sitemapindex><sitemap><loc>https://site.example/sitemap-pages-0.xml</loc></sitemap></sitemapindex>',
	'.env': 'secret',
	_headers: '/*\n  X-Everywhere: yes\n/_astro/*\n  X-Asset: yes\n/shell\n  X-Shell: yes\n',
};

/** The site over a small built folder, with a store that knows one question and one lecture. */
function createSite(books = knownRecords()) {
	const folder = temporaryFolder();
	const dist = join(folder, 'dist');
	for (const [name, content] of Object.entries(PAGES)) {
		mkdirSync(dirname(join(dist, name)), { recursive: true });
		writeFileSync(join(dist, name), content);
	}
	writeFileSync(join(folder, 'package.json'), 'outside');
	const faults: unknown[] = [];
	const logFault = (fault: unknown) => void faults.push(fault);
	const site = new Hono();
	site.all('*', createStaticSite({ files: folderSite(openFolder(dist)), books, logFault }));
	const get = async (path: string, init?: RequestInit) => {
		const answer = await site.request(path, init);
		return { answer, status: answer.status, text: await answer.clone().text() };
	};
	return { get, faults };
}

function knownRecords(): StaticSiteParts['books'] {
	const record = (value: unknown) => ({ json: JSON.stringify(value), etag: '"tag"' });
	const topic = { id: 't-live', title: 'Same sign', objective: 'Add.' };
	const material = {
		number: '1.2',
		name: 'm',
		title: 'Adding',
		topics: [topic],
		question_count: 1,
	};
	const place = { book_name: 'b', chapter_name: 'c', material_name: 'm' };
	const question = {
		...place,
		id: 'q-live',
		number: 7,
		question: 'Add 2 & 3.',
		question_speech: '',
	};
	const book = { common_name: 'b', name: 'School Algebra' };
	return {
		book: async (name) => (name === 'b' ? record(book) : null),
		chapters: async (name) =>
			name === 'b' ? record([{ name: 'c', materials: [material] }]) : null,
		question: async (id) => (id === 'q-live' ? record(question) : null),
		library: async () => record([book]),
		imported: async (kind, after) =>
			kind === 'books' && after === '' ? [{ key: 'b', place: { ...place } }] : [],
		importedKeys: async (kind) => (kind === 'books' ? [''] : []),
	};
}

function failing(error: Error): StaticSiteParts['books'] {
	const fail = async () => {
		throw error;
	};
	return {
		book: fail,
		chapters: fail,
		question: fail,
		library: fail,
		imported: fail,
		importedKeys: fail,
	};
}

describe('the order of serving', () => {
	test.each([
		['/', 'home'],
		['/?utm=1', 'home'],
		['/workbooks/pre-algebra', 'pre-algebra'],
		['/data/faqs.json', '{"fileName":"faqs","data":[]}'],
		['/workbooks/b/c/m/built', 'built question'],
	])('%s is a file of the build', async (path, text) => {
		expect(await createSite().get(path)).toMatchObject({ status: 200, text });
	});

	test.each([
		['/worksheets', 'books too'],
		['/worksheets/pre-algebra', 'pre-algebra'],
		['/worksheets/b/c/m/built', 'built question'],
	])('%s is its own file, else the one of the workbooks', async (path, text) => {
		expect(await createSite().get(path)).toMatchObject({ status: 200, text });
	});

	test.each([
		['/b', 'School Algebra workbook', '/b'],
		['/b/c/m', '1.2 Adding · School Algebra', '/b/c/m'],
		['/b/c/m/q-live', 'Add 2 &amp; 3 · School Algebra no. 7', '/b/c/m/q-live'],
		['/b/c/m/lectures/t-live', 'Same sign · School Algebra, 1.2', '/b/c/m/lectures/t-live'],
	])('%s is the shell with its title and address, under both prefixes', async (path, title) => {
		for (const prefix of ['/workbooks', '/worksheets']) {
			const { answer, status, text } = await createSite().get(prefix + path);
			expect(status).toBe(200);
			expect(text).toContain(`<title>${title}`);
			expect(text).toContain(`<link rel="canonical" href="https://site.example/workbooks${path}">`);
			expect(text).not.toContain('noindex');
			expect(answer.headers.get('X-Shell')).toBe('yes');
			expect(answer.headers.get('Cache-Control')).toBe('no-cache');
			expect(answer.headers.get('ETag')).toMatch(/^W\/"/);
		}
	});

	test('a shell that did not change is a 304', async () => {
		const { get } = createSite();
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
		expect(await createSite().get(path)).toMatchObject({ status: 404, text: 'not found' });
	});
});

describe('what was imported after the build', () => {
	test('is among the books, whose tag is that of the text a page was built from', async () => {
		const { get } = createSite();
		const books = await get('/data/books.json');
		expect(JSON.parse(books.text).data).toMatchObject([
			{ common_name: 'pre-algebra' },
			{ common_name: 'b', name: 'School Algebra' },
		]);
		expect(books.answer.headers.get('Cache-Control')).toBe('no-cache');
		const faqs = await get('/data/faqs.json');
		expect(faqs.answer.headers.get('ETag')).toBe(`W/${entityTag(faqs.text)}`);
	});

	test('is in the index of sitemaps and in a sitemap of its own', async () => {
		const { get } = createSite();
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

	test('changes nothing while the books are not there', async () => {
		const { get } = createSite(failing(new BooksNotReadyError('none')));
		expect((await get('/data/books.json')).text).toBe(PAGES['data/books.json']);
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
		const { get, faults } = createSite();
		const { status, text, answer } = await get(`http://localhost${path}`);
		expect([status, text, answer.headers.get('Location')]).toEqual([404, 'not found', null]);
		expect(faults).toEqual([]);
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
	])('%s leads to %s for good', async (path, location) => {
		const { answer, status } = await createSite().get(path);
		expect([status, answer.headers.get('Location')]).toEqual([308, location]);
	});
});

describe('headers', () => {
	test('pages are asked for again, built assets are kept for good', async () => {
		const { get } = createSite();
		const page = (await get('/about')).answer.headers;
		const asset = (await get('/_astro/app.abc.js')).answer.headers;
		expect(page.get('Content-Type')).toBe('text/html; charset=utf-8');
		expect(page.get('Cache-Control')).toBe('no-cache');
		expect([page.get('X-Everywhere'), page.get('X-Asset')]).toEqual(['yes', null]);
		expect(asset.get('Content-Type')).toMatch(/^text\/javascript/);
		expect(asset.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
		expect([asset.get('X-Everywhere'), asset.get('X-Asset')]).toEqual(['yes', 'yes']);
	});

	test('a page that did not change is a 304', async () => {
		const { get } = createSite();
		const tag = (await get('/about')).answer.headers.get('ETag') ?? '';
		const again = await get('/about', { headers: { 'If-None-Match': tag } });
		expect([again.status, again.text]).toEqual([304, '']);
		expect(again.answer.headers.get('X-Everywhere')).toBe('yes');
	});

	test('the compressed copy is sent to a browser that takes it', async () => {
		const { get } = createSite();
		const { answer } = await get('/about', { headers: { 'Accept-Encoding': 'gzip, br' } });
		const body = Buffer.from(await answer.arrayBuffer());
		expect(answer.headers.get('Content-Encoding')).toBe('br');
		expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
		expect(answer.headers.get('Content-Length')).toBe(String(body.length));
		expect(brotliDecompressSync(body).toString()).toBe('about '.repeat(300));
		const plain = await get('/about', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
		expect(plain.answer.headers.get('Content-Encoding')).toBe(null);
	});

	test('HEAD has the headers without the body', async () => {
		const { answer, status, text } = await createSite().get('/about', { method: 'HEAD' });
		expect([status, text]).toEqual([200, '']);
		expect(answer.headers.get('Content-Length')).toBe('1800');
	});

	test('other methods are refused', async () => {
		const { answer, status } = await createSite().get('/about', { method: 'POST' });
		expect([status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
	});
});

describe('without the books', () => {
	test('pages of the build are served, a live one says to try again', async () => {
		const { get, faults } = createSite(failing(new BooksNotReadyError('none')));
		expect((await get('/workbooks/b/c/m/built')).status).toBe(200);
		const { answer, status } = await get('/workbooks/b/c/m/q-live');
		expect([status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
		expect(faults).toEqual([]);
	});

	test('an unknown fault is logged and not told', async () => {
		const { get, faults } = createSite(failing(new Error('secret')));
		const { status, text } = await get('/workbooks/b/c/m/q-live');
		expect([status, text]).toEqual([500, 'This page could not be sent. Try again later.']);
		expect(faults).toHaveLength(1);
	});
});
