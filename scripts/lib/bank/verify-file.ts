import * as z from 'zod/mini';
import { proveRecord } from '../../../src/bank/pipeline/prove.ts';
import { lectureSchema } from '../../../src/schemas/wire/lecture.ts';
import { type Question, questionSchema } from '../../../src/schemas/wire/question.ts';
import { fileLines } from '../books/file-lines.ts';
import { plannedTemplates } from './bank-index.ts';
import { wordingsOf } from '../../../src/bank/pipeline/wordings.ts';

export type FileProof = {
	/** Questions that were read, including those in lectures. */
	questions: number;
	/** `id: reason`, for each question that is not proven and each line that cannot be read. */
	failures: string[];
};

/** The known wordings of each template, by id. */
export type Wordings = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Proves every question in an NDJSON file of import records, including those in its lectures, from the records alone.
 * Its drawings are among the figures of the file, wherever they are in it; books and chapters are skipped. With
 * `wordings`, a sentence must also be worded like one in some question of its template.
 */
export async function verifyFile(path: string, wordings?: Wordings): Promise<FileProof> {
	const planned = await plannedTemplates();
	const templates = new Map([...planned].map(([id, { template }]) => [id, template]));
	const proof: FileProof = { questions: 0, failures: [] };
	const drawings = await drawingsIn(path);
	for await (const { text, line } of fileLines(path)) {
		if (typeof text === 'object') {
			proof.failures.push(`line ${line}: ${text.issue}`);
			continue;
		}
		if (text.trim() === '') continue;
		const questions = questionsIn(text);
		if (!questions) proof.failures.push(`line ${line}: is not a record in the wire shapes`);
		for (const question of questions ?? []) {
			proof.questions++;
			const issues = [
				...(await proveRecord(question, templates, drawings)),
				...foreignWordings(question, wordings),
			];
			if (issues.length > 0) proof.failures.push(`${question.id}: ${issues.join('; ')}`);
		}
	}
	return proof;
}

function foreignWordings(question: Question, wordings: Wordings | undefined): string[] {
	const known = wordings?.get(question.skill?.id ?? '');
	if (!known) return [];
	return [...wordingsOf(question).difference(known)].map(
		(wording) => `no question of its skill has the words "${wording}"`,
	);
}

/** By id. A question may precede its figures, so they are read first. */
async function drawingsIn(path: string): Promise<Map<string, string>> {
	const drawings = new Map<string, string>();
	for await (const { text } of fileLines(path)) {
		const drawing = typeof text === 'string' && text.includes('<svg') && drawingIn(text);
		if (drawing) drawings.set(...drawing);
	}
	return drawings;
}

const figureSchema = z.object({ type: z.literal('figure'), id: z.string(), svg: z.string() });

/** Undefined for a line that is not a record; empty for a record without questions. */
function questionsIn(text: string): Question[] | undefined {
	const record = parse(text);
	if (record?.type === 'question') {
		const question = questionSchema.safeParse(record);
		return question.success ? [question.data] : undefined;
	}
	if (record?.type === 'lecture') {
		const lecture = lectureSchema.safeParse(record);
		return lecture.success ? [...lecture.data.examples, ...lecture.data.checks] : undefined;
	}
	return record && ['book', 'chapter', 'figure'].includes(`${record.type}`) ? [] : undefined;
}

function drawingIn(text: string): [id: string, svg: string] | undefined {
	const record = figureSchema.safeParse(parse(text));
	return record.success ? [record.data.id, record.data.svg] : undefined;
}

function parse(text: string): { type?: unknown } | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null ? value : undefined;
	} catch {
		return undefined;
	}
}
