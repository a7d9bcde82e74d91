/** The lengths below and to the right of a rectangle that has its lower left corner at (0, 0). */
import type { Mark } from '../../../figures/mark.ts';
import { sizeText, type Unit } from '../../../steps/measured.ts';

export const sideMarks = (w: number, h: number, unit: Unit): Mark[] => [
	{
		mark: 'side',
		ends: [
			[0, 0],
			[w, 0],
		],
		text: sizeText(w, unit),
		awayFrom: [w / 2, h],
	},
	{
		mark: 'side',
		ends: [
			[w, 0],
			[w, h],
		],
		text: sizeText(h, unit),
		awayFrom: [0, 0],
	},
];
