/**
 * Builds the question bank: `content/` → `.data/bank/<book>.ndjson` (the import form) → the books database.
 * Every question is proven before it is written; the first that is not stops the build with template, seed, reason.
 */
import { stat } from 'node:fs/promises';
import { loadBank } from './lib/books/load-bank.ts';
import { readBankSources } from './lib/bank/read-sources.ts';
import { writeBank } from './lib/bank/write-bank.ts';
import { buildBook } from '../src/bank/build-book.ts';

const started = performance.now();
let questions = 0;
try {
	const sources = await readBankSources();
	const files: string[] = [];
	for (const source of sources) {
		const records = await buildBook(source);
		files.push(await writeBank(records));
		questions += records.questions.length;
		const { book, chapters, lectures } = records;
		console.log(
			`bank: ${book.name}: ${chapters.length} chapters, ${lectures.length} lectures, ${records.questions.length} questions`,
		);
	}
	const database = await loadBank(files);
	const { size } = await stat(database);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(
		`bank: ${questions} questions proven in ${seconds} s; books database ${(size / 1e6).toFixed(1)} MB`,
	);
} catch (error) {
	console.error(`bank: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}
