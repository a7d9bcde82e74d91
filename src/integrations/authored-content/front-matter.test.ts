import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

/** The issues, and the `caption` read from the line after. */
const read = (line: string) => {
	const { data, issues } = readFrontMatter(`${line}\ncaption: A few words`);
	return [data['caption'], ...issues.map(({ line: at, message }) => `${at}: ${message}`)];
};

test.each([
	'title: Two turns',
	"title: 'Fractions: it''s a second look'",
	'title: "Two # turns"',
	'title: Question#1',
	'# a remark',
	'related:\n  - a/b/c\n  - d/e/f',
	'related: [a/b/c,\n  d/e/f]',
	'description: Two lines\n  that are one',
	'',
])('takes %j', (line) => {
	expect(read(line)).toEqual(['A few words']);
});

test.each([
	[
		'title: Two: turns',
		"A value with a colon and a space goes in single quotes. Write title: 'Two: turns'",
	],
	["title: It's two: turns", "Write title: 'It''s two: turns'"],
	["title: 'It's two turns'", "is written twice. Write title: 'It''s two turns'"],
	[
		'title: "Two" turns',
		`that starts with a quotation mark goes in single quotes. Write title: '"Two" turns'`,
	],
	[
		'title: @home now',
		"A value that starts with @ goes in single quotes. Write title: '@home now'",
	],
	[
		'title: [Two] turns',
		"A value that starts with [ goes in single quotes. Write title: '[Two] turns'",
	],
	[
		'title:Two turns',
		'found title:Two turns. A colon needs a space after it. Write title: Two turns',
	],
	[
		'  title: Two turns',
		'A field starts at the left margin, without spaces or a tab. Write title: Two turns',
	],
	['\ttitle: Two turns', 'A field starts at the left margin, without spaces or a tab.'],
	[
		'title: Turn #1 of two',
		`Everything after " #" would be dropped. Write title: 'Turn #1 of two'`,
	],
	['title: “Two turns”', 'Curly quotation marks would be printed. Write title: Two turns, or'],
	['and two turns', 'found and two turns. These words do not belong to a field.'],
])('explains %j and continues', (line, message) => {
	expect(read(line)).toEqual(['A few words', expect.stringContaining(message)]);
	expect(read(line)[1]).toMatch(/^1: found /);
});

test('stops at a duplicate field', () => {
	expect(readFrontMatter('title: One\ntitle: Two')).toMatchObject({
		data: {},
		issues: [{ line: 2, message: expect.stringContaining('Remove one of the two') }],
	});
});
