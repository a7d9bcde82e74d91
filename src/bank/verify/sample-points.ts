import type { RealValues } from './values.ts';

/**
 * The points at which formulas are compared: two that agree at all of them are the same. One is enough if there are no
 * variables.
 */
export const pointsOf = (letters: readonly string[]): RealValues[] =>
	(letters.length === 0 ? [0] : [1.37, 2.11, 3.3]).map((start) =>
		Object.fromEntries(letters.map((name, at) => [name, start + 0.61 * at])),
	);
