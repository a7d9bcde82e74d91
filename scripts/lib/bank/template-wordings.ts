import { builtQuestions, plannedTemplates } from './bank-index.ts';
import { knownWordings } from './family-wordings.ts';
import { readBookPlans } from './read-sources.ts';
import { wordingsOf } from '../../../src/bank/pipeline/wordings.ts';

/** The wordings of each template, by template id: those in the built bank, or else all of its family. */
export async function templateWordings(): Promise<Map<string, Set<string>>> {
	const books = (await readBookPlans()).map(({ book }) => book.common_name);
	const questions = await builtQuestions(books).catch(() => undefined);
	const wordings = new Map<string, Set<string>>();
	if (!questions) {
		for (const [id, { template }] of await plannedTemplates())
			wordings.set(id, await knownWordings(template.family));
		return wordings;
	}
	for (const question of questions) {
		const id = question.skill?.id ?? '';
		wordings.set(id, (wordings.get(id) ?? new Set()).union(wordingsOf(question)));
	}
	return wordings;
}
