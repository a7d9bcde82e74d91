/**
 * The published questions as they were last accepted: `src/bank/accepted.txt` has a line for each template, its id and a
 * digest of each of its questions, in order. Readers keep their progress by question, and PDFs are printed from them, so
 * a question that becomes another one stops the build until somebody accepts it.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { BookRecords } from '../../../src/bank/pipeline/build-book.ts';
import { shown } from './shown-issues.ts';

/** The digests of each template's questions, by template id, in published order. */
export type QuestionDigests = Map<string, string[]>;

const ACCEPTED_FILE = 'src/bank/accepted.txt';

/** 36 bits: enough to tell a question from what stood in its place before. */
const LENGTH = 6;

/** The digest of a question covers everything that is published of it, its figures included. */
export function questionDigests({
	questions,
	figures,
}: Pick<BookRecords, 'questions' | 'figures'>): QuestionDigests {
	const drawings = Map.groupBy(figures, ({ id }) => id.split('-')[0]);
	const digests: QuestionDigests = new Map();
	for (const question of questions) {
		const published = JSON.stringify([question, drawings.get(question.id) ?? []]);
		const digest = createHash('sha256').update(published).digest('base64url').slice(0, LENGTH);
		const template = question.skill?.id ?? '';
		digests.set(template, [...(digests.get(template) ?? []), digest]);
	}
	return digests;
}

/** Empty if nothing has been accepted yet. */
export async function acceptedQuestions(): Promise<QuestionDigests> {
	const text = await readFile(ACCEPTED_FILE, 'utf8').catch(() => '');
	return new Map(
		text
			.split('\n')
			.filter(Boolean)
			.map((line) => line.split(' '))
			.map(([template = '', ...digests]) => [template, digests]),
	);
}

/** Issues for templates whose questions are not the accepted ones and, if all books were built, for those that are gone. */
export function questionIssues(
	made: QuestionDigests,
	accepted: QuestionDigests,
	areAll: boolean,
): string[] {
	const changed = [...made].flatMap(([template, digests]) => {
		const known = accepted.get(template);
		if (!known) return [`${template}: ${digests.length} new`];
		const count = Math.max(digests.length, known.length);
		const others = Array.from({ length: count }, (_, at) => at).filter(
			(at) => digests[at] !== known[at],
		);
		return others.length === 0
			? []
			: [
					`${template}: ${others.length} of ${count}, the first is question ${(others[0] ?? 0) + 1}`,
				];
	});
	const gone = areAll ? [...accepted.keys()].filter((template) => !made.has(template)) : [];
	return [
		...shown('Published questions have changed:', changed),
		...shown('Published templates are gone:', gone),
	];
}

/** Makes what is published what is accepted, in alphabetical order, so that a diff shows each template once. */
export async function acceptQuestions(made: QuestionDigests): Promise<void> {
	const lines = [...made].map(([template, digests]) => [template, ...digests].join(' '));
	await writeFile(ACCEPTED_FILE, `${lines.toSorted().join('\n')}\n`);
}
