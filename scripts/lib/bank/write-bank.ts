/** Writes a book's records in the import form, parents first. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookRecords } from '../../../src/bank/build-book.ts';

export const BANK_FOLDER = join('.data', 'bank');

/** Returns the file's path. A stopped write leaves the old file whole. */
export async function writeBank({ book, chapters, figures, lectures, questions }: BookRecords) {
	await mkdir(BANK_FOLDER, { recursive: true });
	const file = join(BANK_FOLDER, `${book.common_name}.ndjson`);
	const lines = [
		{ type: 'book', ...book },
		...chapters.map((chapter) => ({ type: 'chapter', book_name: book.common_name, ...chapter })),
		...figures.map((figure) => ({ type: 'figure', ...figure })),
		...lectures.map((lecture) => ({ type: 'lecture', ...lecture })),
		...questions.map((question) => ({ type: 'question', ...question })),
	];
	await writeFile(`${file}.part`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
	await rename(`${file}.part`, file);
	return file;
}
