/** Reads the sources of the bank: each book's plan, record, and lectures. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { BookSources } from '../../../src/bank/pipeline/build-book.ts';
import {
	type LectureSource,
	readLectureSource,
} from '../../../src/bank/pipeline/lecture-source.ts';
import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';
import { createSpeaker } from '../../../src/math/speak-markup.ts';
import { type Book, bookSchema } from '../../../src/schemas/wire/book.ts';

/**
 * Books in the order of `content/books.json`; with `names`, only those.
 * @throws {SyntaxError} naming the file for broken JSON or a record that does not fit.
 */
export async function readBankSources(
	names?: readonly string[],
	content = 'content',
): Promise<BookSources[]> {
	const speak = await createSpeaker();
	return Promise.all(
		(await readBookPlans(names, content)).map(async ({ book, plan }) => ({
			book,
			speak,
			plan,
			lectures: await readLectures(content, book.common_name),
		})),
	);
}

/**
 * The same books without what lectures need: enough to know what there is to generate.
 * @throws {Error} for an unknown book.
 */
export async function readBookPlans(
	names?: readonly string[],
	content = 'content',
): Promise<Pick<BookSources, 'book' | 'plan'>[]> {
	const books = await readBooks(content);
	const known = books.map(({ common_name }) => common_name);
	const unknown = names?.find((name) => !known.includes(name));
	if (unknown !== undefined)
		throw new Error(`There is no book "${unknown}". Name one of ${known.join(', ')}.`);
	return Promise.all(
		books
			.filter(({ common_name }) => names?.includes(common_name) ?? true)
			.map(async (book) => ({ book, plan: await readPlan(content, book.common_name) })),
	);
}

/** Names of the books that have questions and so are printed. */
export const availableBooks = async (): Promise<string[]> =>
	(await readBooks('content')).filter((book) => book.available).map((book) => book.common_name);

async function readBooks(content: string): Promise<Book[]> {
	const file = join(content, 'books.json');
	const books = z.array(bookSchema).safeParse(await readJson(file));
	if (!books.success) throw new SyntaxError(`${file}: ${z.prettifyError(books.error)}`);
	return books.data;
}

async function readJson(file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(file, 'utf8'));
	} catch (cause) {
		throw new SyntaxError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
			cause,
		});
	}
}

/** `schemas/frontmatter/curriculum.ts` validates the shape, with messages for its editor, when the site is built. */
async function readPlan(content: string, book: string): Promise<BookPlan> {
	const file = join(content, 'curriculum', `${book}.json`);
	const plan = (await readJson(file)) as BookPlan;
	if (!Array.isArray(plan.chapters)) throw new SyntaxError(`${file}: "chapters" must be a list.`);
	return plan;
}

/** A book's lectures by topic id; empty if it has none. */
export async function readLectures(
	content: string,
	book: string,
): Promise<Map<string, LectureSource>> {
	const folder = join(content, 'lectures', book);
	const lectures = new Map<string, LectureSource>();
	for (const name of await listFolder(folder)) {
		if (!name.endsWith('.md')) continue;
		const file = join(folder, name);
		lectures.set(
			name.slice(0, -'.md'.length),
			readLectureSource(file, await readFile(file, 'utf8')),
		);
	}
	return lectures;
}

/** A book without lectures has no folder, which gives an empty list; any other error is thrown. */
async function listFolder(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
		throw error;
	}
}
