/** How answers are marked: the public cases, and what `npm run marking` counted (`.data/marking.json`). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type MarkingCase, readCases } from '../answers/marking-case.ts';
import { ANSWER_KINDS, type AnswerKind } from '../schemas/wire/answer.ts';

const countSchema = z.object({
	answers: z.number(),
	typed: z.number(),
	fewestWays: z.number(),
	misses: z.number(),
	fewestMisses: z.number(),
});

const markingSchema = z.object({
	markedOn: z.iso.date(),
	kinds: z.partialRecord(z.enum(ANSWER_KINDS), countSchema),
	misconceptions: z.object({ templates: z.number(), named: z.number(), values: z.number() }),
});

export type MarkingCount = z.infer<typeof countSchema>;

export type Marking = {
	markedOn: Date;
	/** Named wrong values, and the templates of typed answers in which most questions have at least two. */
	misconceptions: z.infer<typeof markingSchema>['misconceptions'];
	/** Every kind, in schema order; `count` is absent if the bank has no answer of the kind. */
	kinds: { kind: AnswerKind; cases: MarkingCase[]; count: MarkingCount | undefined }[];
};

/** @throws {Error} that says to mark the bank if its counts are missing. */
export async function getMarking(): Promise<Marking> {
	const file = join('.data', 'marking.json');
	const text = await readFile(file, 'utf8').catch((cause: unknown) => {
		throw new Error(`${file} is missing. Run "npm run marking" first.`, { cause });
	});
	const { markedOn, kinds, misconceptions } = markingSchema.parse(JSON.parse(text));
	return {
		markedOn: new Date(markedOn),
		misconceptions,
		kinds: await Promise.all(
			ANSWER_KINDS.map(async (kind) => ({
				kind,
				cases: readCases(await getCaseLines(kind)),
				count: kinds[kind],
			})),
		),
	};
}

/** The cases of a kind as stored in the repository, one JSON object per line. */
export const getCaseLines = (kind: AnswerKind): Promise<string> =>
	readFile(join('src', 'answers', 'cases', `${kind}.jsonl`), 'utf8');
