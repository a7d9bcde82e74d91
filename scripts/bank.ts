/**
 * Builds the question bank: `content/` → `.data/bank/<book>.ndjson` (the import format) → the books database. Every
 * question is proven before it is written; the first failure stops the build with template, seed, and reason. With book
 * names as arguments, writes only their files; without, all books, and then the database. A sentence that is new to its
 * family stops the build as well, and so does a question that differs from the accepted one; `--accept` records them in
 * the families' `wordings.txt` and in `src/bank/accepted.txt`, to be committed after they have been read.
 */
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
	acceptedQuestions,
	acceptQuestions,
	type QuestionDigests,
	questionIssues,
} from './lib/bank/accepted-questions.ts';
import type { Published } from './lib/bank/book-worker.ts';
import { readBookPlans } from './lib/bank/read-sources.ts';
import {
	acceptWordings,
	addWordings,
	type FamilyWordings,
	wordingIssues,
} from './lib/bank/family-wordings.ts';
import { bankFile, proofFile } from './lib/bank/write-bank.ts';
import { loadBank } from './lib/books/load-bank.ts';
import { runCommand } from './lib/process/run-command.ts';
import { runInThreads } from './lib/process/run-in-threads.ts';
import { unusedExcuses } from '../src/bank/verify/excuses.ts';

/** Two threads stay within 1.5 GB; with less memory they would spend a tenth more time on garbage collection. */
const HEAP_MEGABYTES = 640;

const { values: options, positionals: names } = parseArgs({
	options: { accept: { type: 'boolean', default: false } },
	allowPositionals: true,
});
await runCommand(async () => {
	if (options.accept && names.length > 0)
		throw new Error('--accept needs all books, so give no names with it.');
	const started = performance.now();
	const books = await readBookPlans(names.length > 0 ? names : undefined);
	// Largest first, so that no thread is idle for long at the end.
	const bySize = books
		.toSorted((a, b) => (b.plan.question_count ?? 0) - (a.plan.question_count ?? 0))
		.map(({ book }) => book.common_name);
	const published = await runInThreads<string, Published>(
		new URL('./lib/bank/book-worker.ts', import.meta.url),
		bySize,
		HEAP_MEGABYTES,
	);
	await checkAccepted(published);
	if (names.length > 0) return;
	await checkExcuses(bySize);
	const database = await loadBank(books.map(({ book }) => bankFile(book.common_name)));
	const { size } = await stat(database);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(
		`bank: built and proven in ${seconds} s; books database ${(size / 1e6).toFixed(1)} MB`,
	);
}, 'bank');

/** @throws {Error} for sentences and questions not accepted yet and, if all books were built, for missing ones. */
async function checkAccepted(books: readonly Published[]): Promise<void> {
	const said: FamilyWordings = new Map();
	for (const [family, wordings] of books.flatMap((book) => [...book.wordings]))
		addWordings(said, family, wordings);
	const made: QuestionDigests = new Map(books.flatMap(({ digests }) => [...digests]));
	if (options.accept) {
		await acceptWordings(said);
		return acceptQuestions(made);
	}
	const areAll = names.length === 0;
	const issues = [
		...(await wordingIssues(said, areAll)),
		...questionIssues(made, await acceptedQuestions(), areAll),
	];
	if (issues.length > 0)
		throw new Error(
			[...issues, 'If they are right, accept them with "npm run bank -- --accept".'].join('\n'),
		);
}

/** @throws {Error} for an excuse in the list that no prompt in the bank needs. */
async function checkExcuses(bookNames: readonly string[]): Promise<void> {
	const proofs = await Promise.all(
		bookNames.map(async (name) => JSON.parse(await readFile(proofFile(name), 'utf8'))),
	);
	const excused = proofs.flatMap((proof): [string, number][] => Object.entries(proof.excused));
	const [unused] = unusedExcuses(new Map(excused));
	if (unused) throw new Error(`an excuse for prompts is unused: "${unused}"`);
}
