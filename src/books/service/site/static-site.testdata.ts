/** A small built site and the records of one imported book. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const SITE_FILES = {
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
	'pdfs/book.pdf': '%PDF-1.7 a book',
	'.env': 'secret',
	_headers:
		'/*\n  X-Everywhere: yes\n/_astro/*\n  X-Asset: yes\n  Cache-Control: public, max-age=31536000, immutable\n/shell\n  X-Shell: yes\n',
};

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
const lecture = { ...place, ...topic };
const book = { common_name: 'b', name: 'School Algebra' };
export const SITE_RECORDS = {
	book,
	chapters: [{ name: 'c', materials: [material] }],
	lecture,
	question,
	place,
};

export type TestSite = {
	get(
		path: string,
		init?: RequestInit,
	): Promise<{ answer: Response; status: number; text: string }>;
	issues: readonly unknown[];
};

export function writeSite(distDir: string): void {
	for (const [name, content] of Object.entries(SITE_FILES)) {
		mkdirSync(dirname(join(distDir, name)), { recursive: true });
		writeFileSync(join(distDir, name), content);
	}
}

export const getter =
	(ask: (path: string, init?: RequestInit) => Response | Promise<Response>): TestSite['get'] =>
	async (path, init) => {
		const answer = await ask(path, init);
		return { answer, status: answer.status, text: await answer.clone().text() };
	};
