import * as z from 'zod/mini';
import { answerSchema } from './answer.ts';
import { richTextSchema } from './rich-text.ts';

/**
 * `why` is the reason in plain words, without math markup: "add 5 to both sides". `image_id` names the drawing below
 * the line: `html` ends in its `<img>`, `speech` in its alternative text, `text` never mentions it.
 */
export const stepSchema = z.extend(richTextSchema, {
	why: z.optional(z.string()),
	image_id: z.optional(z.string()),
});

/** What a question practices: the stable id of its template and the skill's only title. */
export const skillSchema = z.object({
	id: z.string().check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9.-]{0,79}$/)),
	title: z.string().check(z.minLength(1)),
});

/** A wrong answer that a known misconception leads to, written like an answer's `value`; `why` is one plain line. */
export const misconceptionSchema = z.object({
	value: z.string().check(z.minLength(1)),
	why: z.string().check(z.minLength(1)),
});

export const hintSchema = z.object({ text: z.string(), html: z.string() });

/**
 * One practice question. `id` is short and stable across rebuilds, unique in the library; `number` counts from 1
 * inside its material. `question` is text with `$…$`, may hold backticks and may end in `#imageId`:
 * `questionText()` in `math/question-text.ts` drops both. `steps` are in order, the last one states the answer. `skill` is on every question of
 * our own bank; `misconceptions` belong to typed answers (a wrong choice has its `misconception`). An import may leave both out.
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
	skill: z.optional(skillSchema),
	misconceptions: z.optional(z.array(misconceptionSchema)),
});

export type Step = z.infer<typeof stepSchema>;
export type Skill = z.infer<typeof skillSchema>;
export type Misconception = z.infer<typeof misconceptionSchema>;
export type Hint = z.infer<typeof hintSchema>;
export type Question = z.infer<typeof questionSchema>;
