import { expect, test } from 'vitest';
import { parseRecordPath } from './record-path.ts';

const place = {
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};
const base = '/workbooks/pre-algebra/1-integers/1-2-adding-integers';

test('reads a question from its address, under both prefixes', () => {
	const question = { ...place, kind: 'question', id: 'pa-102-7' };
	expect(parseRecordPath(`${base}/pa-102-7`)).toEqual(question);
	expect(parseRecordPath(`${base}/pa-102-7`.replace('workbooks', 'worksheets'))).toEqual(question);
});

test('reads a lecture from its address', () => {
	expect(parseRecordPath(`${base}/lectures/pre-algebra-1-2-a`)).toEqual({
		...place,
		kind: 'lecture',
		id: 'pre-algebra-1-2-a',
	});
});

test.each([
	'/',
	'/shell',
	base,
	`${base}/lectures`,
	`${base}/abc`,
	`${base}/PA-102-7`,
	`${base}/pa-102-7/more`,
	`${base}/<img src=x>`,
	`${base}/%2e%2e`,
	`${base}/${'a'.repeat(41)}`,
	'/workbooks/pre-algebra/../1-2-adding-integers/pa-102-7',
	'/blog/pre-algebra/1-integers/1-2-adding-integers/pa-102-7',
])('finds no record under %s', (pathname) => {
	expect(parseRecordPath(pathname)).toBeNull();
});
