/** One feature that is asked for, with the right choice, the wrong ones, and the steps. */
import { call } from '../../../../math/notation.ts';
import type { Prose } from '../../../../math/prose.ts';
import type { Draft, Line } from '../../../family.ts';
import { distinctChoices, type Wrong } from '../../../steps/choices.ts';

export const f = call('f', 'x');

/** Why a zero of the denominator is compared with those of the numerator. */
export const ONLY_DENOMINATOR =
	'the graph has a vertical asymptote where the denominator is 0 and the numerator is not';

export type Ask = {
	ask: Prose;
	right: Prose;
	wrong: readonly Wrong[];
	lines: Line[];
	hint: Prose;
};

/** `undefined` when fewer than three wrong choices differ from each other and from the right one. */
export function featureQuestion({ ask, right, wrong, lines, hint }: Ask): Draft | undefined {
	const answer = distinctChoices(right, ...wrong);
	return answer && { prompt: ask, answer, steps: lines, hints: [hint] };
}
