/** Reads a built book back: the records that `write-bank.ts` wrote. */
import { readFile } from 'node:fs/promises';
import type { BookRecords } from '../../../src/bank/pipeline/build-book.ts';
import { bankFile, formulasFile } from './write-bank.ts';

/** The input of the printed books. */
export type PrintedRecords = Omit<BookRecords, 'methods' | 'planned' | 'reading'>;

type Line = { type: 'book' | 'chapter' | 'figure' | 'lecture' | 'question' };

/** @throws {Error} that says to build the bank if the file is missing. */
export async function readBook(book: string): Promise<PrintedRecords> {
	const file = bankFile(book);
	const text = await readFile(file, 'utf8').catch((cause: unknown) => {
		throw new Error(`${file} is missing. Run "npm run bank" first.`, { cause });
	});
	const lines = text
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Line);
	// The bank wrote these lines from typed records a moment ago; the service validates them again on loading.
	const of = <T>(type: Line['type']) =>
		lines.filter((line) => line.type === type) as unknown as T[];
	const [record] = of<BookRecords['book']>('book');
	if (!record) throw new Error(`${file} has no book record. Run "npm run bank" again.`);
	return {
		book: record,
		chapters: of('chapter'),
		figures: of('figure'),
		lectures: of('lecture'),
		questions: of('question'),
		formulas: new Map(Object.entries(JSON.parse(await readFile(formulasFile(book), 'utf8')))),
	};
}
