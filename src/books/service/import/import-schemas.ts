/**
 * The shapes of import lines: the wire shapes with `html` and `speech` optional and no extra fields, so a misspelled
 * name is reported rather than silently lost.
 */
import * as z from 'zod/mini';
import { answerSchema, choiceSchema } from '../../../schemas/wire/answer.ts';
import { bookSchema } from '../../../schemas/wire/book.ts';
import { chapterSchema, materialSchema, topicSchema } from '../../../schemas/wire/chapter.ts';
import { lectureSchema, lectureSectionSchema } from '../../../schemas/wire/lecture.ts';
import {
	hintSchema,
	misconceptionSchema,
	questionSchema,
	skillSchema,
	stepSchema,
} from '../../../schemas/wire/question.ts';

const made = z.optional(z.string());
const madeFromText = { html: made, speech: made };
const count = z.int().check(z.minimum(0));
/** The ids that `questionText()` and `imageIdFromHtml()` accept: no dot, no slash. */
const imageId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));
/** A site path or a web address; anything else, above all `javascript:`, could run when opened. */
const link = z
	.string()
	.check(
		z.regex(/^(?:https?:\/\/|\/(?![/\\]))/, 'a path such as /pdf/book.pdf, or an https address'),
	);

const importBook = z.strictObject({
	...bookSchema.shape,
	cover_image: link,
	bookPDF: z.nullable(link),
});

const importChapter = z.strictObject({
	...chapterSchema.shape,
	book_name: bookSchema.shape.common_name,
	number: count,
	materials: z.array(
		z.strictObject({
			...materialSchema.shape,
			topics: z.array(z.strictObject(topicSchema.shape)),
			question_count: count,
		}),
	),
});

const importFigure = z.strictObject({
	id: imageId,
	svg: z.string().check(z.minLength(1)),
	alt: z.string().check(z.minLength(1)),
	width: z.number().check(z.positive()),
	height: z.number().check(z.positive()),
});

const importQuestion = z.strictObject({
	...questionSchema.shape,
	number: count,
	question_html: made,
	question_speech: made,
	image_id: z.optional(z.nullable(imageId)),
	answer: z.strictObject({
		...answerSchema.shape,
		...madeFromText,
		text: made,
		choices: z.optional(z.array(z.strictObject({ ...choiceSchema.shape, ...madeFromText }))),
	}),
	steps: z.array(
		z.strictObject({ ...stepSchema.shape, ...madeFromText, image_id: z.optional(imageId) }),
	),
	hints: z.array(z.strictObject({ ...hintSchema.shape, html: made })),
	difficulty: z.literal([1, 2, 3]),
	skill: z.optional(z.strictObject(skillSchema.shape)),
	misconceptions: z.optional(z.array(z.strictObject(misconceptionSchema.shape))),
});

const importLecture = z.strictObject({
	...lectureSchema.shape,
	id: topicSchema.shape.id,
	video_url: z.nullable(link),
	sections: z.array(z.strictObject({ ...lectureSectionSchema.shape, ...madeFromText })),
	examples: z.array(importQuestion),
	checks: z.optional(z.array(importQuestion)),
});

/** One schema per record type; the field `type` itself is removed first. */
export const importSchemas = {
	book: importBook,
	chapter: importChapter,
	figure: importFigure,
	lecture: importLecture,
	question: importQuestion,
} as const;

export type ImportBook = z.infer<typeof importBook>;
export type ImportChapter = z.infer<typeof importChapter>;
export type ImportFigure = z.infer<typeof importFigure>;
export type ImportLecture = z.infer<typeof importLecture>;
export type ImportQuestion = z.infer<typeof importQuestion>;
