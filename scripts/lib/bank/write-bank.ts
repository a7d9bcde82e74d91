/**
 * Writes a book's records in the import format, parents first, and beside them the speech of its formulas for the
 * printed books (`<book>.formulas.json`, `{ "-8 + 5": "negative 8 plus 5", … }`) and the proof that the site shows
 * (`<book>.proof.json`, `{ "provenOn": "2026-11-20", "planned": 576, "questions": 576, "formulas": 4012, "methods": { "REC": 349, … }, "held": { "proof": 2310, … },
 * "excused": { "reason": 12 }, "chain": { "hint": { "changed": 90, "noticed": 81 }, … }, "mistakes": { "named": 1610, "remade": 790 } }`).
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookRecords } from '../../../src/bank/pipeline/build-book.ts';

export const BANK_FOLDER = join('.data', 'bank');

/** Returns the path of the records. An interrupted write leaves the old file intact. */
export async function writeBank(records: BookRecords): Promise<string> {
	const { book, chapters, figures, lectures, questions, formulas, methods, planned, reading } =
		records;
	await mkdir(BANK_FOLDER, { recursive: true });
	const file = bankFile(book.common_name);
	const lines = [
		{ type: 'book', ...book },
		...chapters.map((chapter) => ({ type: 'chapter', book_name: book.common_name, ...chapter })),
		...figures.map((figure) => ({ type: 'figure', ...figure })),
		...lectures.map((lecture) => ({ type: 'lecture', ...lecture })),
		...questions.map((question) => ({ type: 'question', ...question })),
	];
	const proof = {
		provenOn: new Date().toISOString().slice(0, 10),
		planned,
		questions: questions.length,
		formulas: formulas.size,
		methods: Object.fromEntries(methods),
		held: reading.held,
		excused: Object.fromEntries(reading.excused),
		chain: reading.chain,
		mistakes: reading.mistakes,
	};
	await replaceFile(formulasFile(book.common_name), JSON.stringify(Object.fromEntries(formulas)));
	await replaceFile(proofFile(book.common_name), JSON.stringify(proof));
	await replaceFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
	return file;
}

export const bankFile = (book: string): string => join(BANK_FOLDER, `${book}.ndjson`);

export const formulasFile = (book: string): string => join(BANK_FOLDER, `${book}.formulas.json`);

export const proofFile = (book: string): string => join(BANK_FOLDER, `${book}.proof.json`);

async function replaceFile(file: string, text: string): Promise<void> {
	await writeFile(`${file}.part`, text);
	await rename(`${file}.part`, file);
}
