/** Where the names of points go on a graph: in the first of eight directions that is free. All in pixels. */
import { segmentIn, type Window } from './drawing.ts';
import type { Segment, Spot } from '../figure.ts';

/** The name should be on the side of `toward`, a direction in graph units. */
type NamedDot = { at: Spot; name: string; toward: Spot; size?: number };

/** What names keep clear of, and the paper that they stay on. `bottom` is the least y, as everywhere in pixels. */
export type Room = {
	/** Numbers, letters and dots. */
	boxes: readonly Window[];
	segments: readonly Segment[];
	paper: Window;
};

type Place = { spot: Spot; box: Window; cost: number };

/** A spot for each name: the middle of its base line. */
export function placesOfNames(dots: readonly NamedDot[], room: Room): Spot[] {
	const choices = dots.map(({ at, name, toward, size = 16 }) =>
		directionsFrom(toward).map((direction, order): Place => {
			const spot = baseOf(at, direction, name);
			const box = boxOf(spot, name, size);
			const isAstray = dots.some(
				(other) => distanceTo(other.at, box) < distanceTo(at, box) && other.at !== at,
			);
			return { spot, box, cost: hits(box, room) + order / 10 + (isAstray ? UNREADABLE : 0) };
		}),
	);
	const chosen: Place[] = [];
	for (const places of choices) chosen.push(cheapest(places, chosen));
	// A name may have taken the only room of a later one: each is placed again in view of all others.
	choices.forEach((places, at) => {
		chosen[at] = cheapest(places, chosen.toSpliced(at, 1));
	});
	return chosen.map(({ spot }) => spot);
}

/** Two names over each other, and a name nearer to another dot: worse than anything else. */
const UNREADABLE = 12;

function cheapest([first, ...more]: readonly Place[], others: readonly Place[]): Place {
	const cost = (place: Place) =>
		place.cost + UNREADABLE * others.filter(({ box }) => meet(place.box, box)).length;
	if (!first) throw new RangeError('There is no place for a name.');
	return more.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
}

/** About the ink of a text above its base line. */
export function boxOf([x, y]: Spot, text: string, size: number): Window {
	const half = text.length * size * 0.28;
	return { left: x - half, right: x + half, bottom: y - size * 0.68, top: y };
}

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

const hits = (box: Window, { boxes, segments, paper }: Room): number =>
	3 * boxes.filter((other) => meet(box, other)).length +
	2 * segments.filter((segment) => crosses(box, segment)).length +
	(box.left < paper.left || box.right > paper.right ? 9 : 0) +
	(box.bottom < paper.bottom || box.top > paper.top ? 9 : 0);

/** From a dot to the border of a box, in pixels; 0 inside. */
const distanceTo = ([x, y]: Spot, { left, right, bottom, top }: Window): number =>
	Math.hypot(Math.max(left - x, 0, x - right), Math.max(bottom - y, 0, y - top));

export const meet = (one: Window, other: Window): boolean =>
	one.left < other.right &&
	other.left < one.right &&
	one.bottom < other.top &&
	other.bottom < one.top;

function crosses(box: Window, segment: Segment): boolean {
	const roomy = {
		left: box.left - 1,
		right: box.right + 1,
		bottom: box.bottom - 1,
		top: box.top + 1,
	};
	return segmentIn(roomy, segment) !== undefined;
}
