import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { booksFileSchema } from './books.ts';
import { curriculumSchema } from './curriculum.ts';
import { faqsFileSchema } from './faqs.ts';
import { quotesFileSchema } from './quotes.ts';
import { siteSchema } from './site.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(`content/${path}`, 'utf8'));

describe('the content that is there', () => {
	test.each([
		['site.json', siteSchema],
		['books.json', booksFileSchema],
		['faqs.json', faqsFileSchema],
		['quotes.json', quotesFileSchema],
	])('%s is sound', (file, schema) => {
		expect(schema.safeParse(read(file)).error?.issues).toBeUndefined();
	});

	test.each(readdirSync('content/curriculum'))('curriculum/%s is sound', (file) => {
		expect(curriculumSchema.safeParse(read(`curriculum/${file}`)).error?.issues).toBeUndefined();
	});

	test('lists the twelve books with the published counts and flags', () => {
		const books = booksFileSchema.parse(read('books.json'));
		expect(
			books.map(({ name, question_count, available }) => [name, question_count, available]),
		).toEqual(
			expect.arrayContaining([
				['Pre-Algebra', '3,293', true],
				['Algebra 1', '3,681', true],
				['High School Algebra', '3,403', true],
				['Advanced Functions', '1,606', true],
				['10 Math', '1,444', true],
				['11 Math', '1,566', true],
				['SAT Math Practice', '302', true],
				['Geometry', '1,371', false],
				['Algebra & Trigonometry', null, false],
				['Algebra II', null, false],
				['Pre-Calculus', null, false],
				['9 Math', null, false],
			]),
		);
		expect(books).toHaveLength(12);
	});
});

test.each([
	['postalCode', 'M0M0M0', 'Write a postal code, such as "A1A 1A1".'],
	['postalCode', '', 'Write a postal code, such as "A1A 1A1".'],
	['street', ' ', 'such as "1 Lemma Lane".'],
	['zip', 'M0M 0M0', 'found the unknown key "zip". Remove it or use one of: street, city'],
])('names a mistake in the address: %s %j', (field, value, message) => {
	const site = read('site.json') as { address: object };
	const address = { ...site.address, [field]: value };
	const [issue] = siteSchema.safeParse({ ...site, address }).error?.issues ?? [];
	expect(issue?.path.join('.')).toMatch(/^address/);
	expect(issue?.message).toContain(message);
});

test('keeps the published claims about the library word for word', () => {
	const { worksheets } = faqsFileSchema.parse(read('faqs.json'));
	const answers = worksheets.flatMap((faq) => faq.answers).join(' ');
	expect(answers).toContain('Each workbook has over 500 questions.');
	expect(answers).toContain('100k+ lectures and 1.2m problems');
	expect(answers).toContain('students above 5th grade');
});

const book = (changes: Record<string, unknown> = {}) => ({
	id: '99d7133e-75c3-4dcc-a84b-4eb0c6b86fe6',
	name: 'Pre-Algebra',
	common_name: 'pre-algebra',
	country: 'USA',
	question_count: '3,293',
	cover_image: '/covers/pre-algebra.svg',
	bookPDF: '/pdfs/pre-algebra.pdf',
	bookPDF_name: 'Pre-Algebra.pdf',
	available: true,
	...changes,
});

const firstIssue = (books: unknown) => {
	const issue = booksFileSchema.safeParse(books).error?.issues[0];
	return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('books.json', () => {
	test('accepts a minimal valid book', () => {
		expect(firstIssue([book()])).toBeUndefined();
	});

	test.each([
		[
			'question_count',
			3293,
			/^0\.question_count: found 3293\. Write text with a thousands separator/,
		],
		['question_count', '3293', /^0\.question_count: found "3293"/],
		['country', 'UK', /^0\.country: found "UK"\. Write "USA"/],
		['common_name', 'Pre Algebra', /^0\.common_name: found "Pre Algebra"\. Write lower-case/],
		['bookPDF', 'javascript:alert(1)', /^0\.bookPDF: found "javascript:alert\(1\)"/],
		['bookPDF_name', '../a.pdf', /^0\.bookPDF_name: found/],
		['bookPDF', null, /^0\.bookPDF: found null in an available book/],
		['available', 'yes', /^0\.available: found "yes"\. Write true or false/],
		['title', 'x', /^0: found the unknown key "title"/],
	])('rejects %s = %j', (field, value, issue) => {
		expect(firstIssue([book({ [field]: value })])).toMatch(issue);
	});

	test('rejects a slug that another book has', () => {
		const second = book({ id: '1f2cb5d8-fb41-4057-9f2a-ae5c4eca24f6' });
		expect(firstIssue([book(), second])).toMatch(
			/^1\.common_name: found "pre-algebra", which book 1 has already/,
		);
	});
});

test('rejects a quote without a source', () => {
	const home = [{ quote: 'We must know.', author: 'David Hilbert' }];
	const issue = quotesFileSchema.safeParse({ home, tutoring: home }).error?.issues[0];
	expect(issue?.path).toEqual(['home', 0, 'source']);
	expect(issue?.message).toMatch(/^is missing\. Write one line/);
});
