/** What a drawn curve is called, by its shape and by the way it runs. */
import type { Axis, Spot } from './coordinate-plane.ts';

/** Enough for a few on the visible part of a steep curve. */
const SAMPLES = 400;
/** The side of the square on which shapes are compared, in pixels of a small figure. */
const SIZE = 250;
/** Pixels by which a curve may miss the line or parabola that it is called. */
const CLOSE = 0.6;

/**
 * "a line that rises from left to right", "a parabola that opens downward", "a graph" if nothing fits. `at` gives the height over a
 * place, or the place over a height if the curve is sideways; only what lies within `up` counts.
 */
export function curveInWords(
	at: (input: number) => number,
	across: Axis,
	up: Axis,
	isSideways = false,
): string {
	const spots = spotsOf(at, across, up);
	const [first, middle, last] = [0, Math.floor(spots.length / 2), -1].map((place) =>
		spots.at(place),
	);
	if (!first || !middle || !last || spots.length < 3) return 'a graph';
	const slope = slopeOf(first, last);
	const isLine = spots.every(([u, v]) => {
		const gap = first[1] + slope * (u - first[0]) - v;
		return Math.abs(gap) < CLOSE * Math.hypot(1, slope);
	});
	if (isLine) return lineInWords(slope * (last[0] - first[0]));
	const bend = (slopeOf(middle, last) - slopeOf(first, middle)) / (last[0] - first[0]);
	const isParabola = spots.every(([u, v]) => {
		const chord = slopeOf(first, middle) + bend * (u - middle[0]);
		const steepness = chord + bend * (u - first[0]);
		const gap = first[1] + chord * (u - first[0]) - v;
		return Math.abs(gap) < CLOSE * Math.hypot(1, steepness);
	});
	if (isParabola) {
		const way = isSideways ? ['to the right', 'to the left'] : ['upward', 'downward'];
		return `a parabola that opens ${way[bend > 0 ? 0 : 1]}`;
	}
	return bentInWords(spots) ?? 'a graph';
}

/** A V has two slopes that are opposites. */
function bentInWords(spots: readonly Spot[]): string | undefined {
	const slopes = spots.slice(1).map((spot, before) => slopeOf(spots[before] ?? spot, spot));
	const [first = 0] = slopes;
	const isFirst = (slope: number) => Math.abs(slope - first) < 1e-6;
	const corner = slopes.findIndex((slope) => !isFirst(slope));
	const isV = slopes.every(
		(slope, at) => at === corner || (at < corner ? isFirst(slope) : isFirst(-slope)),
	);
	return isV ? `a V-shaped graph that opens ${first < 0 ? 'upward' : 'downward'}` : undefined;
}

/** In pixels, from left to right, with v upward. */
function spotsOf(at: (input: number) => number, across: Axis, up: Axis): Spot[] {
	const step = (across.to - across.from) / SAMPLES;
	return Array.from({ length: SAMPLES + 1 }, (_, count) => {
		const input = across.from + count * step;
		return [(count * SIZE) / SAMPLES, (SIZE * (at(input) - up.from)) / (up.to - up.from)] as const;
	}).filter(([, v]) => v >= 0 && v <= SIZE);
}

const slopeOf = ([a, b]: Spot, [c, d]: Spot): number => (d - b) / (c - a);

function lineInWords(rise: number): string {
	if (Math.abs(rise) < 1) return 'a horizontal line';
	return `a line that ${rise > 0 ? 'rises' : 'falls'} from left to right`;
}
