import { expect, test } from 'vitest';
import { treeOf } from './texts.testdata.ts';
import { findUnreadMarks } from './unread-marks.ts';

const issuesIn = (body: string) =>
	findUnreadMarks(treeOf(body), body).map(({ line, message }) => `${line}: ${message}`);

test.each([
	'[a link](/about), **strong**, _stressed_ and [plain] brackets (with more).',
	'| a | b |\n| - | - |\n| 1 | 2 |',
	'The amount $|x|$ of $f(x)[a](b)$, and \\$5.',
	'Three \\* signs, `**code**`.',
])('takes %j', (text) => {
	expect(issuesIn(text)).toEqual([]);
});

test.each([
	[
		'Text.\n\nSee [a] (/about).',
		'3: found "See [a] (/about).". This is not read as a link or an image.',
	],
	[
		'[a](/blog/two turns)',
		'1: found "[a](/blog/two turns)". This is not read as a link or an image',
	],
	['![A line.](./my figure.svg)', 'This is not read as a link or an image.'],
	['[a](/about “About us”)', 'This is not read as a link or an image.'],
	['[a][b]', 'This is not read as a link or an image.'],
	[
		String.raw`So \(x^2\) is`,
		String.raw`found "So \(x^2\) is". A formula goes between dollar signs`,
	],
	[String.raw`\[ x^2 \]`, 'A formula goes between dollar signs'],
	['A ** strong ** word', 'Emphasis has no space at its inner ends'],
	['| a | b |\n| 1 | 2 |', 'A table needs a line of hyphens'],
])('explains %j', (text, message) => {
	expect(issuesIn(text)).toEqual([expect.stringContaining(message)]);
});
