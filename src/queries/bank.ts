/**
 * Reads the question bank written by `npm run bank`: `.data/bank/<book>.ndjson`, one record per line in the import
 * format. A book is read once per build and cached; its pages share the records.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { entityTag } from '../books/contract.ts';
import { escapeHtml } from '../math/markup.ts';
import { type Chapter, chapterSchema } from '../schemas/wire/chapter.ts';
import { type Lecture, lectureSchema } from '../schemas/wire/lecture.ts';
import { type Question, questionSchema } from '../schemas/wire/question.ts';

/**
 * `questions` by material name, in number order; `lectures` by topic id. Their images are inlined in the HTML, so a
 * page shows them without the service. `etags`, by question and topic id, are those of the service's responses.
 */
export type BookBank = {
	chapters: Chapter[];
	questions: ReadonlyMap<string, Question[]>;
	lectures: ReadonlyMap<string, Lecture[]>;
	etags: ReadonlyMap<string, string>;
};

const figureSchema = z.object({ id: z.string(), svg: z.string(), alt: z.string() });

const FOLDER = join('.data', 'bank');
const cache = new Map<string, Promise<BookBank>>();

/** @throws if the bank has not been built or contains an invalid line. */
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
	const etags = new Map<string, string>();
	const drawings: Drawings = new Map();
	for (const [index, line] of lines.entries()) {
		const { type, ...record } = parseLine(line, `${file}:${index + 1}`);
		const at = `${file}:${index + 1} (${String(type)})`;
		if (type === 'chapter') chapters.push(checked(chapterSchema, record, at));
		else if (type === 'question') {
			const question = checked(questionSchema, record, at);
			append(questions, question.material_name, drawn(question, drawings));
			etags.set(question.id, entityTag(JSON.stringify(record)));
		} else if (type === 'lecture') {
			const lecture = checked(lectureSchema, record, at);
			append(lectures, lecture.id, {
				...lecture,
				examples: lecture.examples.map((question) => drawn(question, drawings)),
				checks: lecture.checks.map((question) => drawn(question, drawings)),
			});
			// The service returns a list of lectures per topic; the bank writes one lecture per topic.
			etags.set(lecture.id, entityTag(`[${JSON.stringify(record)}]`));
		} else if (type === 'figure') {
			const { id, svg, alt } = checked(figureSchema, record, at);
			drawings.set(id, svg.replace('<svg ', `<svg role="img" aria-label="${escapeHtml(alt)}" `));
		}
	}
	chapters.sort((a, b) => a.number - b.number);
	for (const list of questions.values()) list.sort((a, b) => a.number - b.number);
	return { chapters, questions, lectures, etags };
}

/** SVG markup by image id. */
type Drawings = Map<string, string>;

const SERVICE_IMAGE = /<img src="[^"]*\/question-images\/([\w-]+)"[^>]*>/;

function drawn(question: Question, drawings: Drawings): Question {
	const shown = (html: string) =>
		html.replace(SERVICE_IMAGE, (image, id: string) => drawings.get(id) ?? image);
	return {
		...question,
		question_html: shown(question.question_html),
		steps: question.steps.map((step) =>
			step.image_id ? { ...step, html: shown(step.html) } : step,
		),
	};
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
	const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
	throw new Error(`${at}: ${issues.join('; ')}. Run \`npm run bank\` to write the bank again.`);
}

function append<T>(lists: Map<string, T[]>, key: string, value: T) {
	const list = lists.get(key);
	if (list) list.push(value);
	else lists.set(key, [value]);
}
