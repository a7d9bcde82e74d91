import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { findPostIssues } from '../../../src/integrations/authored-content/posts.ts';
import { projectRoot } from '../process/package-bin.ts';
import { createPost } from './create-post.ts';

// Late in the evening of the editor's own day.
const TODAY = new Date(2026, 10, 20, 23, 30);
const newRoot = () => mkdtempSync(join(tmpdir(), 'new-post-'));

describe('a new post', () => {
	test.each([
		['Why a half is larger than a third', 'why-a-half-is-larger-than-a-third'],
		['Fractions: "a second look" & more', 'fractions-a-second-look-more'],
		["It's 2 × 3 = 6, isn’t it?", 'its-2-3-6-isnt-it'],
		['Émile’s théorème', 'emiles-theoreme'],
		['  Too   many spaces  ', 'too-many-spaces'],
		['#hash: - [x] *stars* {a} & @b', 'hash-x-stars-a-b'],
		['“Two turns, and back”', 'two-turns-and-back'],
	])('called %j is a valid draft dated today under %s', async (title, slug) => {
		const root = newRoot();
		const file = createPost(root, title, TODAY);
		expect(file).toBe(`content/blog/${slug}/index.mdx`);
		expect(await findPostIssues(root, 'content/blog')).toEqual([]);
		const text = readFileSync(join(root, file), 'utf8');
		const { frontmatter } = parseFrontmatter(text);
		expect(frontmatter).toMatchObject({
			title: title.trim().replaceAll(/\s+/g, ' ').replaceAll(/[“”]/g, ''),
			draft: true,
			publishedOn: new Date('2026-11-20'),
		});
		const options = await resolveConfig(join(projectRoot, file));
		expect(await format(text, { ...options, filepath: file })).toBe(text);
	});

	test('can only be published once its placeholders are gone', async () => {
		const root = newRoot();
		const file = join(root, createPost(root, 'Two turns', TODAY));
		writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true', 'draft: false'));
		const issues = await findPostIssues(root, 'content/blog');
		expect(issues.map(({ field }) => field)).toEqual(Array(6).fill('unfinished'));
	});
});

test.each([
	['', 'A post needs a title, in quotation marks: npm run new:post "'],
	['   ', 'A post needs a title'],
	['12 + 3 = 15', 'has no letters from a to z to make an address of'],
	['三角形の面積', 'has no letters from a to z'],
	['abc', 'has 3 characters. A title has 5 to 90'],
	['Why $x^2$ is never negative', 'A title is printed as it stands: found $x^2$.'],
	['long '.repeat(20), 'characters. A title has 5 to 90'],
])('rejects the title %j with an explanation and writes nothing', (title, message) => {
	const root = newRoot();
	expect(() => createPost(root, title, TODAY)).toThrow(message);
	expect(existsSync(join(root, 'content'))).toBe(false);
});

test('leaves alone a post that already has the slug or the title', () => {
	const root = newRoot();
	const file = createPost(root, 'Two turns', TODAY);
	const before = readFileSync(join(root, file), 'utf8');
	expect(() => createPost(root, 'Two turns!', TODAY)).toThrow(
		'There is a post like this already: content/blog/two-turns. Open it',
	);
	expect(readFileSync(join(root, file), 'utf8')).toBe(before);
});
