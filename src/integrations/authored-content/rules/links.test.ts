import { expect, test } from 'vitest';
import { findLinkFaults } from './links.ts';
import { treeOf } from './texts.testdata.ts';

const PAGES = ['/', '/about', '/workbooks/pre-algebra', '/blog/two-turns'];
const site = {
	has: (path: string) => PAGES.includes(path),
	all: () => PAGES,
	anchors: (path: string) => (path === '/blog/two-turns' ? new Set(['first-turn']) : undefined),
};
const faultsIn = (body: string) =>
	findLinkFaults(treeOf(body), site).map(({ line, message }) => `${line}: ${message}`);

test.each([
	'[a](/) [b](/about) [c](/workbooks/pre-algebra?from=post) [d](/worksheets/pre-algebra)',
	'[a](/blog/two-turns#first-turn) [b](/workbooks/pre-algebra#chapter-2)',
	'[a](https://www.example.org/page) [b](mailto:hello@lemmalane.example)',
	'## What to notice\n\n[above](#what-to-notice)',
])('takes %j', (text) => {
	expect(faultsIn(text)).toEqual([]);
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
	['[a](../two-turns/index.mdx)', 'A link within the site begins with a slash'],
	['[a](about)', 'A link within the site begins with a slash'],
	['[a](//example.org)', 'A link within the site begins with a slash'],
	['[a](javascript:alert(1))', 'Only https:// and mailto: lead out of a post.'],
	['[a](data:text/html;base64,PHN2Zy9vbmxvYWQ9YWxlcnQoMik+)', 'Only https:// and mailto:'],
	['[](/about)', 'A link needs words'],
	['[a][1]\n\n[1]: http://example.org', '3: found "http://example.org". It is not encrypted.'],
])('explains %j', (text, message) => {
	expect(faultsIn(text)).toEqual([expect.stringContaining(message)]);
});
