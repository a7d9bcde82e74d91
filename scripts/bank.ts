/**
 * Builds the question bank: `content/` → `.data/bank/<book>.ndjson` (the import form) → the books database.
 * Every question is proven before it is written; the first that is not stops the build with template, seed, reason.
 * With book names as arguments only their files are written; without, all books, as many at once as there are
 * processors, and then the database.
 */
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { readBankSources } from './lib/bank/read-sources.ts';
import { bankFile, writeBank } from './lib/bank/write-bank.ts';
import { loadBank } from './lib/books/load-bank.ts';
import { inParallel } from './lib/process/in-parallel.ts';
import { runProcess } from './lib/process/run-process.ts';
import { buildBook } from '../src/bank/build-book.ts';

const names = process.argv.slice(2);
try {
	if (names.length > 0) await buildBooks(names);
	else await buildAll();
} catch (error) {
	console.error(`bank: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}

async function buildBooks(wanted: string[]): Promise<void> {
	for (const source of await readBankSources(wanted)) {
		const records = await buildBook(source);
		await writeBank(records);
		const { book, chapters, lectures, questions } = records;
		console.log(
			`bank: ${book.name}: ${chapters.length} chapters, ${lectures.length} lectures, ${questions.length} questions`,
		);
	}
}

async function buildAll(): Promise<void> {
	const started = performance.now();
	const books = (await readBankSources()).map(({ book }) => book);
	// Only available books hold questions; the outlines of the others are made in one go.
	const outlines = books.filter(({ available }) => !available).map((book) => book.common_name);
	const jobs = [
		...books.filter(({ available }) => available).map((book) => [book.common_name]),
		outlines,
	];
	const codes = await inParallel(availableParallelism(), jobs, (job) =>
		runProcess(process.execPath, [import.meta.filename, ...job]),
	);
	const failed = jobs.filter((_, at) => codes[at] !== 0).flat();
	if (failed.length > 0) throw new Error(`not built: ${failed.join(', ')}.`);
	const database = await loadBank(books.map((book) => bankFile(book.common_name)));
	const { size } = await stat(database);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(
		`bank: built and proven in ${seconds} s; books database ${(size / 1e6).toFixed(1)} MB`,
	);
}
