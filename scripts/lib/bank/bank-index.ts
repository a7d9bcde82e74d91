/** Finds the library's questions and templates by id. */
import { readFile } from 'node:fs/promises';
import type { BookPlan, MaterialPlan, TemplatePlan } from '../../../src/bank/pipeline/plan.ts';
import type { Lecture } from '../../../src/schemas/wire/lecture.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { readBookPlans } from './read-sources.ts';
import { bankFile } from './write-bank.ts';

export type PlannedTemplate = { template: TemplatePlan; material: MaterialPlan; book: BookPlan };

/** Every template of the curriculum by id, in plan order. */
export async function plannedTemplates(): Promise<Map<string, PlannedTemplate>> {
	const plans = (await readBookPlans()).map(({ plan }) => plan);
	return new Map(
		plans.flatMap((book) =>
			book.chapters
				.flatMap(({ materials }) => materials)
				.flatMap((material) =>
					(material.templates ?? []).map((template): [string, PlannedTemplate] => [
						template.id,
						{ template, material, book },
					]),
				),
		),
	);
}

/**
 * The questions of the built bank, those in lectures last; empty for a book that is not built.
 * @throws {Error} that says to build the bank if no book is built.
 */
export async function builtQuestions(books: Iterable<string>): Promise<Question[]> {
	const texts = await Promise.all(
		[...books].map((book) => readFile(bankFile(book), 'utf8').catch(() => '')),
	);
	if (texts.every((text) => text === ''))
		throw new Error('The question bank is not built. Run "npm run bank" first.');
	// The bank wrote these lines from typed records; the service validates them again on loading.
	const records = texts
		.flatMap((text) => text.split('\n'))
		.filter((line) => /^\{"type":"(?:question|lecture)"/.test(line))
		.map(
			(line) =>
				JSON.parse(line) as ({ type: 'question' } & Question) | ({ type: 'lecture' } & Lecture),
		);
	return [
		...records.flatMap((record) => (record.type === 'question' ? [record] : [])),
		...records.flatMap((record) =>
			record.type === 'lecture' ? [...record.examples, ...record.checks] : [],
		),
	];
}
