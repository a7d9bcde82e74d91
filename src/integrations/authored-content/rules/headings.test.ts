import { expect, test } from 'vitest';
import { anchorsOf, findHeadingIssues } from './headings.ts';
import { treeOf } from './texts.testdata.ts';

const issuesIn = (body: string) =>
	findHeadingIssues(treeOf(body)).map(({ line, message }) => `${line}: ${message}`);

test('takes headings that go down one rank at a time and up as far as they like', () => {
	expect(issuesIn('## A\n\n### B\n\n#### C\n\n## D')).toEqual([]);
});

test.each([
	[
		'Text.\n\n# Title',
		'3: found "Title". The title of the post is its only heading of the first rank. Write "## Title".',
	],
	['## A\n\n#### B', '3: found "B". It skips a rank, from ## to ####. Write "### B".'],
	['### A', '1: found "A". The first heading has two signs. Write "## A".'],
	[
		'##Two pieces',
		'1: found "##Two pieces". A heading has a space behind its signs. Write "## Two pieces".',
	],
	['##', '1: found "". A heading needs words: "## What to notice".'],
])('explains %j', (text, message) => {
	expect(issuesIn(text)).toEqual([message]);
});

test('knows the anchors that the build gives to headings', () => {
	expect([...anchorsOf(treeOf("## It's _here_\n\n## Again\n\n## Again"))]).toEqual([
		'its-here',
		'again',
		'again-1',
	]);
});
