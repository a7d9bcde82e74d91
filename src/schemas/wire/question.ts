import * as z from 'zod/mini';
import { answerSchema } from './answer.ts';
import { richTextSchema } from './rich-text.ts';

/** `why` is the reason in plain words, without mathematics markup: "add 5 to both sides". */
export const stepSchema = z.extend(richTextSchema, { why: z.optional(z.string()) });

export const hintSchema = z.object({ text: z.string(), html: z.string() });

/**
 * One practice question. `id` is short and stable across rebuilds, unique in the library; `number` counts from 1
 * inside its material. `question` is text with `$…$`, may hold backticks and may end in `#imageId`:
 * `questionText()` in `math/question-text.ts` drops both. `steps` are in order, the last one states the answer.
 */
export const questionSchema = z.object({
	id: z.string().check(z.regex(/^[a-z0-9-]{4,40}$/)),
	number: z.number(),
	book_name: z.string(),
	chapter_name: z.string(),
	material_name: z.string(),
	question: z.string().check(z.minLength(1)),
	question_html: z.string(),
	question_speech: z.string(),
	image_id: z.nullable(z.string()),
	answer: answerSchema,
	steps: z.array(stepSchema),
	hints: z.array(hintSchema),
	standards: z.array(z.string()),
	difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});

export type Step = z.infer<typeof stepSchema>;
export type Hint = z.infer<typeof hintSchema>;
export type Question = z.infer<typeof questionSchema>;
