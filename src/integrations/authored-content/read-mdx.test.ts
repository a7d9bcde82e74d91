import { expect, test } from 'vitest';
import { readMdx } from './read-mdx.ts';

const trapsIn = (body: string) =>
	readMdx(body).traps.map(({ line, column, message }) => `${line}:${column} ${message}`);

test.each([
	'a < b and a > b',
	'$a <5$ and $\\{1, 2\\}$',
	'\\<5 and \\{1\\}',
	'`<b` and `{1`',
	'important',
])('reads %j', (text) => {
	expect(trapsIn(text)).toEqual([]);
});

test.each([
	['One.\n\nx <5', '3:3 found "<5". Outside a formula "<" begins a tag.'],
	['x <= 5', '1:3 found "<= 5"'],
	['<!-- a remark -->', '1:1 found "<!-- a remark -->"'],
	['<https://example.org>', '1:1 found "<https://example.org>"'],
	['a <b and c', '1:3 found "<b and c"'],
	['x<y and y>z', '1:2 found "<y and y>z"'],
	['The end.</p>', '1:9 found "</p>"'],
	['The set {1, 2 is', '1:9 found "{1, 2 is". Outside a formula, "{" starts code.'],
	['The set {1 +} is', '1:9 found "{1 +} is"'],
	[
		'One.\n\nimport taxes are high',
		'3:1 found "import taxes are high". A line that starts with the word',
	],
	['<img src=x onerror=alert(1)>', '1:1 found "<img src=x onerror=alert"'],
	['"><svg onload=alert(1)>', '1:3 found "<svg onload=alert(1)>"'],
	['<b>never closed', '1:1 found "<b>never closed"'],
])('explains %j with its place', (text, message) => {
	expect(trapsIn(text)).toEqual([expect.stringContaining(message)]);
});

test('continues after a trap, so that all are found in one run', () => {
	const { tree, traps } = readMdx('x <5\n\ny {1\n\nz <6\n\n## End');
	expect(traps.map(({ line }) => line)).toEqual([1, 3, 5]);
	expect(tree?.children?.at(-1)?.type).toBe('heading');
});
