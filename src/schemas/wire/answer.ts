/**
 * An answer that can be marked. `kind` says how two answers are compared; `value` is the canonical text:
 *
 * | kind | value |
 * |---|---|
 * | integer, rational, decimal | `-7`, `3/4`, `2.50` |
 * | polynomial, expression, factorization | TeX: `6x + 4`, `3(x + 2)` |
 * | point, triple | `(2, -3)` |
 * | ordered-list, set, … | `-5, -2, 0` |
 * | multiple-choice | the key of the right choice: `B` |
 */
import * as z from 'zod/mini';

/** Every kind the curriculum plan uses. */
export const ANSWER_KINDS = [
	'integer',
	'rational',
	'decimal',
	'radical',
	'complex',
	'complex-set',
	'sci-notation',
	'ratio',
	'expression',
	'polynomial',
	'factorization',
	'quotient-remainder',
	'equation',
	'line',
	'equation-solution-set',
	'solution-set',
	'set',
	'integer-set',
	'rational-set',
	'ordered-list',
	'interval',
	'inequality',
	'point',
	'point-set',
	'triple',
	'matrix',
	'multiple-choice',
] as const;

export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** `misconception` names the mistake that leads to a wrong choice; the right choice has none. */
export const choiceSchema = z.object({
	key: z.enum(['A', 'B', 'C', 'D']),
	text: z.string(),
	html: z.string(),
	speech: z.string(),
	misconception: z.optional(z.string()),
});

export const answerSchema = z.object({
	kind: z.enum(ANSWER_KINDS),
	value: z.string().check(z.minLength(1)),
	text: z.string(),
	html: z.string(),
	speech: z.string(),
	choices: z.optional(z.array(choiceSchema)),
	unit: z.optional(z.string()),
	form: z.optional(z.string()),
});

export type Choice = z.infer<typeof choiceSchema>;
export type Answer = z.infer<typeof answerSchema>;
