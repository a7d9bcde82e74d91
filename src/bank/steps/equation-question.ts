/** "Solve …" with its working: the usual question about one equation. */
import { type Expression, num } from '../../math/expression.ts';
import { type Prose, say } from '../../math/prose.ts';
import { solutions } from '../answer.ts';
import type { Draft } from '../family.ts';
import type { Solved } from './solve-equation.ts';

/** What the prompt says about the form, when the solution need not be a whole number. */
const FORMS = {
	integer: '',
	fraction: ' Give the solution as an integer or as a fraction in lowest terms.',
	decimal: ' Give the solution as a decimal.',
} as const;

export type Form = keyof typeof FORMS;

export const equationQuestion = (
	{ problem, lines, value }: Solved,
	hints: Prose[],
	form: Form = 'integer',
	written: Expression = num(value),
): Draft => ({
	prompt: say`Solve ${problem}.${FORMS[form]}`,
	answer: solutions(written),
	steps: lines,
	hints,
});
