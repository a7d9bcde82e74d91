/** Two parallel lines and a transversal, with one angle marked at each crossing. */
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';

/** The four angles at a crossing: beside the upper or lower part of the transversal, on its left or right. */
export type Corner = 'upper left' | 'upper right' | 'lower left' | 'lower right';

type Marked = { corner: Corner; text: string; words: string };

/** `tilt`: the angle at the upper right of each crossing. */
export function transversal(tilt: number, top: Marked, bottom: Marked): Diagram {
	const drawn = Math.min(122, Math.max(58, tilt));
	const slope: Spot = [Math.cos((drawn * Math.PI) / 180), Math.sin((drawn * Math.PI) / 180)];
	const gap = 2.1;
	const high: Spot = [(slope[0] / slope[1]) * gap, gap];
	const reach = 0.85;
	const past = (spot: Spot, by: number): Spot => [spot[0] + slope[0] * by, spot[1] + slope[1] * by];
	const middle = high[0] / 2;
	const level = (y: number): Mark => ({
		mark: 'path',
		at: [
			[middle - 2, y],
			[middle + 2, y],
		],
	});
	const low: Spot = [0, 0];
	return {
		kind: 'diagram',
		marks: [
			level(0),
			level(gap),
			{ mark: 'path', at: [past(low, -reach), past(high, reach)] },
			...arrows(middle - 1.6, 0),
			...arrows(middle - 1.6, gap),
			arc(high, slope, top),
			arc(low, slope, bottom),
		],
		alt: `Two parallel horizontal lines are cut by a transversal. At the upper line, the angle at the ${top.corner} of the crossing is ${top.words}. At the lower line, the angle at the ${bottom.corner} of the crossing is ${bottom.words}.`,
	};
}

/** The mark of parallel lines. */
const arrows = (x: number, y: number): Mark[] => [
	{
		mark: 'path',
		at: [
			[x - 0.07, y + 0.07],
			[x, y],
			[x - 0.07, y - 0.07],
		],
	},
];

function arc(at: Spot, [x, y]: Spot, { corner, text }: Marked): Mark {
	const [right, left]: [Spot, Spot] = [
		[at[0] + 1, at[1]],
		[at[0] - 1, at[1]],
	];
	const [up, down]: [Spot, Spot] = [
		[at[0] + x, at[1] + y],
		[at[0] - x, at[1] - y],
	];
	const sides: Readonly<Record<Corner, readonly [Spot, Spot]>> = {
		'upper right': [right, up],
		'upper left': [up, left],
		'lower left': [left, down],
		'lower right': [down, right],
	};
	return { mark: 'angle', at, to: sides[corner], text };
}
