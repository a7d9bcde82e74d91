import { expect, test } from 'vitest';
import { anchorsOf, findHeadingIssues } from './headings.ts';
import { treeOf } from './texts.testdata.ts';

const issuesIn = (body: string) =>
	findHeadingIssues(treeOf(body)).map(({ line, message }) => `${line}: ${message}`);

test('accepts headings that go down one level at a time and up any number', () => {
	expect(issuesIn('## A\n\n### B\n\n#### C\n\n## D')).toEqual([]);
});

test.each([
	[
		'Text.\n\n# Title',
		'3: found "Title". The title of the post is its only first-level heading. Write "## Title".',
	],
	['## A\n\n#### B', '3: found "B". It skips a level, from ## to ####. Write "### B".'],
	['### A', '1: found "A". The first heading starts with ##. Write "## A".'],
	[
		'##Two pieces',
		'1: found "##Two pieces". A heading has a space after its # signs. Write "## Two pieces".',
	],
	['##', '1: found "". A heading needs words: "## What to notice".'],
])('explains %j', (text, message) => {
	expect(issuesIn(text)).toEqual([message]);
});

test('knows the anchors that the build assigns to headings', () => {
	expect([...anchorsOf(treeOf("## It's _here_\n\n## Again\n\n## Again"))]).toEqual([
		'its-here',
		'again',
		'again-1',
	]);
});
