/**
 * Reads the question bank that `npm run bank` has written: `.data/bank/<book>.ndjson`, one record a line in the
 * import form. A book is read once per build and kept; pages of the same book share the records.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Chapter, chapterSchema } from '../schemas/wire/chapter.ts';
import { type Lecture, lectureSchema } from '../schemas/wire/lecture.ts';
import { type Question, questionSchema } from '../schemas/wire/question.ts';

/** A question's picture without its drawing: what a page needs to leave room for it and to name it. */
export type FigureSize = { alt: string; width: number; height: number };

/** `questions` by material name, in the order of their numbers; `lectures` by topic id; `figures` by image id. */
export type BookBank = {
	chapters: Chapter[];
	questions: ReadonlyMap<string, Question[]>;
	lectures: ReadonlyMap<string, Lecture[]>;
	figures: ReadonlyMap<string, FigureSize>;
};

const figureSchema = z.object({
	id: z.string(),
	alt: z.string(),
	width: z.number(),
	height: z.number(),
});

const FOLDER = join('.data', 'bank');
const cache = new Map<string, Promise<BookBank>>();

/** @throws when the bank has not been built or holds a line that is not a record. */
export function getBank(bookName: string, folder = FOLDER): Promise<BookBank> {
	const file = join(folder, `${bookName}.ndjson`);
	const known = cache.get(file);
	if (known) return known;
	const reading = readBank(file);
	cache.set(file, reading);
	return reading;
}

async function readBank(file: string): Promise<BookBank> {
	if (!existsSync(file)) {
		throw new Error(
			`The question bank is missing: there is no ${file}. Run \`npm run bank\` first.`,
		);
	}
	const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
	const chapters: Chapter[] = [];
	const questions = new Map<string, Question[]>();
	const lectures = new Map<string, Lecture[]>();
	const figures = new Map<string, FigureSize>();
	for (const [index, line] of lines.entries()) {
		const { type, ...record } = parseLine(line, `${file}:${index + 1}`);
		const at = `${file}:${index + 1} (${String(type)})`;
		if (type === 'chapter') chapters.push(checked(chapterSchema, record, at));
		else if (type === 'question') {
			const question = checked(questionSchema, record, at);
			append(questions, question.material_name, question);
		} else if (type === 'lecture') {
			const lecture = checked(lectureSchema, record, at);
			append(lectures, lecture.id, lecture);
		} else if (type === 'figure') {
			const { id, ...figure } = checked(figureSchema, record, at);
			figures.set(id, figure);
		}
	}
	chapters.sort((a, b) => a.number - b.number);
	for (const list of questions.values()) list.sort((a, b) => a.number - b.number);
	return { chapters, questions, lectures, figures };
}

function parseLine(line: string, at: string): Record<string, unknown> {
	try {
		return JSON.parse(line);
	} catch (cause) {
		throw new Error(`${at} is not JSON. Run \`npm run bank\` to write the bank again.`, { cause });
	}
}

function checked<T>(schema: z.ZodMiniType<T>, record: unknown, at: string): T {
	const result = schema.safeParse(record);
	if (result.success) return result.data;
	const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
	throw new Error(`${at}: ${faults.join('; ')}. Run \`npm run bank\` to write the bank again.`);
}

function append<T>(lists: Map<string, T[]>, key: string, value: T) {
	const list = lists.get(key);
	if (list) list.push(value);
	else lists.set(key, [value]);
}
