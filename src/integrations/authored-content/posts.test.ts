import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostFaults } from './posts.ts';

const FRONTMATTER = {
	category: 'education',
	title: 'Two turns',
	caption: 'A number line',
	subtitle: 'Why two turns bring you back',
	description: 'A number line that turns around twice.',
	publishedOn: '2023-12-04',
	draft: 'false',
};

const postWith = (changes: Record<string, string> = {}, body = 'Text.') =>
	`---\n${Object.entries({ ...FRONTMATTER, ...changes })
		.map(([key, value]) => `${key}: ${value}`)
		.join('\n')}\n---\n\n${body}\n`;

async function blogOf(files: Record<string, string>): Promise<string> {
	const root = await mkdtemp(join(tmpdir(), 'blog-'));
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(root, 'blog', path)), { recursive: true });
		await writeFile(join(root, 'blog', path), text);
	}
	return root;
}

const faultsIn = async (files: Record<string, string>) =>
	findPostFaults(await blogOf(files), 'blog');

test('finds nothing in a sound post', async () => {
	expect(await faultsIn({ 'two-turns/index.mdx': postWith() })).toEqual([]);
});

test('names a picture that is not there, in the frontmatter and in the text', async () => {
	const post = postWith(
		{ image: './line.svg', alt: 'A line with marks' },
		'![A line](./other.svg)',
	);
	expect(await faultsIn({ 'two-turns/index.mdx': post })).toMatchObject(
		[
			{ file: 'blog/two-turns/index.mdx', field: 'image', message: /found ".\/line.svg"/ },
			{ file: 'blog/two-turns/index.mdx', field: 'body', message: /found ".\/other.svg"/ },
		].map((fault) => ({ ...fault, message: expect.stringMatching(fault.message) })),
	);
});

test('refuses two posts under one slug', async () => {
	const faults = await faultsIn({ 'two-turns/index.mdx': postWith(), 'two-turns.mdx': postWith() });
	expect(faults).toContainEqual({
		file: 'blog/two-turns/index.mdx',
		field: 'slug',
		message: 'found "two-turns", which blog/two-turns.mdx has already. Rename one of the two.',
	});
});

test('says where a post has to lie', async () => {
	const faults = await faultsIn({ 'two-turns/post.mdx': postWith() });
	expect(faults).toMatchObject([
		{ field: '(file)', message: 'is not read. Move it to blog/two-turns/index.mdx.' },
	]);
});

test.each([
	[
		'category',
		'news',
		'found "news". Write one of "education", "youtube", "tutor" or "" for none.',
	],
	['description', 'Short', 'found "Short". Write one line of 15 to 160 characters'],
	['publishedOn', 'soon', 'found "soon". Write a date as year-month-day'],
	['draft', '"no"', 'found "no". Write true (seen only in development) or false (published).'],
])('names the field %s, what was found and the fix', async (field, value, message) => {
	const faults = await faultsIn({ 'two-turns/index.mdx': postWith({ [field]: value }) });
	expect(faults).toMatchObject([{ field, message: expect.stringContaining(message) }]);
});

test('lists the known keys when one is misspelt', async () => {
	const [fault] = await faultsIn({ 'two-turns/index.mdx': postWith({ sumary: 'x' }) });
	expect(fault?.message).toMatch(/unknown key "sumary".*category, title/);
});

test('names broken frontmatter', async () => {
	const [fault] = await faultsIn({ 'two-turns/index.mdx': '---\ntitle: a: b\n---\n' });
	expect(fault).toMatchObject({
		field: 'frontmatter',
		message: expect.stringContaining('is not YAML'),
	});
});
