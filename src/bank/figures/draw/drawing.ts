/**
 * What every figure shares: paper, ink, type, and straight lines. A figure is shown inline and as an image of its own, so
 * it carries all of that with it; colours are those of print, and nothing depends on colour alone.
 */
import type { Segment, Spot } from '../figure.ts';

export const INK = '#17203a';
export const ACCENT = '#1f4fd8';
export const FAINT = '#c3cad9';

/** Wraps a drawing: white paper, serif type, sizes in pixels at 320 pixels of width. */
export const svg = (width: number, height: number, drawing: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="serif" font-size="14" fill="${INK}" text-anchor="middle"><rect width="${width}" height="${height}" fill="#fff"/>${drawing}</svg>`;

/** Half the width of a text: readers' fonts differ, so letters are assumed to be rather wide. */
export const halfWidth = (text: string): number =>
	[...text].reduce((sum, letter) => sum + half(letter), 0);

const half = (letter: string): number =>
	/[\s().,°ijlft′]/.test(letter) ? 2.6 : /[mwMW]/.test(letter) ? 6.3 : 4.2;

/** To a tenth. */
export const tidy = (value: number): number => Number(value.toFixed(1));

// Straight lines, pieces of them and half-planes cut to a rectangle, in graph units or in pixels.

/** `bottom` is the least y, in pixels too. */
export type Window = { left: number; right: number; bottom: number; top: number };

/** The part of the line through two different spots that lies in the window; `undefined` when it misses it. */
export const lineIn = (window: Window, through: Segment): Segment | undefined =>
	clip(window, through, [-Infinity, Infinity]);

/** The part of the segment that lies in the window; `undefined` when it misses it. */
export const segmentIn = (window: Window, segment: Segment): Segment | undefined =>
	clip(window, segment, [0, 1]);

/** Segments from each spot to the next. */
export const joined = (spots: readonly Spot[]): Segment[] =>
	spots.slice(1).map((spot, index) => [spots[index] ?? spot, spot]);

/** What lies in the window between two places on the line, 0 at its first spot and 1 at its second. */
function clip(
	window: Window,
	[from, to]: Segment,
	between: readonly [number, number],
): Segment | undefined {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	let [low, high] = between;
	for (const [at, step, least, most] of [
		[from[0], dx, window.left, window.right],
		[from[1], dy, window.bottom, window.top],
	] as const) {
		if (step === 0 && (at < least || at > most)) return undefined;
		if (step === 0) continue;
		const ends = [(least - at) / step, (most - at) / step];
		low = Math.max(low, Math.min(...ends));
		high = Math.min(high, Math.max(...ends));
	}
	const spot = (t: number): Spot => [from[0] + t * dx, from[1] + t * dy];
	return low < high ? [spot(low), spot(high)] : undefined;
}

/** Corners of the part of the window on the same side of the line as `inside`; empty when there is none. */
export function halfPlaneIn(
	{ left, right, bottom, top }: Window,
	[from, to]: readonly [Spot, Spot],
	inside: Spot,
): Spot[] {
	const side = ([x, y]: Spot) =>
		(to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
	const wanted = Math.sign(side(inside));
	const corners: Spot[] = [
		[left, bottom],
		[right, bottom],
		[right, top],
		[left, top],
	];
	return corners.flatMap((corner, at) => {
		const next = corners[(at + 1) % corners.length] ?? corner;
		const [here, there] = [side(corner) * wanted, side(next) * wanted];
		const kept = here >= 0 ? [corner] : [];
		if (here * there >= 0) return kept;
		const t = here / (here - there);
		const cut: Spot = [
			corner[0] + t * (next[0] - corner[0]),
			corner[1] + t * (next[1] - corner[1]),
		];
		return [...kept, cut];
	});
}

// Directions of length 1.

/** From one spot towards another. */
export function unit([a, b]: Spot, [c, d]: Spot): Spot {
	const length = Math.hypot(c - a, d - b) || 1;
	return [(c - a) / length, (d - b) / length];
}

/** At right angles to a segment, on the side away from a spot. */
export function outward(from: Spot, to: Spot, away: Spot): Spot {
	const [x, y] = unit(from, to);
	const side = (away[0] - from[0]) * -y + (away[1] - from[1]) * x;
	return side > 0 ? [y, -x] : [-y, x];
}
