/**
 * Builds the question bank: `content/` → `.data/bank/<book>.ndjson` (the import form) → the books database.
 * Every question is proven before it is written; the first that is not stops the build with template, seed, reason.
 * With book names as arguments only their files are written; without, all books, one at a time on each processor,
 * and then the database.
 */
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { bookQueue } from './lib/bank/book-queue.ts';
import { readBankSources, readBookPlans } from './lib/bank/read-sources.ts';
import { bankFile, proofFile, writeBank } from './lib/bank/write-bank.ts';
import { loadBank } from './lib/books/load-bank.ts';
import { runCommand } from './lib/process/run-command.ts';
import { runProcess } from './lib/process/run-process.ts';
import { unusedExcuses } from '../src/bank/verify/excuses.ts';
import { buildBook } from '../src/bank/pipeline/build-book.ts';

/** Two processes stay within 1.5 GB; with less they would spend a tenth more time on collecting garbage. */
const HEAP = '--max-old-space-size=640';

const names = process.argv.slice(2);
await runCommand(() => (names.length > 0 ? buildBooks(names) : buildAll()), 'bank');

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
	const books = await readBookPlans();
	const queue = bookQueue(books.map(({ plan }) => plan));
	const codes: number[] = [];
	await Promise.all(
		Array.from({ length: availableParallelism() }, async () => {
			for (let next = queue.shift(); next; next = queue.shift()) {
				const code = await runProcess(process.execPath, [HEAP, import.meta.filename, ...next]);
				codes.push(code);
				// One reason is enough: no further book is begun.
				if (code !== 0) queue.length = 0;
			}
		}),
	);
	if (codes.some((code) => code !== 0)) throw new Error('a book stopped; its reason stands above.');
	await checkExcuses(books.map(({ book }) => book.common_name));
	const database = await loadBank(books.map(({ book }) => bankFile(book.common_name)));
	const { size } = await stat(database);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(
		`bank: built and proven in ${seconds} s; books database ${(size / 1e6).toFixed(1)} MB`,
	);
}

/** @throws {Error} for a reason in the list of excuses that no prompt of the bank needs. */
async function checkExcuses(bookNames: readonly string[]): Promise<void> {
	const proofs = await Promise.all(
		bookNames.map(async (name) => JSON.parse(await readFile(proofFile(name), 'utf8'))),
	);
	const excused = proofs.flatMap((proof): [string, number][] => Object.entries(proof.excused));
	const [unused] = unusedExcuses(new Map(excused));
	if (unused) throw new Error(`an excuse for prompts excuses nothing: "${unused}"`);
}
