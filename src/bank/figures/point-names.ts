/** Where the names of points go on a graph: in the first of eight directions that is free. All in pixels. */
import { type Segment, segmentIn, type Spot, type Window } from './coordinate-plane.ts';

/** A rectangle; `bottom` is its least y, as everywhere in pixels. */
export type Box = Window;

/** The name should be on the side of `toward`, a direction in graph units. */
export type NamedDot = { at: Spot; name: string; toward: Spot; size?: number };

export type Drawn = {
	/** Numbers, letters and dots. */
	boxes: readonly Box[];
	segments: readonly Segment[];
	paper: Box;
};

/** A spot for each name: the middle of its base line. */
export function placesOfNames(dots: readonly NamedDot[], drawn: Drawn): Spot[] {
	const taken = [...drawn.boxes];
	return dots.map(({ at, name, toward, size = 16 }) => {
		const places = directionsFrom(toward).map((direction) => baseOf(at, direction, name));
		const costs = places.map(
			(place, order) => hits(boxOf(place, name, size), { ...drawn, boxes: taken }) + order / 10,
		);
		const best = places[costs.indexOf(Math.min(...costs))] ?? at;
		taken.push(boxOf(best, name, size));
		return best;
	});
}

/** About the ink of a text above its base line. */
export function boxOf([x, y]: Spot, text: string, size: number): Box {
	const half = text.length * size * 0.28;
	return { left: x - half, right: x + half, bottom: y - size * 0.68, top: y };
}

/** Points at the same spot share one dot, which has all their names. */
export function joinNames<P extends { at: Spot; name?: string }>(points: readonly P[]): P[] {
	return points.flatMap((point, order) => {
		const same = points.filter(({ at, name }) => name && isSame(at, point.at));
		if (!point.name || same.length < 2) return [point];
		const isFirst = points.findIndex(({ at, name }) => name && isSame(at, point.at)) === order;
		return isFirst ? [{ ...point, name: same.map(({ name }) => name).join(', ') }] : [];
	});
}

const isSame = ([a, b]: Spot, [c, d]: Spot): boolean => a === c && b === d;

/** The wanted corner first, then its neighbours, the opposite corner last. */
function directionsFrom([right, up]: Spot): Spot[] {
	const [x, y] = [right < 0 ? -1 : 1, up < 0 ? 1 : -1];
	return [
		[x, y],
		[x, 0],
		[0, y],
		[x, -y],
		[-x, y],
		[-x, 0],
		[0, -y],
		[-x, -y],
	];
}

function baseOf([x, y]: Spot, [across, down]: Spot, name: string): Spot {
	const wide = (name.length - 1) * 4 + (down === 0 ? 13 : 11);
	const below = across === 0 ? [-9, 5, 20] : [-7, 5, 17];
	return [x + across * wide, y + (below[down + 1] ?? 0)];
}

const hits = (box: Box, { boxes, segments, paper }: Drawn): number =>
	3 * boxes.filter((other) => meet(box, other)).length +
	2 * segments.filter((segment) => crosses(box, segment)).length +
	(box.left < paper.left || box.right > paper.right ? 9 : 0) +
	(box.bottom < paper.bottom || box.top > paper.top ? 9 : 0);

const meet = (one: Box, other: Box): boolean =>
	one.left < other.right &&
	other.left < one.right &&
	one.bottom < other.top &&
	other.bottom < one.top;

function crosses(box: Box, segment: Segment): boolean {
	const roomy = {
		left: box.left - 1,
		right: box.right + 1,
		bottom: box.bottom - 1,
		top: box.top + 1,
	};
	return segmentIn(roomy, segment) !== undefined;
}
