/** Letters for one unknown: none that looks like a digit or a sign. */
import type { Random } from '../../math/random.ts';

export const anyLetter = (random: Random): string => random.pick(['x', 'y', 'n', 'm', 't']);
