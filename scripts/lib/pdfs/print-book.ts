/** All PDFs of one book, written to `.data/pdfs/`. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintedRecords } from '../bank/read-bank.ts';
import { hasQuestions, type Imprint, type PrintJob } from './book-data.ts';
import { compressPdf } from './compress-pdf.ts';
import { onLetter } from './paper.ts';
import { solutionsData } from './solutions-data.ts';
import { type Layout, typeset } from './typeset.ts';
import { workbookData } from './workbook-data.ts';

export const PDF_FOLDER = join('.data', 'pdfs');

/** A CDN does not accept a larger file. */
const LARGEST_BYTES = 25 * 1024 * 1024;

export type Printed = { file: string; bytes: number };

/**
 * Workbook and worked solutions on Letter and A4, and each chapter's workbook separately for slow connections. A book
 * whose questions are not in yet gets only its outline.
 * @throws {Error} if a document cannot be typeset or is over 25 MiB.
 */
export async function printBook(records: PrintedRecords, imprint: Imprint): Promise<Printed[]> {
	await mkdir(PDF_FOLDER, { recursive: true });
	const name = records.book.common_name;
	const ready = records.chapters.filter(hasQuestions);
	const job: PrintJob = { records, imprint };
	const printed = await printBoth(`${name}-workbook`, 'workbook.typ', workbookData(job));
	if (ready.length > 0)
		printed.push(...(await printBoth(`${name}-solutions`, 'solutions.typ', solutionsData(job))));
	for (const chapter of ready) {
		const pages = await typeset('workbook.typ', workbookData({ ...job, chapter }));
		printed.push(await write(`${name}-chapter-${chapter.number}`, onLetter(pages)));
	}
	return printed;
}

async function printBoth(name: string, layout: Layout, data: object): Promise<Printed[]> {
	const pages = await typeset(layout, data);
	return [await write(name, onLetter(pages)), await write(`${name}-a4`, pages)];
}

async function write(name: string, pages: Uint8Array): Promise<Printed> {
	const pdf = await compressPdf(pages);
	if (pdf.byteLength > LARGEST_BYTES) throw new Error(`${name}: the PDF is over 25 MiB.`);
	const file = join(PDF_FOLDER, `${name}.pdf`);
	await writeFile(`${file}.part`, pdf);
	await rename(`${file}.part`, file);
	return { file, bytes: pdf.byteLength };
}
