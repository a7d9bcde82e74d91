/** The question which of two functions has the greater value of something, and by how much. */
import { symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Figure, sentence } from '../../../family.ts';

/** How a function is given: in words, perhaps with a figure. */
export type Given = { words: Prose; figure?: Figure };

/** Values p of f and q of g: the choice of the greater one and the gap; other is a wrong gap. */
export function gapChoice(
	what: string,
	p: number,
	q: number,
	other: number,
	steps: Draft['steps'],
	given: readonly [Given, Given],
): Draft | undefined {
	const gap = Math.abs(p - q);
	if (gap === 0 || other === gap || other === 0) return undefined;
	const [winner, loser] = p > q ? ['f', 'g'] : ['g', 'f'];
	const body = (name: string | undefined, by: number): Prose =>
		say`${symbol(name ?? 'f')}, by ${by}`;
	const [one, two] = given;
	const figure = two.figure ?? one.figure;
	return {
		prompt: say`Compare two functions: ${one.words}, and ${two.words}. Which function has the greater ${what}, and by how much?`,
		answer: multipleChoice(
			body(winner, gap),
			slip(body(loser, gap), 'mixed up the functions'),
			slip(body(winner, other), 'worked out the difference wrongly'),
			slip(body(loser, other), 'mixed up the functions and worked out the difference wrongly'),
		),
		steps: [
			...steps,
			sentence(say`The function with the greater ${what} is ${body(winner, gap)}.`),
		],
		hints: [say`Find the ${what} of each function first.`],
		...(figure ? { figure } : {}),
	};
}
