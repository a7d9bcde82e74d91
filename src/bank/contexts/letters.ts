/** Letters for one unknown: none that looks like a digit or a sign. */
import type { Random } from '../../math/random.ts';

export const anyLetter = (random: Random): string => random.pick(['x', 'y', 'n', 'm', 't']);

/** The letters of a question; `y` is empty when there is only one. */
export type Letters = { x: string; y: string };

const PAIRS: readonly Letters[] = [
	{ x: 'x', y: 'y' },
	{ x: 'a', y: 'b' },
	{ x: 'm', y: 'n' },
	{ x: 'p', y: 'q' },
];

export const lettersFor = (random: Random, two: boolean): Letters =>
	two ? random.pick(PAIRS) : { x: anyLetter(random), y: '' };
