import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

/** The issues, and what is read as `caption` behind the line. */
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
	['title: "Two" turns', `at its beginning goes in single quotes. Write title: '"Two" turns'`],
	[
		'title: @home now',
		"A value that begins with @ goes in single quotes. Write title: '@home now'",
	],
	[
		'title: [Two] turns',
		"A value that begins with [ goes in single quotes. Write title: '[Two] turns'",
	],
	[
		'title:Two turns',
		'found title:Two turns. Behind the colon stands a space. Write title: Two turns',
	],
	[
		'  title: Two turns',
		'A field begins at the very left, without spaces or a tab. Write title: Two turns',
	],
	['\ttitle: Two turns', 'A field begins at the very left, without spaces or a tab.'],
	['title: Turn #1 of two', `All behind " #" would be left out. Write title: 'Turn #1 of two'`],
	['title: “Two turns”', 'Curly quotation marks would be printed. Write title: Two turns, or'],
	['and two turns', 'found and two turns. These words belong to no field.'],
])('explains %j and reads on', (line, message) => {
	expect(read(line)).toEqual(['A few words', expect.stringContaining(message)]);
	expect(read(line)[1]).toMatch(/^1: found /);
});

test('stops at a field that stands there twice', () => {
	expect(readFrontMatter('title: One\ntitle: Two')).toMatchObject({
		data: {},
		issues: [{ line: 2, message: expect.stringContaining('Remove one of the two') }],
	});
});
