/**
 * The questions of chosen templates, generated from the current sources, written out for whoever edits their wording.
 */
import { BankError } from '../../../src/bank/pipeline/bank-error.ts';
import { generateTemplate } from '../../../src/bank/pipeline/generate.ts';
import { familyFolder } from '../../../src/bank/pipeline/skill-place.ts';
import type { TemplatePlan } from '../../../src/bank/pipeline/plan.ts';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { readBookPlans } from './read-sources.ts';

export type ReadTemplate = { text: string; isSound: boolean };

/**
 * One text per template, in plan order. A name is a strand (`num`), a family (`num.int-add`), or a template's id. A
 * template that cannot be published shows its reason instead of its questions.
 * @throws {Error} for an unknown name.
 */
export async function* readQuestions(names: readonly string[]): AsyncGenerator<ReadTemplate> {
	const unknown = new Set(names);
	for (const { plan: book } of await readBookPlans()) {
		const seen = new Set<string>();
		for (const chapter of book.available ? book.chapters : [])
			for (const material of chapter.materials)
				for (const template of material.templates ?? []) {
					const name = names.find((one) => isNamed(template, one));
					if (name === undefined) continue;
					unknown.delete(name);
					const head = `\n## ${template.id} · ${template.skill} · ${book.slug}, ${material.title} · ${familyFolder(template.family)}`;
					try {
						const place = { book, chapter, material, seen, firstNumber: 1 };
						const made = await generateTemplate(template, place);
						const lines = made.flatMap(({ question }) => written(question));
						yield { text: [head, ...lines].join('\n'), isSound: true };
					} catch (error) {
						if (!(error instanceof BankError)) throw error;
						yield { text: `${head}\n! ${error.message}`, isSound: false };
					}
				}
	}
	if (unknown.size > 0)
		throw new Error(`There is no strand, family, or template named ${[...unknown].join(', ')}.`);
}

const isNamed = ({ id, family }: TemplatePlan, name: string): boolean =>
	id === name || family === name || family.startsWith(`${name}.`);

/** The lines of one question. */
function written({ question, answer, hints, steps, misconceptions = [] }: Question): string[] {
	const choices = (answer.choices ?? []).flatMap(({ key, text, misconception = 'right' }) => [
		{ label: `  ${key}`, text },
		{ label: '     ', text: misconception },
	]);
	const parts = [
		...choices,
		...hints.map(({ text }) => ({ label: '  hint', text })),
		...steps.flatMap(({ text, why = '' }) => [
			{ label: '  |', text },
			...(why ? [{ label: '      because', text: why }] : []),
		]),
		...misconceptions.map(({ value, why }) => ({ label: `  typed ${value}:`, text: why })),
	];
	return ['', `Q ${question}`, ...parts.map(({ label, text }) => `${label} ${text}`)];
}
