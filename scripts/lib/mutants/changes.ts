import type { MadeQuestion } from '../../../src/bank/pipeline/generate.ts';

/** What a reader would see differently in one question. `where` is a path such as `steps.1.text`. */
export type Change = {
	template: string;
	prompt: string;
	differences: { where: string; before: string; after: string }[];
};

/** The questions that differ, each with its first differences. Both lists come from the same templates. */
export function changesOf(
	before: readonly MadeQuestion[],
	after: readonly MadeQuestion[],
): Change[] {
	return after.flatMap((made, at) => {
		const was = leaves(before[at]);
		const is = leaves(made);
		const differences = [...new Set([...was.keys(), ...is.keys()])]
			.filter((where) => was.get(where) !== is.get(where))
			.map((where) => ({ where, before: was.get(where) ?? '', after: is.get(where) ?? '' }));
		const { skill, question } = made.question;
		return differences.length === 0
			? []
			: [{ template: skill?.id ?? '', prompt: question, differences: shown(differences) }];
	});
}

/** Words are shown; html and speech derive from them, and are listed only if nothing else differs. */
function shown<Difference extends { where: string }>(differences: Difference[]): Difference[] {
	const words = differences.filter(({ where }) => !/html|speech|^id$|image_id|svg/.test(where));
	return words.length > 0 ? words : differences;
}

/** Every text and number of a record and its figure, by path. */
function leaves(made?: MadeQuestion): Map<string, string> {
	const found = new Map<string, string>();
	const visit = (value: unknown, path: string): void => {
		if (typeof value === 'object' && value !== null)
			for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key);
		else found.set(path, String(value));
	};
	if (made) visit({ ...made.question, figures: made.figures }, '');
	return found;
}
