import { expect, test } from 'vitest';
import { issuesIn, postWith } from './posts.testdata.ts';

test('finds nothing in a valid post', async () => {
	expect(await issuesIn({ 'two-turns/index.mdx': postWith() })).toEqual([]);
});

test('reports a missing image, in the front matter and in the text', async () => {
	const post = postWith(
		{ image: './line.svg', alt: 'A line with marks' },
		'![A line](./other.svg)',
	);
	expect(await issuesIn({ 'two-turns/index.mdx': post })).toMatchObject(
		[
			{ file: 'blog/two-turns/index.mdx', line: 9, field: 'image', message: /found ".\/line.svg"/ },
			{
				file: 'blog/two-turns/index.mdx',
				line: 13,
				field: 'picture',
				message: /found ".\/other.svg"/,
			},
		].map((issue) => ({ ...issue, message: expect.stringMatching(issue.message) })),
	);
});

test('reports the missing text of a published post', async () => {
	expect(await issuesIn({ 'two-turns/index.mdx': postWith({}, '') })).toMatchObject([
		{ field: 'text', message: 'is missing below the fields. Write it, or set draft: true.' },
	]);
	expect(await issuesIn({ 'two-turns/index.mdx': postWith({ draft: 'true' }, '') })).toEqual([]);
});

test('reads Windows line endings, with the same lines', async () => {
	const text = `\uFEFF${postWith({}, '## Turns\n\n$$\nx\n$$')}`.replaceAll('\n', '\r\n');
	expect(await issuesIn({ 'two-turns/index.mdx': text })).toEqual([]);
	const faulty = postWith({}, 'It costs $5.').replaceAll('\n', '\r\n');
	expect(await issuesIn({ 'two-turns/index.mdx': faulty })).toMatchObject([
		{ line: 11, column: 10 },
	]);
});

test('reports a file in another encoding', async () => {
	const issues = await issuesIn({ 'two-turns/index.mdx': postWith({}, 'A caf\uFFFD.') });
	expect(issues).toMatchObject([
		{ line: 11, field: 'encoding', message: expect.stringContaining('"A caf\uFFFD."') },
	]);
	expect(await issuesIn({ 'two-turns/index.mdx': '\uFFFD-\0-\0' })).toHaveLength(1);
});

test('lets a draft be unfinished and a published post not', async () => {
	const body = 'Text.\n\nTODO: the end.';
	expect(await issuesIn({ 'two-turns/index.mdx': postWith({ draft: 'true' }, body) })).toEqual([]);
	expect(await issuesIn({ 'two-turns/index.mdx': postWith({}, body) })).toMatchObject([
		{ line: 13, field: 'unfinished', message: expect.stringContaining('set draft: true') },
	]);
});

test('reports a link to a draft or to a missing heading', async () => {
	const links = '[a](/blog/one) [b](/blog/three#end) [c](/blog/three#ende)';
	const issues = await issuesIn({
		'one/index.mdx': postWith({ title: 'A draft', draft: 'true' }),
		'two/index.mdx': postWith({}, links),
		'three/index.mdx': postWith({ title: 'Another' }, '## End'),
	});
	expect(issues.map(({ message }) => message)).toEqual([
		'found "/blog/one". It is a draft, which no visitor can open. Publish it first.',
		'found "/blog/three#ende". No heading has that anchor. Did you mean #end?',
	]);
});

test('lists all issues of all posts, from top to bottom', async () => {
	const issues = await issuesIn({
		'b/index.mdx': postWith({ title: 'Other title', category: 'news' }, '# Big\n\nIt is x <5.'),
		'a/index.mdx': postWith({ draft: '"no"' }, 'From $5 to $10.'),
	});
	expect(issues.map(({ file, line, field }) => [file, line, field])).toEqual([
		['blog/a/index.mdx', 8, 'draft'],
		['blog/a/index.mdx', 11, 'mathematics'],
		['blog/b/index.mdx', 2, 'category'],
		['blog/b/index.mdx', 11, 'heading'],
		['blog/b/index.mdx', 13, 'text'],
	]);
});

test('reports an invisible character in the text and in a field, which the feed could not contain', async () => {
	expect(await issuesIn({ 'two-turns/index.mdx': postWith({}, 'A\u000Bturn.') })).toMatchObject([
		{ line: 11, column: 2, field: 'encoding', message: expect.stringContaining('"A turn."') },
	]);
	const post = postWith({ title: '"Why \\frac more"' });
	expect(await issuesIn({ 'two-turns/index.mdx': post })).toMatchObject([
		{ line: 3, field: 'title', message: expect.stringContaining('straight single quotes') },
	]);
});
