/**
 * Pairs each folder of `content/` with its loader and schema. Pages never call `getCollection()` themselves:
 * `src/queries` is the only caller.
 */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { jsonContent } from './integrations/authored-content/json-loader.ts';
import * as sources from './integrations/authored-content/json-sources.ts';
import { checkedPosts } from './integrations/authored-content/post-loader.ts';
import { bookSchema } from './schemas/frontmatter/books.ts';
import { faqsFileSchema } from './schemas/frontmatter/faqs.ts';
import { postSchema } from './schemas/frontmatter/post.ts';
import { quotesFileSchema } from './schemas/frontmatter/quotes.ts';
import { frameworkSchema } from './schemas/frontmatter/standards.ts';

export const collections = {
	site: defineCollection({ loader: jsonContent(sources.SITE), schema: sources.SITE.schema }),
	books: defineCollection({
		loader: jsonContent(sources.BOOKS),
		schema: z.object({ order: z.number(), book: bookSchema }),
	}),
	faqs: defineCollection({
		loader: jsonContent(sources.FAQS),
		schema: z.object({ items: faqsFileSchema.shape.tutoring }),
	}),
	quotes: defineCollection({
		loader: jsonContent(sources.QUOTES),
		schema: z.object({ items: quotesFileSchema.shape.home }),
	}),
	curriculum: defineCollection({
		loader: jsonContent(sources.CURRICULUM),
		schema: sources.CURRICULUM.schema,
	}),
	standards: defineCollection({
		loader: jsonContent(sources.STANDARDS),
		schema: frameworkSchema,
	}),
	blog: defineCollection({ loader: checkedPosts('content/blog'), schema: postSchema }),
};
