/**
 * A public marking case: `cases/<kind>.jsonl` holds one per line. `verdict` lists two where good teachers differ; `why`
 * is one plain clause that says what the case is about.
 */
import * as z from 'zod/mini';
import { ANSWER_KINDS, choiceSchema, type Answer } from '../schemas/wire/answer.ts';
import type { VerdictName } from './verdict.ts';

const verdictSchema = z.enum(['right', 'form', 'close', 'unread', 'wrong'] satisfies VerdictName[]);

export const markingCaseSchema = z.strictObject({
	expected: z.strictObject({
		kind: z.enum(ANSWER_KINDS),
		value: z.string().check(z.minLength(1)),
		unit: z.optional(z.string()),
		form: z.optional(z.string()),
		choices: z.optional(z.array(z.pick(choiceSchema, { key: true, text: true }))),
	}),
	given: z.string(),
	verdict: z.union([verdictSchema, z.array(verdictSchema).check(z.length(2))]),
	why: z.string().check(z.minLength(8)),
});

export type MarkingCase = z.infer<typeof markingCaseSchema>;

/** The cases of one file. @throws {Error} that names the line of an invalid case. */
export function readCases(jsonLines: string): MarkingCase[] {
	return jsonLines
		.split('\n')
		.filter(Boolean)
		.map((line, at) => {
			const result = markingCaseSchema.safeParse(JSON.parse(line));
			if (!result.success) throw new Error(`line ${at + 1}: ${z.prettifyError(result.error)}`);
			return result.data;
		});
}

/** The acceptable verdicts, the one most teachers give first. */
export const verdictsOf = ({ verdict }: MarkingCase): readonly VerdictName[] =>
	typeof verdict === 'string' ? [verdict] : verdict;

/** The expected answer as a question stores it; its texts are its value. */
export function answerOf({ expected }: MarkingCase): Answer {
	const shown = { text: expected.value, html: '', speech: '' };
	const choices = expected.choices?.map((choice) => ({ ...choice, html: '', speech: '' }));
	return { ...shown, ...expected, ...(choices && { choices }) } as Answer;
}
