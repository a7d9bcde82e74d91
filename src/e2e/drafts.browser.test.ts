/**
 * A draft is visible in development and nowhere else: not as a page, in a list, a feed, a data file, or the sitemap.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';
import { dist } from './built-pages.ts';

const blog = join(projectRoot, 'content/blog');

const drafts = readdirSync(blog)
	.map((slug) => ({ slug, text: readFileSync(join(blog, slug, 'index.mdx'), 'utf8') }))
	.map(({ slug, text }) => ({ slug, fields: parse(text.split(/^---$/m)[1] ?? '') }))
	.filter(({ fields }) => fields.draft === true)
	.map(({ slug, fields }) => ({ slug, title: String(fields.title) }));

test('the built site contains no draft', () => {
	// The manual's example is a draft, so there is always something to look for.
	expect(drafts.map(({ slug }) => slug)).toContain('example-of-a-draft');
	expect(drafts.filter(({ slug }) => existsSync(join(dist, `blog/${slug}.html`)))).toEqual([]);
	const leaks = readdirSync(dist, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(?:html|json|xml|txt|js)$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => {
			const text = readFileSync(file, 'utf8');
			return drafts.some(
				({ slug, title }) => text.includes(`blog/${slug}`) || text.includes(title),
			);
		});
	expect(leaks).toEqual([]);
}, 120_000);

test('the built site contains no image from a draft', () => {
	const pictures = drafts.flatMap(({ slug }) =>
		readdirSync(join(blog, slug))
			.filter((name) => !name.endsWith('.mdx'))
			.map((name) => readFileSync(join(blog, slug, name), 'utf8')),
	);
	expect(pictures).not.toEqual([]);
	const assets = join(dist, '_astro');
	const leaks = readdirSync(assets).filter(
		(name) => name.endsWith('.svg') && pictures.includes(readFileSync(join(assets, name), 'utf8')),
	);
	expect(leaks).toEqual([]);
});
