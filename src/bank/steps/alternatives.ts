/** Common mistakes that lead to the same value. */
import type { WrongAnswer } from '../answer.ts';

/**
 * Mistakes by their values, each value once. A value that several mistakes lead to does not show which one was made, so all
 * are named: "either added 8 instead of subtracting it, or subtracted the coefficient instead of dividing by it".
 */
export function withAlternatives<Mistake extends readonly [value: unknown, why: string]>(
	all: readonly Mistake[],
	isSame: (one: Mistake[0], other: Mistake[0]) => boolean,
): (readonly [value: Mistake[0], why: string])[] {
	return all.flatMap(([value], at) => {
		const isHere = ([other]: Mistake) => isSame(other, value);
		if (all.findIndex(isHere) < at) return [];
		const reasons = all.filter(isHere).map(([, why]) => why);
		return [[value, `${reasons.length > 1 ? 'either ' : ''}${reasons.join(', or ')}`] as const];
	});
}

/** Wrong answers of any kind, each value once. */
export const mergedByValue = (...wrong: readonly WrongAnswer[]): WrongAnswer[] =>
	withAlternatives(wrong, (one, other) => one.value === other.value);
