/** What the path of a curve looks like, by its shape and by the way it runs. */
import { runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import type { Mark } from './svg-elements.ts';

/** Pixels between the path and the line or parabola that it is called. */
const NEAR = 0.6;

/** In the words of the description: "a line that falls from left to right", "a parabola that opens to the left". */
export function drawnCurve({ attributes: { d = '' } }: Mark): string {
	const spots = runOf(d)
		.flatMap(([from, to]) => [from, middleOf(from, to), to])
		.map(([x, y]): Spot => [x, -y]);
	const turned = spots.map(([x, y]): Spot => [y, x]);
	return (
		straight(spots) ??
		opening(spots, ['upward', 'downward']) ??
		(turnsBack(spots) ? opening(turned, ['to the right', 'to the left']) : undefined) ??
		bent(spots) ??
		'a graph'
	);
}

/** A V: straight on both sides of its lowest or highest spot, as steep on one as on the other. */
function bent(spots: readonly Spot[]): string | undefined {
	const heights = spots.map(([, y]) => y);
	for (const [end, way] of [
		[Math.min(...heights), 'upward'],
		[Math.max(...heights), 'downward'],
	] as const) {
		const corner = heights.indexOf(end);
		const [left, right] = [spots.slice(0, corner + 1), spots.slice(corner)];
		const steepness = [left, right].map((side) => {
			const [[a, b] = [0, 0], [c, d] = [0, 0]] = [side[0], side.at(-1)];
			return straight(side) === undefined ? Number.NaN : Math.abs((d - b) / (c - a));
		});
		const [one = Number.NaN, other = Number.NaN] = steepness;
		if (Math.abs(one - other) < 0.02 * one) return `a V-shaped graph that opens ${way}`;
	}
	return undefined;
}

const middleOf = ([a, b]: Spot, [c, d]: Spot): Spot => [(a + c) / 2, (b + d) / 2];

/** Whether the path turns back, as a sideways parabola does. The graph of a square root is only half of one. */
function turnsBack(spots: readonly Spot[]): boolean {
	const ways = spots.slice(1).map(([x], before) => Math.sign(x - (spots[before]?.[0] ?? x)));
	return ways.includes(1) && ways.includes(-1);
}

function straight(spots: readonly Spot[]): string | undefined {
	const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [spots[0], spots.at(-1)];
	const length = Math.hypot(x2 - x1, y2 - y1);
	const isOn = ([x, y]: Spot) =>
		Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) < NEAR * length;
	if (length === 0 || !spots.every(isOn)) return undefined;
	if (Math.abs(y2 - y1) < NEAR) return 'a horizontal line';
	return `a line that ${(y2 - y1) * (x2 - x1) > 0 ? 'rises' : 'falls'} from left to right`;
}

/** The parabola through three of the spots, by Lagrange, if the others are on it. */
function opening(spots: readonly Spot[], [first, second]: [string, string]): string | undefined {
	const byPlace = spots.toSorted(([a], [b]) => a - b);
	const three = [0, Math.floor(byPlace.length / 2), byPlace.length - 1].flatMap((place) => {
		const spot = byPlace[place];
		return spot ? [spot] : [];
	});
	const height = (x: number) =>
		three.reduce(
			(sum, [a, b]) =>
				sum + three.reduce((factor, [c]) => (c === a ? factor : (factor * (x - c)) / (a - c)), b),
			0,
		);
	const isOn = ([x, y]: Spot) =>
		Math.abs(height(x) - y) < NEAR * Math.hypot(1, (height(x + 1) - height(x - 1)) / 2);
	if (new Set(three.map(([x]) => x)).size < 3 || !spots.every(isOn)) return undefined;
	const bend = height(-1) + height(1) - 2 * height(0);
	return `a parabola that opens ${bend > 0 ? first : second}`;
}
