import type { Draw } from '../family.ts';

/** Several drawn whole numbers at once, in the order of their names. */
export const drawnInts = <const Names extends readonly string[]>(
	draw: Draw,
	...names: Names
): { [Place in keyof Names]: number } =>
	// A mapped tuple keeps its length; the compiler sees only an array.
	names.map((name) => draw.int(name)) as { [Place in keyof Names]: number };
