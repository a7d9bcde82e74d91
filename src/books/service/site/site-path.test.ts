import { expect, test } from 'vitest';
import { parseRecordAddress, parseSitePath } from './site-path.ts';

test.each([
	['/', '/', false],
	['/about', '/about', false],
	['/about/', '/about', true],
	['/blog/caf%C3%A9', '/blog/café', false],
	['/.well-known/security.txt', '/.well-known/security.txt', false],
])('reads %s', (pathname, path, hasTrailingSlash) => {
	expect(parseSitePath(pathname)).toEqual({ path, hasTrailingSlash });
});

test.each([
	'//evil.example/',
	'//',
	'/a//b',
	'/%2e%2e/package.json',
	'/..%2fpackage.json',
	'/a/%5c..%5cb',
	'/.env',
	'/a/.git/config',
	'/%E0%A4%A',
	'/%',
	'/about%00.html',
])('finds nothing at %s', (pathname) => {
	expect(parseSitePath(pathname)).toBe(null);
});

test('parses the path of each kind of record under both prefixes', () => {
	const place = { bookName: 'b', chapterName: 'c', materialName: 'm' };
	expect(parseRecordAddress('/worksheets/b')).toEqual({ kind: 'book', bookName: 'b' });
	expect(parseRecordAddress('/workbooks/b/c/m')).toEqual({ kind: 'material', ...place });
	expect(parseRecordAddress('/workbooks/b/c/m/q1')).toEqual({
		kind: 'question',
		...place,
		id: 'q1',
	});
	expect(parseRecordAddress('/worksheets/b/c/m/lectures/t1')).toEqual({
		kind: 'lecture',
		...place,
		id: 't1',
	});
	for (const path of [
		'/workbooks',
		'/workbooks/b/c',
		'/workbooks/b/c/m/q/x',
		'/blog/b/c/m/q',
		'/blog/b',
		'/workbooks/b/c/m/lectures/t/x',
	]) {
		expect(parseRecordAddress(path)).toBe(null);
	}
});
