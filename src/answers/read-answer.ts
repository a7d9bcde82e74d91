/** How a typed answer was understood, typeset, for the live echo beside the box. */
import type { Answer } from '../schemas/wire/answer.ts';
import { mathmlOf, texOf } from './print.ts';
import { expectedTree } from './read/expected.ts';
import { readingsOf } from './read/readings.ts';

/** `problem` is a sentence for the student, `at` the position in the typed text where reading stopped, from 0. */
export type ReadAnswer = { tex: string; mathml: string } | { problem: string; at: number };

/** How a typed answer is understood. The MathML is complete (`<math>…</math>`) and safe to insert. */
export function readAnswer(expected: Answer, given: string): ReadAnswer {
	const want = expectedTree(expected);
	if (!want) return { problem: 'This answer cannot be read here.', at: 0 };
	const { readings, problem } = readingsOf(expected, want, given);
	const [first] = readings;
	if (!first) return { problem: problem?.message ?? 'This cannot be read.', at: problem?.at ?? 0 };
	return { tex: texOf(first.tree), mathml: mathmlOf(first.tree) };
}
