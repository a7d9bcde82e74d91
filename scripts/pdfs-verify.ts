/** Reads every printed workbook as a screen reader would and looks for each question of the bank in it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBook } from './lib/bank/read-bank.ts';
import { missingQuestions } from './lib/pdfs/missing-questions.ts';
import { PDF_FOLDER } from './lib/pdfs/print-book.ts';
import { readingOrder } from './lib/pdfs/reading-order.ts';

try {
	const books: { common_name: string; available: boolean }[] = JSON.parse(
		await readFile('content/books.json', 'utf8'),
	);
	const wanted = process.argv.slice(2);
	const printed = books.filter((book) => book.available).map((book) => book.common_name);
	for (const book of wanted.length > 0 ? wanted : printed) await verify(book);
} catch (error) {
	console.error(`pdfs: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}

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
