/** The files `/data/{name}.json`: `{ fileName, data }`, loaded when a part of the page needs them. */
import * as z from 'zod/mini';
import { bookSchema } from './book.ts';

export const STATIC_DATA_NAMES = ['faqs', 'quotes', 'books', 'blogs'] as const;
export type StaticDataName = (typeof STATIC_DATA_NAMES)[number];

const faqItemSchema = z.object({ question: z.string(), answers: z.array(z.string()) });
const quoteItemSchema = z.object({
	quote: z.string(),
	author: z.string(),
	source: z.string(),
});

/** `category` is empty if a post has none; `date` is a long date as text: "December 4, 2023". */
export const blogPostSchema = z.object({
	id: z.string(),
	category: z.enum(['education', 'youtube', 'tutor', '']),
	imageUrl: z.string(),
	date: z.string(),
	title: z.string(),
	caption: z.string(),
	subtitle: z.string(),
	description: z.string(),
	details: z.array(z.object({ title: z.string(), article: z.array(z.string()) })),
	link: z.optional(z.string()),
});

export const staticDataSchemas = {
	faqs: z.array(
		z.object({ group: z.enum(['tutoring', 'worksheets']), items: z.array(faqItemSchema) }),
	),
	quotes: z.array(
		z.object({ group: z.enum(['home', 'tutoring']), items: z.array(quoteItemSchema) }),
	),
	books: z.array(bookSchema),
	blogs: z.array(blogPostSchema),
} as const;

export type StaticData = {
	[Name in StaticDataName]: z.infer<(typeof staticDataSchemas)[Name]>;
};
export type BlogPost = z.infer<typeof blogPostSchema>;
