import { expect, test } from 'vitest';
import { fetchText } from './harness.ts';
import {
	BOOK_PATH,
	lecturePath,
	MATERIAL_PATH,
	postPath,
	questionPath,
	topicId,
} from './library.ts';

/** The text between tags: roughly what a reader sees, without a browser. */
const visibleText = (html: string): string =>
	html
		.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&amp;', '&')
		.replaceAll(/\s+/g, ' ');

const canonicalOf = (html: string): string | undefined => {
	const [tag = ''] = /<link\b[^>]*rel="?canonical"?[^>]*>/.exec(html) ?? [];
	const href = /href="?([^"\s>]+)/.exec(tag)?.[1];
	return href && new URL(href).pathname;
};

test.each([
	['/', 'Book Free Consultation'],
	['/math-tutoring', 'Book Free Consultation'],
	['/trigonometry-math-tutoring', 'Book Free Consultation'],
	['/algebra-math-tutoring', 'Book Free Consultation'],
	['/about', 'About'],
	['/blog', 'Blog'],
	['/blog/category/education', 'Mathematics explained'],
	['/privacy-policy', 'Privacy Policy'],
	['/support', 'Support'],
	['/terms-of-use', 'Terms'],
	['/thankyou', 'Thank'],
	['/tutoring', 'Tutoring'],
	['/k6program', 'K-6'],
	['/workbooks', 'Pre-Algebra'],
	['/worksheets', 'Pre-Algebra'],
	[BOOK_PATH, '1.2 Adding Integers'],
	['/worksheets/pre-algebra', '1.2 Adding Integers'],
	['/workbooks/geometry', 'Geometry'],
	[MATERIAL_PATH, '1.2 Adding Integers'],
	[MATERIAL_PATH.replace('workbooks', 'worksheets'), '1.2 Adding Integers'],
])('serves %s with its page', async (path, content) => {
	const { status, text, headers } = await fetchText(path);
	expect(status).toBe(200);
	expect(headers.get('content-type')).toMatch(/^text\/html/);
	expect(visibleText(text)).toContain(content);
});

test.each([
	['a post', postPath],
	['a lecture', lecturePath],
	['a question', questionPath],
])('serves the page of %s under both prefixes', async (_kind, pathOf) => {
	const path = await pathOf();
	expect((await fetchText(path)).status).toBe(200);
	expect((await fetchText(path.replace('/workbooks/', '/worksheets/'))).status).toBe(200);
});

test.each([
	['an unknown path', '/no-such-page'],
	['an unknown post', '/blog/no-such-post'],
	['an unknown category', '/blog/category/no-such-category'],
	['an unknown book', '/workbooks/no-such-book'],
	['an unknown chapter', `${BOOK_PATH}/99-nothing/1-2-adding-integers`],
	['an unknown material', `${BOOK_PATH}/1-integers/1-99-nothing`],
	['an unknown question', `${MATERIAL_PATH}/zzzzzzzzzz`],
	['an unknown topic', `${MATERIAL_PATH}/lectures/no-such-topic`],
	['an unknown question below worksheets', `/worksheets/pre-algebra/1-integers/1-1-x/zzzzzzzz`],
	['the shell by itself', '/shell'],
	['a path that climbs out', '/..%2f..%2fpackage.json'],
	['a path that is not UTF-8', '/workbooks/%ff'],
])('serves %s with the 404 page and status 404', async (_what, path) => {
	const { status, text } = await fetchText(path);
	expect(status).toBe(404);
	expect(text).toContain('<html');
	// The page is outside the shared layout: it has neither header nor footer.
	expect(visibleText(text)).not.toContain('Book Free Consultation');
	expect(text).not.toMatch(/<footer\b/);
});

test('does not serve a question under another material than its own', async () => {
	const id = (await questionPath()).split('/').at(-1);
	const { status } = await fetchText(`${BOOK_PATH}/1-integers/1-3-subtracting-integers/${id}`);
	expect(status).toBe(404);
	const lecture = await fetchText(`/workbooks/algebra-1/1-integers/x/lectures/${await topicId()}`);
	expect(lecture.status).toBe(404);
});

test.each([
	['/math-tutoring', '/'],
	['/trigonometry-math-tutoring', '/'],
	['/algebra-math-tutoring', '/'],
	['/worksheets', '/workbooks'],
	['/worksheets/pre-algebra', BOOK_PATH],
	[MATERIAL_PATH.replace('workbooks', 'worksheets'), MATERIAL_PATH],
	[MATERIAL_PATH, MATERIAL_PATH],
	['/about', '/about'],
	['/blog/category/education', '/blog/category/education'],
])('has the canonical URL of %s: %s', async (path, canonical) => {
	const { text } = await fetchText(path);
	expect(canonicalOf(text)).toBe(canonical);
});

test('has the workbooks URL as canonical for a question and a lecture below worksheets', async () => {
	for (const path of [await questionPath(), await lecturePath()]) {
		const { text } = await fetchText(path.replace('/workbooks/', '/worksheets/'));
		expect(canonicalOf(text)).toBe(path);
	}
});

test.each(['faqs', 'quotes', 'books', 'blogs'])(
	'serves /data/%s.json in its shape',
	async (name) => {
		const { status, text, headers } = await fetchText(`/data/${name}.json`);
		expect(status).toBe(200);
		expect(headers.get('content-type')).toMatch(/json/);
		const file: { fileName: string; data: unknown[] } = JSON.parse(text);
		expect(file.fileName).toBe(name);
		expect(file.data.length).toBeGreaterThan(0);
	},
);

test('lists the twelve books with their counts and flags', async () => {
	const { text } = await fetchText('/data/books.json');
	const { data }: { data: { common_name: string; question_count: string; available: boolean }[] } =
		JSON.parse(text);
	expect(data).toHaveLength(12);
	expect(data.filter(({ available }) => available)).toHaveLength(7);
	expect(data.find(({ common_name }) => common_name === 'pre-algebra')?.question_count).toBe(
		'3,293',
	);
});
