import { expect, test } from 'vitest';
import { findLinkIssues } from './links.ts';
import { treeOf } from './texts.testdata.ts';

const PAGES = ['/', '/about', '/workbooks/pre-algebra', '/blog/two-turns'];
const site = {
	has: (path: string) => PAGES.includes(path),
	isDraft: (path: string) => path === '/blog/unfinished',
	all: () => PAGES,
	anchors: (path: string) => (path === '/blog/two-turns' ? new Set(['first-turn']) : undefined),
};
const issuesIn = (body: string) =>
	findLinkIssues(treeOf(body), site).map(({ line, message }) => `${line}: ${message}`);

test.each([
	'[a](/) [b](/about) [c](/workbooks/pre-algebra?from=post) [d](/worksheets/pre-algebra)',
	'[a](/blog/two-turns#first-turn) [b](/workbooks/pre-algebra#chapter-2)',
	'[a](https://www.example.org/page) [b](mailto:hello@lemmalane.example)',
	'## What to notice\n\n[above](#what-to-notice)',
	'[a](https://www.youtube.com/watch?v=x&t=20) [b](https://example.org/?si=metre)',
])('takes %j', (text) => {
	expect(issuesIn(text)).toEqual([]);
});

test.each([
	['[a](/workbook/pre-algebra)', 'There is no such page. Did you mean /workbooks/pre-algebra?'],
	['[a](/blog/unknown)', 'found "/blog/unknown". There is no such page.'],
	['[a](/about/)', 'Addresses end without a slash: /about.'],
	['## Turns\n\n[a](#turn)', '3: found "#turn". No heading has that anchor. Did you mean #turns?'],
	['[a](/blog/two-turns#first)', 'No heading has that anchor.'],
	[
		'[a](http://example.org)',
		'It is not encrypted. Write https:// and open it once: https://example.org.',
	],
	['[a](../two-turns/index.mdx)', 'A link within the site starts with a slash'],
	['[a](about)', 'A link within the site starts with a slash'],
	['[a](//example.org)', 'A link within the site starts with a slash'],
	['[a](javascript:alert(1))', 'A link to another site must start with https:// or mailto:.'],
	[
		'[a](data:text/html;base64,PHN2Zy9vbmxvYWQ9YWxlcnQoMik+)',
		'must start with https:// or mailto:',
	],
	['[](/about)', 'A link needs words'],
	['[a](/blog/unfinished)', 'It is a draft, which no visitor can open.'],
	['[a](/blog/100%-sure)', 'A percent sign in an address is written as %25.'],
	['[a](#100%-sure)', 'No heading has that anchor.'],
	['[a](www.example.org)', 'Write https://www.example.org.'],
	['[a](https://lemmalane.example/about)', 'is only the path. Write /about.'],
	['[a](http://localhost:4321/blog/two-turns)', 'is only the path. Write /blog/two-turns.'],
	['[a](https://example.org/a?utm_source=x&page=2)', 'Write https://example.org/a?page=2.'],
	['[a](https://youtu.be/x?si=abc)', '"si" reveals where a reader comes from.'],
	['[a][1]\n\n[1]: http://example.org', '3: found "http://example.org". It is not encrypted.'],
])('explains %j', (text, message) => {
	expect(issuesIn(text)).toEqual([expect.stringContaining(message)]);
});
