/**
 * Pairs each folder of `content/` with its loader and schema. Pages never call `getCollection()` themselves:
 * `src/queries` is the only caller.
 */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { jsonContent } from './integrations/authored-content/json-loader.ts';
import { checkedPosts } from './integrations/authored-content/posts.ts';
import { bookSchema, booksFileSchema } from './schemas/frontmatter/books.ts';
import { curriculumSchema } from './schemas/frontmatter/curriculum.ts';
import { faqsFileSchema } from './schemas/frontmatter/faqs.ts';
import { postSchema } from './schemas/frontmatter/post.ts';
import { quotesFileSchema } from './schemas/frontmatter/quotes.ts';
import { siteSchema } from './schemas/frontmatter/site.ts';
import { frameworkSchema, standardsFileSchema } from './schemas/frontmatter/standards.ts';

export const collections = {
	site: defineCollection({
		loader: jsonContent({
			path: 'content/site.json',
			schema: siteSchema,
			entries: (site) => [{ id: 'site', data: site }],
		}),
		schema: siteSchema,
	}),
	books: defineCollection({
		loader: jsonContent({
			path: 'content/books.json',
			schema: booksFileSchema,
			// The store hands entries back by key; `order` keeps the order of the file.
			entries: (books) =>
				books.map((book, order) => ({ id: book.common_name, data: { book, order } })),
		}),
		schema: z.object({ order: z.number(), book: bookSchema }),
	}),
	faqs: defineCollection({
		loader: jsonContent({
			path: 'content/faqs.json',
			schema: faqsFileSchema,
			entries: (groups) => Object.entries(groups).map(([id, items]) => ({ id, data: { items } })),
		}),
		schema: z.object({ items: faqsFileSchema.shape.tutoring }),
	}),
	quotes: defineCollection({
		loader: jsonContent({
			path: 'content/quotes.json',
			schema: quotesFileSchema,
			entries: (groups) => Object.entries(groups).map(([id, items]) => ({ id, data: { items } })),
		}),
		schema: z.object({ items: quotesFileSchema.shape.home }),
	}),
	curriculum: defineCollection({
		loader: jsonContent({
			path: 'content/curriculum',
			schema: curriculumSchema,
			entries: (book) => [{ id: book.slug, data: book }],
		}),
		schema: curriculumSchema,
	}),
	standards: defineCollection({
		loader: jsonContent({
			path: 'content/standards.json',
			schema: standardsFileSchema,
			entries: (frameworks) => Object.entries(frameworks).map(([id, data]) => ({ id, data })),
		}),
		schema: frameworkSchema,
	}),
	blog: defineCollection({ loader: checkedPosts('content/blog'), schema: postSchema }),
};
