/**
 * Builds the question bank: `content/` → `.data/bank/<book>.ndjson` (the import format) → the books database. Every
 * question is proven before it is written; the first failure stops the build with template, seed, and reason. With book
 * names as arguments, writes only their files; without, all books, and then the database.
 */
import { readFile, stat } from 'node:fs/promises';
import { readBookPlans } from './lib/bank/read-sources.ts';
import { bankFile, proofFile } from './lib/bank/write-bank.ts';
import { loadBank } from './lib/books/load-bank.ts';
import { runCommand } from './lib/process/run-command.ts';
import { runInThreads } from './lib/process/run-in-threads.ts';
import { unusedExcuses } from '../src/bank/verify/excuses.ts';

/** Two threads stay within 1.5 GB; with less memory they would spend a tenth more time on garbage collection. */
const HEAP_MEGABYTES = 640;

const names = process.argv.slice(2);
await runCommand(async () => {
	const started = performance.now();
	const books = await readBookPlans(names.length > 0 ? names : undefined);
	// Largest first, so that no thread is idle for long at the end.
	const bySize = books
		.toSorted((a, b) => (b.plan.question_count ?? 0) - (a.plan.question_count ?? 0))
		.map(({ book }) => book.common_name);
	await runInThreads(new URL('./lib/bank/book-worker.ts', import.meta.url), bySize, HEAP_MEGABYTES);
	if (names.length > 0) return;
	await checkExcuses(bySize);
	const database = await loadBank(books.map(({ book }) => bankFile(book.common_name)));
	const { size } = await stat(database);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(
		`bank: built and proven in ${seconds} s; books database ${(size / 1e6).toFixed(1)} MB`,
	);
}, 'bank');

/** @throws {Error} for an excuse in the list that no prompt in the bank needs. */
async function checkExcuses(bookNames: readonly string[]): Promise<void> {
	const proofs = await Promise.all(
		bookNames.map(async (name) => JSON.parse(await readFile(proofFile(name), 'utf8'))),
	);
	const excused = proofs.flatMap((proof): [string, number][] => Object.entries(proof.excused));
	const [unused] = unusedExcuses(new Map(excused));
	if (unused) throw new Error(`an excuse for prompts is unused: "${unused}"`);
}
