/** What the letters of a figure stand for, said before a line uses them. */
import { symbol } from '../../../../math/expression.ts';
import type { Prose } from '../../../../math/prose.ts';

/** "In the figure, A is the ship, B is the top of the tower, and C is its base." with typeset letters. */
export const inTheFigure = (corners: string): Prose => ({
	parts: [
		'In the figure, ',
		...corners
			.split(/\b([A-D])\b/)
			.filter((part) => part !== '')
			.map((part) => (/^[A-D]$/.test(part) ? symbol(part) : part)),
	],
});
