import * as z from 'zod/mini';

/**
 * A topic is one lecture. `id` is unique within the library: the book's slug, a hyphen, the topic's own id. `objective`
 * is text with `$…$`; `objective_html` is present if it contains a formula.
 */
export const topicSchema = z.object({
	id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
	title: z.string(),
	objective: z.string(),
	objective_html: z.optional(z.string()),
});

/** `question_count` is the number of questions that exist now (0 if none are in yet), not the planned number. */
export const materialSchema = z.object({
	number: z.string(),
	name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
	title: z.string(),
	standards: z.array(z.string()),
	topics: z.array(topicSchema),
	question_count: z.number(),
});

export const chapterSchema = z.object({
	number: z.number(),
	name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
	title: z.string(),
	materials: z.array(materialSchema),
});

export type Topic = z.infer<typeof topicSchema>;
export type Material = z.infer<typeof materialSchema>;
export type Chapter = z.infer<typeof chapterSchema>;
