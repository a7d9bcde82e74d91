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
		'3: found "See [a] (/about).". A link or a picture is not read here.',
	],
	['[a](/blog/two turns)', '1: found "[a](/blog/two turns)". A link or a picture'],
	['![A line.](./my figure.svg)', 'A link or a picture is not read here.'],
	['[a](/about “About us”)', 'A link or a picture is not read here.'],
	['[a][b]', 'A link or a picture is not read here.'],
	[
		String.raw`So \(x^2\) is`,
		String.raw`found "So \(x^2\) is". A formula stands between dollar signs`,
	],
	[String.raw`\[ x^2 \]`, 'A formula stands between dollar signs'],
	['A ** strong ** word', 'Stress has no space at its inner ends'],
	['| a | b |\n| 1 | 2 |', 'A table needs a line of hyphens'],
])('explains %j', (text, message) => {
	expect(issuesIn(text)).toEqual([expect.stringContaining(message)]);
});
