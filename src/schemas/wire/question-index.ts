import * as z from 'zod/mini';
import { skillSchema } from './question.ts';

const nameSchema = z.string().check(z.regex(/^[\w.-]+$/));

/** `questions`: ids of difficulty 1, 2, and 3, each list in order and possibly empty. `lecture` teaches the skill. */
const indexedSkillSchema = z.object({
	id: skillSchema.shape.id,
	title: skillSchema.shape.title,
	lecture: z.optional(z.object({ id: nameSchema, title: z.string() })),
	questions: z.array(z.array(nameSchema)),
});

/** `label`: number and title, `1.2 Adding Integers`. */
const indexedMaterialSchema = z.object({
	name: nameSchema,
	label: z.string(),
	skills: z.array(indexedSkillSchema),
});

const indexedChapterSchema = z.object({
	name: nameSchema,
	label: z.string(),
	materials: z.array(indexedMaterialSchema),
});

/**
 * The available questions by skill and difficulty, for a book or one of its chapters. Everything is in book order;
 * materials without questions are left out, and so are chapters without materials.
 */
export const questionIndexSchema = z.object({
	book_name: nameSchema,
	label: z.string(),
	chapters: z.array(indexedChapterSchema),
});

export type QuestionIndex = z.infer<typeof questionIndexSchema>;
export type IndexedMaterial = z.infer<typeof indexedMaterialSchema>;
export type IndexedSkill = z.infer<typeof indexedSkillSchema>;
