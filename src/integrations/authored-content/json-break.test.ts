import { expect, test } from 'vitest';
import { findJsonBreak } from './json-break.ts';

const stated = (text: string) => {
	expect(() => JSON.parse(text)).toThrow('JSON');
	const found = findJsonBreak(text);
	return found && `${found.position}: ${found.message}`;
};

test.each([
	['', '0: the file is empty.'],
	['{"a": [1, 2}', '11: found }, but another bracket has to be closed first.'],
	['{"a": [1, 2]', '12: the file ends too early. A bracket is missing at its end.'],
	['{"a": 1}}', '8: found } after the end.'],
	['{"a": 1} {', '9: found { after the end.'],
	['{"a": 1\n"b": 2}', '8: a comma is missing before this entry.'],
	['["a" "b"]', '5: a comma is missing before this entry.'],
	['{"a": 1,\n}', '7: found an extra comma before }. Remove the comma.'],
	['[1, 2,]', '5: found an extra comma before ].'],
	['{"a" 1}', '5: a colon is missing after "a".'],
	['{a: 1}', '1: found a. Text goes in quotation marks: "a"'],
	['{1: 1}', '1: found 1. An entry starts with its name'],
	['{"a": }', '6: a value is missing before }'],
	['{"a": , "b": 1}', '6: a value is missing before ,'],
	['{“a”: 1}', '1: found “. Names and text go in straight quotation marks'],
	["{'a': 1}", "1: found '. Names and text go in straight quotation marks"],
	['{"a": "Say "yes" now"}', '12: found a quotation mark inside text, before yes.'],
	['{"a": "one\ntwo"}', '6: this text has no quotation mark at its end.'],
	['{"a": "one}', '6: this text has no quotation mark at its end.'],
	[String.raw`{"a": "It costs \$5"}`, String.raw`6: found \$. Write $ without the backslash.`],
	['{"a": yes}', '6: found yes. Text goes in quotation marks: "yes"'],
	['{"a": 01}', '7: a comma is missing before this entry.'],
	['{"a": 1 // no\n}', '8: found // no. Comments are not allowed here.'],
	['{"a": "\tb"}', '6: found a tab inside text.'],
])('says where %j breaks and what to write', (text, message) => {
	expect(stated(text)).toContain(message);
});

test('finds nothing in valid JSON', () => {
	expect(findJsonBreak('{"a": [true, null, -1.5e3, "\\u00e9\\n", {}, []]}\n')).toBe(undefined);
});
