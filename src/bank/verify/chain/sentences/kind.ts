/** A kind of sentence that lines say, and what it must agree with. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { isNear, numberIn } from '../../equation-lines.ts';
import { ifReadable, lettersIn, pointsOf, readReal } from '../../values.ts';

export type Place = {
	question: Question;
	/** The formulas of the prompt. */
	prompt: readonly string[];
	/** The lines above, the nearest last, and those below. */
	above: readonly string[];
	below: readonly string[];
};

export type Sentence = {
	/** Occurs in every sentence of the kind, so few sentences need the full match. */
	word: string;
	pattern: RegExp;
	/** Undefined if it cannot be judged. */
	holds: (found: readonly string[], place: Place) => boolean | undefined;
};

/** Whether two formulas have one value everywhere; undefined if one cannot be read or has no value. */
export const agree = (one: string, other: string): boolean | undefined =>
	ifReadable(() => {
		const gaps = pointsOf([one, other].flatMap(lettersIn)).map((point) => [
			readReal(one)(point),
			readReal(other)(point),
		]) as [number, number][];
		return gaps.some(([a, b]) => Number.isNaN(a + b))
			? undefined
			: gaps.every(([a, b]) => isNear(a, b, 1e-7));
	});

/** Each pair agrees, or cannot be judged. */
export const allAgree = (...pairs: readonly (readonly [string, string])[]): boolean =>
	pairs.every(([one, other]) => agree(one, other) !== false);

/** Whether the formula has this value where its only letter is the number. */
export const hasValue = (tex: string, at: string, value: number): boolean | undefined =>
	ifReadable(() => {
		const [letter, ...others] = lettersIn(tex);
		const found =
			letter !== undefined && others.length === 0
				? readReal(tex)({ [letter]: numberIn(at) })
				: Number.NaN;
		return Number.isNaN(found) ? undefined : isNear(found, value, 1e-7);
	});
