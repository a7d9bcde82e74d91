import { questionPath } from '../site.ts';
import { $progress } from './progress.ts';
import { isDone } from './progress-summary.ts';

/**
 * The path of a question of this skill that is not done yet: `planned` itself if it is open, else the first open one
 * that the books service knows, else `planned`.
 */
export async function anotherPath(skillId: string, planned: string): Promise<string> {
	const { questions } = $progress.get();
	const isOpen = (id: string) => {
		const question = questions[id];
		return !question || !isDone(question);
	};
	if (isOpen(planned.split('/').at(-1) ?? '')) return planned;
	try {
		// Most readers never get here; the client is fetched for those who do.
		const { services } = await import('./services.ts');
		const { client } = services();
		const id = (await client.skillQuestions(skillId)).find(isOpen);
		if (id === undefined) return planned;
		return questionPath(await client.questionDetails(id), id);
	} catch {
		return planned;
	}
}
