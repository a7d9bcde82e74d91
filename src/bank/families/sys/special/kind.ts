/** How many solutions a system has, and what it is called. */
import type { Draw } from '../../../family.ts';

export type Kind = 'one' | 'none' | 'many';

export const NAMES: Readonly<Record<Kind | 'two', string>> = {
	one: 'exactly one solution',
	none: 'no solution',
	many: 'infinitely many solutions',
	two: 'exactly two solutions',
};

/** The plan has several words for "many". */
export function drawnKind(draw: Draw): Kind {
	const type = draw.choice('type');
	return type === 'one' || type === 'none' ? type : 'many';
}
