import { expect, test } from 'vitest';
import { parseRecordPath } from './record-path.ts';

const place = {
	bookName: 'pre-algebra',
	chapterName: '1-integers',
	materialName: '1-2-adding-integers',
};
const base = '/workbooks/pre-algebra/1-integers/1-2-adding-integers';

test('reads a question from its path, under both prefixes', () => {
	const question = { ...place, kind: 'question', id: 'pa-102-7' };
	expect(parseRecordPath(`${base}/pa-102-7`)).toEqual(question);
	expect(parseRecordPath(`${base}/pa-102-7`.replace('workbooks', 'worksheets'))).toEqual(question);
});

test('reads a book and a material from their paths', () => {
	const book = { kind: 'book', bookName: 'pre-algebra' };
	expect(parseRecordPath('/workbooks/pre-algebra')).toEqual(book);
	expect(parseRecordPath('/worksheets/pre-algebra')).toEqual(book);
	expect(parseRecordPath(base)).toEqual({ ...place, kind: 'material' });
});

test('reads a lecture from its path', () => {
	expect(parseRecordPath(`${base}/lectures/pre-algebra-1-2-a`)).toEqual({
		...place,
		kind: 'lecture',
		id: 'pre-algebra-1-2-a',
	});
});

test.each([
	'/',
	'/shell',
	'/workbooks',
	'/workbooks/pre-algebra/1-integers',
	'/workbooks/Pre-Algebra',
	'/blog/pre-algebra',
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
