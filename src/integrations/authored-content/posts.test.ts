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
		expect.stringContaining('found "/blog/one". There is no such page.'),
		'found "/blog/three#ende". No heading has that anchor. Did you mean #end?',
	]);
});

test('finds related lessons that no book has, and names the nearest', async () => {
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
