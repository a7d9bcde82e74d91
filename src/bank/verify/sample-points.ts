import type { RealValues } from './values.ts';

/**
 * The points at which formulas are compared: two that agree at all of them are the same. One is enough if there are no
 * variables.
 */
export const pointsOf = (letters: readonly string[]): RealValues[] =>
	pointsFrom(letters, letters.length === 0 ? [0] : [1.37, 2.11, 3.3]);

/** One point for each start: the first variable has that value, and the others follow at equal distances. */
export function pointsFrom(
	letters: readonly string[],
	starts: readonly number[],
	apart = 0.61,
): RealValues[] {
	const names = [...new Set(letters)];
	return starts.map((start) =>
		Object.fromEntries(names.map((name, at) => [name, start + apart * at])),
	);
}
