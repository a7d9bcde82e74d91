import { expect, test } from 'vitest';
import { issuesIn, postWith } from './posts.testdata.ts';

test('rejects two posts with the same slug', async () => {
	const issues = await issuesIn({ 'two-turns/index.mdx': postWith(), 'two-turns.mdx': postWith() });
	expect(issues).toContainEqual({
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
	['Two Turns/index.mdx', 'found "Two Turns". A folder\'s name is lower-case words'],
	['Two Turns/index.mdx', 'Rename it to two-turns.'],
	['two-turns/index.mdx.txt', 'holds index.mdx.txt but no index.mdx'],
])('says where a post in %s belongs', async (path, message) => {
	expect(await issuesIn({ [path]: postWith() })).toMatchObject([
		{ message: expect.stringContaining(message) },
	]);
});

test('ignores an empty folder', async () => {
	expect(await issuesIn({ 'two-turns/.DS_Store': '' })).toEqual([]);
});
