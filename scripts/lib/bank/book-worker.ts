import { buildBook } from '../../../src/bank/pipeline/build-book.ts';
import { type FamilyWordings, familyWordings } from './family-wordings.ts';
import { type QuestionDigests, questionDigests } from './accepted-questions.ts';
import { readBankSources } from './read-sources.ts';
import { writeBank } from './write-bank.ts';

/** What must be accepted before a book is published: the sentences of its families, and its questions. */
export type Published = { wordings: FamilyWordings; digests: QuestionDigests };

/** Generates, proves, and writes one book, and reports its counts. */
export default async function buildOne(name: string): Promise<Published> {
	const [source] = await readBankSources([name]);
	if (!source) throw new Error(`There is no book ${name}.`);
	const records = await buildBook(source);
	await writeBank(records);
	const { book, chapters, lectures, questions } = records;
	console.log(
		`bank: ${book.name}: ${chapters.length} chapters, ${lectures.length} lectures, ${questions.length} questions`,
	);
	const practised = lectures.flatMap(({ examples, checks }) => [...examples, ...checks]);
	return {
		wordings: familyWordings(source.plan, [...questions, ...practised]),
		digests: questionDigests(records),
	};
}
