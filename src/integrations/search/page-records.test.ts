import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pageRecords } from './page-records.ts';

const page = (canonical: string, robots = '') =>
	`<title>A title · Brand</title><link rel="canonical" href="https://site.example${canonical}">${robots}<main><p>Words.</p></main>`;

test('indexes articles and pages, each once, unless they opt out', async () => {
	const dist = await mkdtemp(join(tmpdir(), 'dist-'));
	const files = {
		'index.html': page('/'),
		'math-tutoring.html': page('/'),
		'about.html': page('/about'),
		'blog.html': page('/blog'),
		'blog/turns.html': page('/blog/turns'),
		'search.html': page('/search'),
		'thankyou.html': page('/thankyou'),
		'shell.html': page('/shell', '<meta name="robots" content="noindex">'),
		'admin/index.html': '<!doctype html><title>Editor</title>',
		'worksheets.html': page('/workbooks'),
		'workbooks.html': page('/workbooks'),
		'workbooks/pre-algebra.html': page('/workbooks/pre-algebra'),
	};
	for (const [name, html] of Object.entries(files)) {
		await mkdir(dirname(join(dist, name)), { recursive: true });
		await writeFile(join(dist, name), html);
	}
	const records = await pageRecords(dist, 'Brand', () => '');
	expect(records.map(({ url, kind }) => `${kind} ${url}`)).toEqual([
		'Page /',
		'Page /about',
		'Page /blog',
		'Article /blog/turns',
		'Page /workbooks',
	]);
	expect(records[0]).toMatchObject({ title: 'A title', text: 'Words.' });
});
