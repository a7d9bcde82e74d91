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
			{ file: 'blog/two-turns/index.mdx', line: 9, field: 'image', message: /found ".\/line.svg"/ },
			{
				file: 'blog/two-turns/index.mdx',
				line: 13,
				field: 'picture',
				message: /found ".\/other.svg"/,
			},
		].map((fault) => ({ ...fault, message: expect.stringMatching(fault.message) })),
	);
});

test('refuses two posts under one slug', async () => {
	const faults = await faultsIn({ 'two-turns/index.mdx': postWith(), 'two-turns.mdx': postWith() });
	expect(faults).toContainEqual({
		file: 'blog/two-turns.mdx',
		field: '(file)',
		message:
			'is not read: the address "two-turns" belongs to blog/two-turns/index.mdx. Remove it, or give it a folder of its own.',
	});
});

test.each([
	['two-turns/post.mdx', 'is not read. Move it to blog/two-turns/index.mdx.'],
	['two-turns/index.md', 'is not read. Move it to blog/two-turns/index.mdx.'],
	['two-turns/Index.mdx', 'is not read. Move it to blog/two-turns/index.mdx.'],
	['two-turns.mdx', 'is not read. Move it to blog/two-turns/index.mdx.'],
	['2023/two-turns/index.mdx', 'is not read. Move it to blog/two-turns/index.mdx.'],
	['Two Turns/index.mdx', 'found "Two Turns". A folder is named in lower-case words'],
	['Two Turns/index.mdx', 'Rename it to two-turns.'],
	['two-turns/index.mdx.txt', 'holds index.mdx.txt and no index.mdx'],
])('says where a post belongs that lies in %s', async (path, message) => {
	expect(await faultsIn({ [path]: postWith() })).toMatchObject([
		{ message: expect.stringContaining(message) },
	]);
});

test('lets an emptied folder be', async () => {
	expect(await faultsIn({ 'two-turns/.DS_Store': '' })).toEqual([]);
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
	['publishedOn', '', 'is empty. Write a date as year-month-day'],
	['title', "'What \\$5 buys'", 'found \\$. Here no sign needs a backslash'],
	['link', 'https://example.org/v?fbclid=1', 'Write https://example.org/v.'],
	['related', 'a/b/c', 'found "a/b/c". Write one to three materials in square brackets'],
	['related', '[]', 'found []. Write one to three materials in square brackets'],
])('names the field %s, what was found and the fix', async (field, value, message) => {
	const faults = await faultsIn({ 'two-turns/index.mdx': postWith({ [field]: value }) });
	expect(faults).toMatchObject([{ field, message: expect.stringContaining(message) }]);
});

test('names the line of a misspelt key and the known ones', async () => {
	const [fault] = await faultsIn({ 'two-turns/index.mdx': postWith({ sumary: 'x' }) });
	expect(fault).toMatchObject({ field: 'sumary', line: 9 });
	expect(fault?.message).toMatch(/unknown key "sumary".*category, title/);
});

test('names a day that the calendar does not have', async () => {
	const faults = await faultsIn({
		'two-turns/index.mdx': postWith({ publishedOn: '2023-02-30' }),
	});
	expect(faults).toMatchObject([
		{
			line: 7,
			column: 14,
			message:
				'found "2023-02-30", and the calendar has no such day. Write a date as year-month-day, such as 2023-12-04.',
		},
	]);
});

test('names front matter that cannot be read, with its line and the usual cause', async () => {
	const faults = await faultsIn({ 'two-turns/index.mdx': postWith({ title: 'Two: turns' }) });
	expect(faults).toMatchObject([
		{ field: 'front matter', line: 3, message: expect.stringContaining('goes in single quotes') },
	]);
});

test('takes a day to come in a draft alone', async () => {
	const today = new Date('2023-12-03T12:00Z');
	const faultsOf = async (changes: Record<string, string>) =>
		findPostFaults(await blogOf({ 'two-turns/index.mdx': postWith(changes) }), 'blog', today);
	expect(await faultsOf({})).toEqual([]);
	expect(await faultsOf({ publishedOn: '2203-12-04', draft: 'true' })).toEqual([]);
	expect(await faultsOf({ publishedOn: '2203-12-04' })).toMatchObject([
		{ line: 7, message: expect.stringContaining('found "2203-12-04", a day still to come.') },
	]);
});

test('misses the text of a published post', async () => {
	expect(await faultsIn({ 'two-turns/index.mdx': postWith({}, '') })).toMatchObject([
		{ field: 'text', message: 'is missing below the fields. Write it, or set draft: true.' },
	]);
	expect(await faultsIn({ 'two-turns/index.mdx': postWith({ draft: 'true' }, '') })).toEqual([]);
});

test('reads what Windows writes, with the same lines', async () => {
	const text = `\uFEFF${postWith({}, '## Turns\n\n$$\nx\n$$')}`.replaceAll('\n', '\r\n');
	expect(await faultsIn({ 'two-turns/index.mdx': text })).toEqual([]);
	const faulty = postWith({}, 'It costs $5.').replaceAll('\n', '\r\n');
	expect(await faultsIn({ 'two-turns/index.mdx': faulty })).toMatchObject([
		{ line: 11, column: 10 },
	]);
});

test('names a file in another encoding', async () => {
	const faults = await faultsIn({ 'two-turns/index.mdx': postWith({}, 'A caf\uFFFD.') });
	expect(faults).toMatchObject([
		{ line: 11, field: 'encoding', message: expect.stringContaining('"A caf\uFFFD."') },
	]);
	expect(await faultsIn({ 'two-turns/index.mdx': '\uFFFD-\0-\0' })).toHaveLength(1);
});

test('says where the fields have to be closed', async () => {
	const open = postWith({}, 'Text.').replace('\n---\n\nText', '\n\nText');
	expect(await faultsIn({ 'two-turns/index.mdx': open })).toMatchObject([
		{ line: 9, message: 'is not closed. Below the last field stands a line of three hyphens: ---' },
	]);
});

test('looks at the fields behind one that cannot be read', async () => {
	const post = postWith({ title: "Fractions: it's parts", category: 'Education' });
	expect(await faultsIn({ 'two-turns/index.mdx': post })).toMatchObject([
		{ line: 2, field: 'category' },
		{ line: 3, field: 'front matter' },
	]);
});

test('says how a post begins when the fields are missing', async () => {
	const [fault] = await faultsIn({ 'two-turns/index.mdx': 'Hello.\n' });
	expect(fault).toMatchObject({ line: 1, message: expect.stringContaining('npm run new:post') });
});

test('refuses a title that another post has', async () => {
	const faults = await faultsIn({ 'one/index.mdx': postWith(), 'two/index.mdx': postWith() });
	expect(faults).toMatchObject([
		{
			file: 'blog/two/index.mdx',
			line: 3,
			message: expect.stringContaining('which blog/one/index.mdx has already'),
		},
	]);
});

test('lets a draft be unfinished and a published post not', async () => {
	const body = 'Text.\n\nTODO: the end.';
	expect(await faultsIn({ 'two-turns/index.mdx': postWith({ draft: 'true' }, body) })).toEqual([]);
	expect(await faultsIn({ 'two-turns/index.mdx': postWith({}, body) })).toMatchObject([
		{ line: 13, field: 'unfinished', message: expect.stringContaining('set draft: true') },
	]);
});

test('does not lead a visitor to a draft, nor to a heading that is not there', async () => {
	const links = '[a](/blog/one) [b](/blog/three#end) [c](/blog/three#ende)';
	const faults = await faultsIn({
		'one/index.mdx': postWith({ title: 'A draft', draft: 'true' }),
		'two/index.mdx': postWith({}, links),
		'three/index.mdx': postWith({ title: 'Another' }, '## End'),
	});
	expect(faults.map(({ message }) => message)).toEqual([
		'found "/blog/one". It is a draft, which no visitor can open. Publish it first.',
		'found "/blog/three#ende". No heading has that anchor. Did you mean #end?',
	]);
});

test('finds related materials that no book has, and names the nearest', async () => {
	const root = await blogOf({
		'two-turns/index.mdx': postWith({
			related:
				'[pre-algebra/1-integers/1-2-adding-integer, pre-algebra/1-integers/1-2-adding-integers]',
		}),
	});
	await mkdir(join(root, 'content/curriculum'), { recursive: true });
	await writeFile(
		join(root, 'content/curriculum/pre-algebra.json'),
		'{"slug":"pre-algebra","chapters":[{"slug":"1-integers","materials":[{"slug":"1-2-adding-integers","topics":[]}]}]}',
	);
	expect(await findPostFaults(root, 'blog')).toMatchObject([
		{
			line: 9,
			field: 'related[0]',
			message: expect.stringContaining('Did you mean pre-algebra/1-integers/1-2-adding-integers?'),
		},
	]);
});

test('lists all faults of all posts, from top to bottom', async () => {
	const faults = await faultsIn({
		'b/index.mdx': postWith({ title: 'Other title', category: 'news' }, '# Big\n\nIt is x <5.'),
		'a/index.mdx': postWith({ draft: '"no"' }, 'From $5 to $10.'),
	});
	expect(faults.map(({ file, line, field }) => [file, line, field])).toEqual([
		['blog/a/index.mdx', 8, 'draft'],
		['blog/a/index.mdx', 11, 'mathematics'],
		['blog/b/index.mdx', 2, 'category'],
		['blog/b/index.mdx', 11, 'heading'],
		['blog/b/index.mdx', 13, 'text'],
	]);
});
