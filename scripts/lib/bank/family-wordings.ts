/**
 * The accepted wordings of a family, one per line, in the `wordings.txt` of its folder. A sentence that
 * is not in the file has not been read by anyone, so the build stops until it is accepted.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';
import { familyFolder } from '../../../src/bank/pipeline/skill-place.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { shown } from './shown-issues.ts';
import { wordingsOf } from '../../../src/bank/pipeline/wordings.ts';

/** Sentences by family: `seq.arith` → "Find the ¤ term." */
export type FamilyWordings = Map<string, Set<string>>;

const wordingsFile = (family: string): string => join(familyFolder(family), 'wordings.txt');

/** The wordings of a book's questions, by the family of their template. */
export function familyWordings(plan: BookPlan, questions: Iterable<Question>): FamilyWordings {
	const families = new Map(
		plan.chapters
			.flatMap(({ materials }) => materials)
			.flatMap(({ templates = [] }) => templates)
			.map(({ id, family }) => [id, family]),
	);
	const wordings: FamilyWordings = new Map();
	for (const question of questions) {
		const family = families.get(question.skill?.id ?? '');
		if (family === undefined) throw new Error(`${question.id} belongs to no template in the plan.`);
		addWordings(wordings, family, wordingsOf(question));
	}
	return wordings;
}

/** Adds the sentences of one book to those of others. */
export function addWordings(to: FamilyWordings, family: string, wordings: Iterable<string>): void {
	const known = to.get(family) ?? new Set();
	to.set(family, known);
	for (const wording of wordings) known.add(wording);
}

/** Empty for a family without accepted sentences. */
export async function knownWordings(family: string): Promise<Set<string>> {
	const text = await readFile(wordingsFile(family), 'utf8').catch(() => '');
	return new Set(text.split('\n').filter(Boolean));
}

/** Issues for sentences that are new to their family and, if all books were built, for those that are no longer said. */
export async function wordingIssues(said: FamilyWordings, areAll: boolean): Promise<string[]> {
	const unread: string[] = [];
	const unsaid: string[] = [];
	for (const [family, wordings] of said) {
		const known = await knownWordings(family);
		const named = (wording: string) => `${family}: "${wording}"`;
		unread.push(...[...wordings.difference(known)].map(named));
		if (areAll) unsaid.push(...[...known.difference(wordings)].map(named));
	}
	return [...headed('new', unread), ...headed('no longer said', unsaid)];
}

const headed = (what: string, found: readonly string[]): string[] =>
	shown(`${found.length} ${found.length === 1 ? 'sentence is' : 'sentences are'} ${what}:`, found);

/** Accepts what is said, sorted, so that a diff can be read line by line. */
export async function acceptWordings(said: FamilyWordings): Promise<void> {
	for (const [family, wordings] of said)
		await writeFile(wordingsFile(family), `${[...wordings].toSorted().join('\n')}\n`);
}
