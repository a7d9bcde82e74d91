/** Prints the workbook of every available book: `.data/bank` → `.data/pdfs/<book>-workbook.pdf`. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBook } from './lib/bank/read-bank.ts';
import { typesetWorkbook } from './lib/pdfs/typeset.ts';
import { workbookData } from './lib/pdfs/workbook-data.ts';
import { createSpeaker } from '../src/math/speak-markup.ts';

const FOLDER = join('.data', 'pdfs');
const LARGEST = 25 * 1024 * 1024;

const site = JSON.parse(await readFile('content/site.json', 'utf8'));
const imprint = { publisher: site.brand, tagline: site.tagline, address: 'lemmalane.example' };
const books: { common_name: string; available: boolean }[] = JSON.parse(
	await readFile('content/books.json', 'utf8'),
);
const speak = await createSpeaker();
await mkdir(FOLDER, { recursive: true });
try {
	for (const { common_name } of books.filter(({ available }) => available)) {
		const data = workbookData(await readBook(common_name), imprint, speak);
		const pdf = await typesetWorkbook(data);
		if (pdf.byteLength > LARGEST) throw new Error(`${common_name}: the PDF is over 25 MiB.`);
		const file = join(FOLDER, `${common_name}-workbook.pdf`);
		await writeFile(`${file}.part`, pdf);
		await rename(`${file}.part`, file);
		console.log(`pdfs: ${file} ${(pdf.byteLength / 1024).toFixed(0)} kB`);
	}
} catch (error) {
	console.error(`pdfs: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}
