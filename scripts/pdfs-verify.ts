/** Reads every printed workbook as a screen reader would and looks for each question of the bank in it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBook } from './lib/bank/read-bank.ts';
import { availableBooks } from './lib/bank/read-sources.ts';
import { missingQuestions } from './lib/pdfs/missing-questions.ts';
import { PDF_FOLDER } from './lib/pdfs/print-book.ts';
import { readingOrder } from './lib/pdfs/reading-order.ts';
import { runCommand } from './lib/process/run-command.ts';

const names = process.argv.slice(2);
await runCommand(async () => {
	for (const book of names.length > 0 ? names : await availableBooks()) await verify(book);
}, 'pdfs');

async function verify(book: string): Promise<void> {
	const records = await readBook(book);
	const pdf = await readFile(join(PDF_FOLDER, `${book}-workbook.pdf`));
	const missing = missingQuestions(records, await readingOrder(pdf));
	console.log(
		`pdfs: ${book}: ${records.questions.length} questions looked for, ${missing.length} missing`,
	);
	for (const { id, question } of missing.slice(0, 10)) console.error(`  ${id}: ${question}`);
	if (missing.length > 0) process.exitCode = 1;
}
