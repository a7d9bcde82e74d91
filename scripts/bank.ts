/**
 * Builds the question bank: `content/` → `.data/bank/<book>.ndjson` (the import form) → the books database.
 * Every question is proven before it is written; the first that is not stops the build with template, seed, reason.
 * With book names as arguments only their files are written; without, all books, and then the database.
 */
import { readFile, stat } from 'node:fs/promises';
import { readBookPlans } from './lib/bank/read-sources.ts';
import { bankFile, proofFile } from './lib/bank/write-bank.ts';
import { loadBank } from './lib/books/load-bank.ts';
import { runCommand } from './lib/process/run-command.ts';
import { runInThreads } from './lib/process/run-in-threads.ts';
import { unusedExcuses } from '../src/bank/verify/excuses.ts';

/** Two threads stay within 1.5 GB; with less they would spend a tenth more time on collecting garbage. */
const HEAP_MEGABYTES = 640;

const names = process.argv.slice(2);
await runCommand(async () => {
	const started = performance.now();
	const books = await readBookPlans(names.length > 0 ? names : undefined);
	// The largest first: the last one to end then leaves no thread idle for long.
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

/** @throws {Error} for a reason in the list of excuses that no prompt of the bank needs. */
async function checkExcuses(bookNames: readonly string[]): Promise<void> {
	const proofs = await Promise.all(
		bookNames.map(async (name) => JSON.parse(await readFile(proofFile(name), 'utf8'))),
	);
	const excused = proofs.flatMap((proof): [string, number][] => Object.entries(proof.excused));
	const [unused] = unusedExcuses(new Map(excused));
	if (unused) throw new Error(`an excuse for prompts excuses nothing: "${unused}"`);
}
