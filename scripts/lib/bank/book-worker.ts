import { buildBook } from '../../../src/bank/pipeline/build-book.ts';
import { readBankSources } from './read-sources.ts';
import { writeBank } from './write-bank.ts';

/** Generates, proves, and writes one book, and reports its counts. */
export default async function buildOne(name: string): Promise<void> {
	for (const source of await readBankSources([name])) {
		const records = await buildBook(source);
		await writeBank(records);
		const { book, chapters, lectures, questions } = records;
		console.log(
			`bank: ${book.name}: ${chapters.length} chapters, ${lectures.length} lectures, ${questions.length} questions`,
		);
	}
}
