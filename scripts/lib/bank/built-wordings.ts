import { builtQuestions } from './bank-index.ts';
import { readBookPlans } from './read-sources.ts';
import { wordingsOf } from './wordings.ts';

/** The wordings of each template in the built bank, by template id; undefined if no bank is built. */
export async function builtWordings(): Promise<Map<string, Set<string>> | undefined> {
	const books = (await readBookPlans()).map(({ book }) => book.common_name);
	const questions = await builtQuestions(books).catch(() => undefined);
	if (!questions) return undefined;
	const wordings = new Map<string, Set<string>>();
	for (const question of questions) {
		const id = question.skill?.id ?? '';
		const known = wordings.get(id) ?? new Set();
		wordings.set(id, known);
		for (const wording of wordingsOf(question)) known.add(wording);
	}
	return wordings;
}
