/** How far a drawn graph is seen in its picture. */
import type { Axis } from '../../../figures/graph.ts';
import type { Spot } from '../../../figures/drawing.ts';

type Picture = { x: Axis; y: Axis };

const within = (value: number, { from, to }: Axis): boolean => value >= from && value <= to;
const isSeen = ([x, y]: Spot, picture: Picture): boolean =>
	within(x, picture.x) && within(y, picture.y);

/** Where the way from a spot in the picture to one outside leaves it. */
function exitOf(start: Spot, end: Spot, picture: Picture): Spot {
	const share = (from: number, to: number, axis: Axis): number =>
		to > axis.to
			? (axis.to - from) / (to - from)
			: to < axis.from
				? (axis.from - from) / (to - from)
				: 1;
	const part = Math.min(share(start[0], end[0], picture.x), share(start[1], end[1], picture.y));
	return [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])];
}

/** The least and the greatest coordinate of what is seen: 0 for x, 1 for y. */
export function seenFromTo(
	points: readonly Spot[],
	picture: Picture,
	place: 0 | 1,
): readonly [number, number] {
	const seen = points.flatMap((one, at) => {
		if (!isSeen(one, picture)) return [];
		const next = [points[at - 1], points[at + 1]].filter((other) => other !== undefined);
		const exits = next
			.filter((other) => !isSeen(other, picture))
			.map((other) => exitOf(one, other, picture));
		return [one, ...exits];
	});
	const values = seen.map((spot) => spot[place]);
	return [Math.min(...values), Math.max(...values)];
}
