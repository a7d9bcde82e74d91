import { expect, test } from 'vitest';
import type { Curriculum } from '../../schemas/frontmatter/curriculum.ts';
import { findPostIssues } from './posts.ts';
import { blogOf, issuesIn, postWith } from './posts.testdata.ts';

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
	['title', "'What \\$5 buys'", 'found \\$. No backslash is needed here'],
	['link', 'https://example.org/v?fbclid=1', 'Write https://example.org/v.'],
	['related', 'a/b/c', 'found "a/b/c". Write one to three materials in square brackets'],
	['related', '[]', 'found []. Write one to three materials in square brackets'],
])('names the field %s, what was found, and the fix', async (field, value, message) => {
	const issues = await issuesIn({ 'two-turns/index.mdx': postWith({ [field]: value }) });
	expect(issues).toMatchObject([{ field, message: expect.stringContaining(message) }]);
});

test('names the line of a misspelled key and the known ones', async () => {
	const [issue] = await issuesIn({ 'two-turns/index.mdx': postWith({ sumary: 'x' }) });
	expect(issue).toMatchObject({ field: 'sumary', line: 9 });
	expect(issue?.message).toMatch(/unknown key "sumary".*category, title/);
});

test('reports a day that the calendar does not have', async () => {
	const issues = await issuesIn({
		'two-turns/index.mdx': postWith({ publishedOn: '2023-02-30' }),
	});
	expect(issues).toMatchObject([
		{
			line: 7,
			column: 14,
			message:
				'found "2023-02-30", but the calendar has no such day. Write a date as year-month-day, such as 2023-12-04.',
		},
	]);
});

test('reports unreadable front matter, with its line and the usual cause', async () => {
	const issues = await issuesIn({ 'two-turns/index.mdx': postWith({ title: 'Two: turns' }) });
	expect(issues).toMatchObject([
		{ field: 'front matter', line: 3, message: expect.stringContaining('goes in single quotes') },
	]);
});

test('accepts a future date only in a draft', async () => {
	const today = new Date('2023-12-03T12:00Z');
	const issuesOf = async (changes: Record<string, string>) =>
		findPostIssues(await blogOf({ 'two-turns/index.mdx': postWith(changes) }), 'blog', { today });
	expect(await issuesOf({})).toEqual([]);
	expect(await issuesOf({ publishedOn: '2203-12-04', draft: 'true' })).toEqual([]);
	expect(await issuesOf({ publishedOn: '2203-12-04' })).toMatchObject([
		{ line: 7, message: expect.stringContaining('found "2203-12-04", a day in the future.') },
	]);
});

test('says where the fields must be closed', async () => {
	const open = postWith({}, 'Text.').replace('\n---\n\nText', '\n\nText');
	expect(await issuesIn({ 'two-turns/index.mdx': open })).toMatchObject([
		{ line: 9, message: 'is not closed. Put a line of three hyphens below the last field: ---' },
	]);
});

test('checks the fields after one that cannot be read', async () => {
	const post = postWith({ title: "Fractions: it's parts", category: 'Education' });
	expect(await issuesIn({ 'two-turns/index.mdx': post })).toMatchObject([
		{ line: 2, field: 'category' },
		{ line: 3, field: 'front matter' },
	]);
});

test('says how a post starts if the fields are missing', async () => {
	const [issue] = await issuesIn({ 'two-turns/index.mdx': 'Hello.\n' });
	expect(issue).toMatchObject({ line: 1, message: expect.stringContaining('npm run new:post') });
});

test('rejects a title that another post has', async () => {
	const issues = await issuesIn({ 'one/index.mdx': postWith(), 'two/index.mdx': postWith() });
	expect(issues).toMatchObject([
		{
			file: 'blog/two/index.mdx',
			line: 3,
			message: expect.stringContaining('which blog/one/index.mdx has already'),
		},
	]);
});

test('reports related materials that no book has, and names the closest', async () => {
	const root = await blogOf({
		'two-turns/index.mdx': postWith({
			related:
				'[pre-algebra/1-integers/1-2-adding-integer, pre-algebra/1-integers/1-2-adding-integers]',
		}),
	});
	const materials = [{ slug: '1-2-adding-integers', topics: [] }];
	const plan = { slug: 'pre-algebra', chapters: [{ slug: '1-integers', materials }] };
	const sources = { books: [plan as unknown as Curriculum], frameworks: undefined };
	expect(await findPostIssues(root, 'blog', { sources })).toMatchObject([
		{
			line: 9,
			field: 'related[0]',
			message: expect.stringContaining('Did you mean pre-algebra/1-integers/1-2-adding-integers?'),
		},
	]);
});
