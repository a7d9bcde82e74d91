/** The JSON files of `content/`: where each is, its shape, and its entries. */
import { booksFileSchema } from '../../schemas/frontmatter/books.ts';
import { curriculumSchema } from '../../schemas/frontmatter/curriculum.ts';
import { faqsFileSchema } from '../../schemas/frontmatter/faqs.ts';
import { quotesFileSchema } from '../../schemas/frontmatter/quotes.ts';
import { siteSchema } from '../../schemas/frontmatter/site.ts';
import { standardsFileSchema } from '../../schemas/frontmatter/standards.ts';
import type { JsonSource } from './read-json.ts';

const source = <File>(one: JsonSource<File>) => one;

export const SITE = source({
	path: 'content/site.json',
	schema: siteSchema,
	usage: 'everything',
	entries: (site) => [{ id: 'site', data: site }],
});

export const BOOKS = source({
	path: 'content/books.json',
	schema: booksFileSchema,
	usage: 'everything',
	// The store returns entries by key; `order` preserves the order in the file.
	entries: (books) => books.map((book, order) => ({ id: book.common_name, data: { book, order } })),
});

export const FAQS = source({
	path: 'content/faqs.json',
	schema: faqsFileSchema,
	usage: 'everything',
	entries: (groups) => Object.entries(groups).map(([id, items]) => ({ id, data: { items } })),
});

export const QUOTES = source({
	path: 'content/quotes.json',
	schema: quotesFileSchema,
	entries: (groups) => Object.entries(groups).map(([id, items]) => ({ id, data: { items } })),
});

export const CURRICULUM = source({
	path: 'content/curriculum',
	schema: curriculumSchema,
	entries: (book) => [{ id: book.slug, data: book }],
});

export const STANDARDS = source({
	path: 'content/standards.json',
	schema: standardsFileSchema,
	entries: (frameworks) => Object.entries(frameworks).map(([id, data]) => ({ id, data })),
});
