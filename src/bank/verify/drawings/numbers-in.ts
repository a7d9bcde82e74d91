import type { Place } from './drawing-reader.ts';

/** The unsigned numbers on a line and those above it, in words and in formulas. */
export const numbersIn = ({ text, above }: Place): number[] =>
	[...above, text].flatMap((words) =>
		(words.replaceAll(/\{?,\}?(?=\d{3}(?!\d))/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
	);
