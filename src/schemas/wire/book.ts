import * as z from 'zod/mini';

/** A workbook. `common_name` is the slug used in every call and path; `question_count` is text: '3,293'. */
export const bookSchema = z.object({
	id: z.guid(),
	name: z.string().check(z.minLength(1)),
	common_name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
	country: z.enum(['USA', 'CA']),
	question_count: z.nullable(z.string()),
	cover_image: z.string(),
	bookPDF: z.nullable(z.string()),
	bookPDF_name: z.nullable(z.string()),
	available: z.boolean(),
});

export type Book = z.infer<typeof bookSchema>;
