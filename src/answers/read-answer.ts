/** What was understood of a typed answer, typeset, for the live echo beside the box. */
import Fraction from 'fraction.js';
import type { Answer } from '../schemas/wire/answer.ts';

/** `problem` is a sentence for the student, `at` the place in the typed text where reading stopped, from 0. */
export type ReadAnswer = { tex: string; mathml: string } | { problem: string; at: number };

/** How a typed answer is understood. The MathML is complete (`<math>…</math>`) and safe to insert. */
export function readAnswer(_expected: Answer, given: string): ReadAnswer {
	const number = readNumber(given);
	if (number === null) return { problem: 'This cannot be read yet.', at: 0 };
	const tex = number.toFraction();
	return { tex, mathml: `<math><mn>${tex}</mn></math>` };
}

export function readNumber(text: string): Fraction | null {
	try {
		return /^\s*-?\d{1,15}(?:[./]\d{1,15})?\s*$/.test(text) ? new Fraction(text.trim()) : null;
	} catch {
		return null;
	}
}
