import { buildBook } from '../../../src/bank/pipeline/build-book.ts';
import { type FamilyWordings, familyWordings } from './family-wordings.ts';
import { readBankSources } from './read-sources.ts';
import { writeBank } from './write-bank.ts';

/** Generates, proves, and writes one book, reports its counts, and returns the wordings of its families. */
export default async function buildOne(name: string): Promise<FamilyWordings> {
	const [source] = await readBankSources([name]);
	if (!source) throw new Error(`There is no book ${name}.`);
	const records = await buildBook(source);
	await writeBank(records);
	const { book, chapters, lectures, questions } = records;
	console.log(
		`bank: ${book.name}: ${chapters.length} chapters, ${lectures.length} lectures, ${questions.length} questions`,
	);
	const practised = lectures.flatMap(({ examples, checks }) => [...examples, ...checks]);
	return familyWordings(source.plan, [...questions, ...practised]);
}
