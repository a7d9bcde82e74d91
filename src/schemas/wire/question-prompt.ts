import * as z from 'zod/mini';
import { choiceSchema } from './answer.ts';
import { questionSchema } from './question.ts';

/** What a list shows of a question: a tenth of the record. `choices` is null if there are none. */
export const questionPromptSchema = z.extend(
	z.pick(questionSchema, {
		id: true,
		number: true,
		question: true,
		question_html: true,
		image_id: true,
		difficulty: true,
	}),
	{ choices: z.nullable(z.array(choiceSchema)) },
);

export type QuestionPrompt = z.infer<typeof questionPromptSchema>;
