/**
 * Prints the books: `.data/bank` → `.data/pdfs/`. With book names as arguments, only those; without, all available
 * books, each in its own process, as many in parallel as there are processors.
 */
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { readBook } from './lib/bank/read-bank.ts';
import { availableBooks } from './lib/bank/read-sources.ts';
import { bankFile } from './lib/bank/write-bank.ts';
import { inParallel } from './lib/process/in-parallel.ts';
import { runCommand } from './lib/process/run-command.ts';
import { runProcess } from './lib/process/run-process.ts';
import { printBook } from './lib/pdfs/print-book.ts';
import { SITE_ORIGIN } from '../src/site.ts';

const names = process.argv.slice(2);
await runCommand(async () => {
	if (names.length > 0) for (const name of names) await printOne(name);
	else await printAll();
}, 'pdfs');

async function printOne(name: string): Promise<void> {
	const site = JSON.parse(await readFile('content/site.json', 'utf8'));
	const address = new URL(SITE_ORIGIN).host;
	const imprint = { publisher: site.brand, tagline: site.tagline, address };
	const printed = await printBook(await readBook(name), imprint);
	const megabytes = printed.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
	console.log(`pdfs: ${name}: ${printed.length} files, ${megabytes.toFixed(1)} MB`);
}

async function printAll(): Promise<void> {
	const available = await availableBooks();
	// Largest first, so that little is left when the last one starts.
	const sizes = new Map<string, number>();
	for (const name of available) sizes.set(name, (await stat(bankFile(name))).size);
	const bySize = available.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
	const codes = await inParallel(availableParallelism(), bySize, (name) =>
		runProcess(process.execPath, [import.meta.filename, name]),
	);
	const failed = bySize.filter((_, at) => codes[at] !== 0);
	if (failed.length > 0) throw new Error(`not printed: ${failed.join(', ')}.`);
}
