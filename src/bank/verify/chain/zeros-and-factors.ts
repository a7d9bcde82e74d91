/**
 * A zero and its factor in one sentence: "the zeros are 0, 3, and 5, so the factors are x, x − 3, and x − 5", "when
 * x = 2, the left side is …, so x − 2 is a factor". Each factor is 0 at the number in its place.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear, linearRoot, numberIn, readRelation } from '../equation-lines.ts';

/** Issues for sentences whose factors belong to other numbers. */
export const checkZerosAndFactors = ({ steps }: Question): string[] =>
	steps.flatMap(({ text }) =>
		[...text.matchAll(SENTENCE)].some(([, zeros = '', factors = '']) => !belong(zeros, factors))
			? [`a factor of "${text}" is not 0 at its zero`]
			: [],
	);

const SENTENCE =
	/([^.]*?), so (?:the factors are|each of the factors|(?=\$[^$]*\$ is a factor))([^.]*)/g;

function belong(zeros: string, factors: string): boolean {
	const numbers = formulasIn(zeros)
		.map((tex) => numberIn(tex.replace(/^[a-z] = /, '')))
		.filter((value) => !Number.isNaN(value));
	const roots = formulasIn(factors).flatMap((tex) => {
		const relation = readRelation(`${tex} = 0`);
		const root = relation?.letters.length === 1 && linearRoot(relation, relation.letters[0] ?? '');
		return typeof root === 'number' ? [root] : [];
	});
	return (
		numbers.length !== roots.length ||
		roots.every((root, at) => isNear(root, numbers[at] ?? Number.NaN))
	);
}
