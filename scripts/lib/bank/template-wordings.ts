import { wordingsOf } from '../../../src/bank/pipeline/wordings.ts';
import { builtQuestions, plannedTemplates } from './bank-index.ts';
import { addWordings, type FamilyWordings, knownWordings } from './family-wordings.ts';
import { readBookPlans } from './read-sources.ts';

/** The wordings of each template, by template id: those in the built bank or, if its book is not built, of its family. */
export async function templateWordings(): Promise<FamilyWordings> {
	const books = (await readBookPlans()).map(({ book }) => book.common_name);
	const wordings: FamilyWordings = new Map();
	for (const question of await builtQuestions(books).catch(() => []))
		addWordings(wordings, question.skill?.id ?? '', wordingsOf(question));
	for (const [id, { template }] of await plannedTemplates())
		if (!wordings.has(id)) wordings.set(id, await knownWordings(template.family));
	return wordings;
}
