/**
 * The published questions as they were last accepted: `src/bank/accepted.txt` has one line per template: its id, then a
 * digest of each of its questions, in order. Readers' progress is stored by question, and PDFs are printed from them,
 * so a changed question stops the build until it is accepted.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { BookRecords } from '../../../src/bank/pipeline/build-book.ts';
import { shown } from './shown-issues.ts';

/** The digests of each template's questions, by template id, in published order. */
export type QuestionDigests = Map<string, string[]>;

const ACCEPTED_FILE = 'src/bank/accepted.txt';

/** 36 bits: enough to tell a question from the one it replaced. */
const LENGTH = 6;

/** A question's digest covers everything published with it, including its figures. */
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

/** Issues for templates with changed questions and, if all books were built, for templates that are gone. */
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

/** Accepts what is published, in alphabetical order, so that a diff shows each template once. */
export async function acceptQuestions(made: QuestionDigests): Promise<void> {
	const lines = [...made].map(([template, digests]) => [template, ...digests].join(' '));
	await writeFile(ACCEPTED_FILE, `${lines.toSorted().join('\n')}\n`);
}
