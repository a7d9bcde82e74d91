import * as z from 'zod/mini';
import { questionSchema } from './question.ts';

/** A titled part of a lecture. `text` has blank lines between paragraphs and `- ` or `1. ` for list items. */
export const lectureSectionSchema = z.object({
	title: z.string(),
	text: z.string(),
	html: z.string(),
	speech: z.string(),
});

/**
 * `id` and objective are the topic's; `video_url` is null until a recording exists; `examples` are worked questions shown with
 * their steps, `checks` are for the reader to try (their solutions folded).
 */
export const lectureSchema = z.object({
	id: z.string(),
	title: z.string(),
	objective: z.string(),
	objective_html: z.optional(z.string()),
	book_name: z.string(),
	chapter_name: z.string(),
	material_name: z.string(),
	video_url: z.nullable(z.string()),
	sections: z.array(lectureSectionSchema),
	examples: z.array(questionSchema),
	checks: z.array(questionSchema),
});

export type Lecture = z.infer<typeof lectureSchema>;
