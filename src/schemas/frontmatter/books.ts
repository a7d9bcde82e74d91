import { z } from 'astro/zod';
import { entry, expects, line, slug } from './wording.ts';

export const bookSchema = entry({
	id: z
		.guid(expects('a uuid; make one with `uuidgen`'))
		.describe('Never changes once published: download records refer to it.'),
	name: line(2, 60, 'Pre-Algebra').describe('Title as shown on the cover.'),
	common_name: slug('pre-algebra').describe('The slug in every address and call.'),
	country: z
		.enum(['USA', 'CA'], expects('"USA" (common core) or "CA" (Ontario)'))
		.describe('Which curriculum the book follows: USA or CA.'),
	question_count: z
		.string(
			expects(
				'text with a thousands separator, such as "3,293", or null where no count is published',
			),
		)
		.regex(/^[1-9]\d{0,2}(,\d{3})*$/, expects('text with a thousands separator, such as "3,293"'))
		.nullable()
		.describe(
			'How many questions the book has, as text: "3,293". null where no count is published.',
		),
	cover_image: z
		.string(expects('the address of the cover, such as "/covers/pre-algebra.svg"'))
		.regex(/^\/covers\/[a-z0-9-]+\.svg$/, expects('an address such as "/covers/pre-algebra.svg"'))
		.describe('Address of the drawn cover.'),
	bookPDF: z
		.string(expects('the address of the PDF, or null if there is none'))
		.regex(/^(\/|https:\/\/)\S+\.pdf$/, expects('an address that ends in .pdf'))
		.nullable()
		.describe('Address of the PDF; null while there is none.'),
	bookPDF_name: z
		.string(expects('the file name a visitor saves, such as "lemma-lane-pre-algebra.pdf", or null'))
		.regex(/^[^/\\]+\.pdf$/, expects('a file name without folders that ends in .pdf'))
		.nullable()
		.describe('File name the visitor saves; null while there is no PDF.'),
	available: z
		.boolean(expects('true or false, without quotes'))
		.describe('Only available books can be downloaded.'),
}).superRefine((book, context) => {
	if (book.available && (book.bookPDF === null || book.bookPDF_name === null)) {
		context.addIssue({
			code: 'custom',
			path: ['bookPDF'],
			message:
				'found null in an available book. Write `bookPDF` and `bookPDF_name`, or set `available` to false.',
		});
	}
});

/** `content/books.json`: the workbooks in the order the library shows them. */
export const booksFileSchema = z
	.array(bookSchema, expects('a list of books'))
	.min(1, expects('at least one book'))
	.superRefine((books, context) => {
		for (const key of ['id', 'common_name'] as const) {
			const seen = new Map<string, number>();
			for (const [index, book] of books.entries()) {
				const first = seen.get(book[key]);
				if (first !== undefined) {
					context.addIssue({
						code: 'custom',
						path: [index, key],
						message: `found "${book[key]}", which book ${first + 1} has already. Give each book its own.`,
					});
				}
				seen.set(book[key], first ?? index);
			}
		}
	});
