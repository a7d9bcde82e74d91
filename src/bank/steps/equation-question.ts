/** "Solve …" with its working: the usual question about one equation. */
import { num } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Draft, solutions, withMisconceptions } from '../family.ts';
import type { Solved } from './solve-equation.ts';
import { type Wording, wrongSolutions } from './wrong-solutions.ts';

/** What the prompt says about the form, when the solution need not be a whole number. */
const FORMS = {
	integer: '',
	fraction: ' Give the solution as an integer or as a fraction in lowest terms.',
	decimal: ' Give the solution as a decimal.',
} as const;

export type Form = keyof typeof FORMS;

export function equationQuestion(
	{ problem, lines, value, sides }: Solved,
	hints: Prose[],
	form: Form = 'integer',
	wording: Wording = {},
): Draft {
	const { number: write = num } = wording;
	const mistaken = wrongSolutions(...sides, wording);
	return {
		prompt: say`Solve ${problem}.${FORMS[form]}`,
		answer: withMisconceptions(
			solutions(write(value)),
			...mistaken.map(([wrong, why]) => [solutions(write(wrong)), why] as const),
		),
		steps: lines,
		hints,
	};
}
