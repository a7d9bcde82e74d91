import { expect, test } from 'vitest';
import { sitemapPart } from './sitemap-part.ts';

test.each([
	['/', 'pages'],
	['/workbooks', 'pages'],
	['/standards/ontario', 'pages'],
	['/blog', 'pages'],
	['/blog/area-of-a-circle-unrolled', 'posts'],
	['/workbooks/pre-algebra', 'workbooks'],
	['/workbooks/pre-algebra/1-integers/1-2-adding-integers', 'workbooks'],
	['/workbooks/pre-algebra/1-integers/1-2-adding-integers/x7kq', 'questions'],
	['/workbooks/pre-algebra/1-integers/1-2-adding-integers/lectures/pre-algebra-1-2', 'lectures'],
])('puts %s among the %s', (path, part) => {
	expect(sitemapPart(path)).toBe(part);
});
