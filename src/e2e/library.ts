/** URLs of the real records the journeys visit, requested from the running service: ids may change with the bank. */
import * as z from 'zod/mini';
import { chapterSchema } from '../schemas/wire/chapter.ts';
import { questionSchema, type Question } from '../schemas/wire/question.ts';
import { fetchText } from './harness.ts';

export const BOOK = 'pre-algebra';
export const CHAPTER = '1-integers';
export const MATERIAL = '1-2-adding-integers';
export const BOOK_PATH = `/workbooks/${BOOK}`;
export const MATERIAL_PATH = `${BOOK_PATH}/${CHAPTER}/${MATERIAL}`;

/** In order; never empty. */
export async function questionIds(): Promise<[string, ...string[]]> {
	const query = new URLSearchParams({
		book_name: BOOK,
		chapter_name: CHAPTER,
		material_name: MATERIAL,
	});
	const { text } = await fetchText(`/api/all_questions?${query}`);
	const [first, ...rest] = z.array(z.string()).parse(JSON.parse(text));
	if (first === undefined) throw new Error(`${MATERIAL_PATH} has no questions.`);
	return [first, ...rest];
}

export async function question(id: string): Promise<Question> {
	const { text } = await fetchText(`/api/question_details?id=${id}`);
	return questionSchema.parse(JSON.parse(text));
}

export async function questionPath(): Promise<string> {
	const [first] = await questionIds();
	return `${MATERIAL_PATH}/${first}`;
}

export async function topicId(): Promise<string> {
	const { text } = await fetchText(`/api/all_chapters?book_name=${BOOK}`);
	const chapters = z.array(chapterSchema).parse(JSON.parse(text));
	const materials = chapters.find(({ name }) => name === CHAPTER)?.materials;
	const topic = materials?.find(({ name }) => name === MATERIAL)?.topics[0];
	if (topic === undefined) throw new Error(`${MATERIAL_PATH} has no lectures.`);
	return topic.id;
}

export const lecturePath = async (): Promise<string> =>
	`${MATERIAL_PATH}/lectures/${await topicId()}`;

/** The pages of all books, in the order of the book list; never empty. */
export async function bookPaths(): Promise<string[]> {
	const { text } = await fetchText('/data/books.json');
	const file = z.object({ data: z.array(z.object({ common_name: z.string() })) });
	const { data } = file.parse(JSON.parse(text));
	if (data.length === 0) throw new Error('There are no books.');
	return data.map(({ common_name }) => `/workbooks/${common_name}`);
}

/** Of the newest post. */
export async function postPath(): Promise<string> {
	const { text } = await fetchText('/data/blogs.json');
	const file = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(JSON.parse(text));
	const [first] = file.data;
	if (first === undefined) throw new Error('There are no blog posts.');
	return `/blog/${first.id}`;
}
