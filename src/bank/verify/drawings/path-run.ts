/** A path as short straight pieces, and how they lie to each other and to a point, in pixels. */
import type { Spot } from './path-spots.ts';

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Pieces of a curve that are treated as straight. */
const PIECES = 16;

export type Piece = readonly [Spot, Spot];
export type Run = readonly Piece[];

/** The path as short straight pieces. */
export function runOf(d: string): Run {
	const pieces: Piece[] = [];
	let [pen, start]: Spot[] = [
		[0, 0],
		[0, 0],
	];
	const to = (spot: Spot) => {
		pieces.push([pen ?? spot, spot]);
		pen = spot;
	};
	for (const [, command = '', list = ''] of d.matchAll(COMMAND)) {
		const numbers = (list.match(NUMBER) ?? []).map(Number);
		const isRelative = command === command.toLowerCase();
		const size = { c: 6, q: 4, h: 1, v: 1, a: 7, s: 4 }[command.toLowerCase()] ?? 2;
		for (let from = 0; from < Math.max(numbers.length, 1); from += size) {
			const given = numbers.slice(from, from + size);
			const [x0 = 0, y0 = 0] = isRelative ? (pen ?? []) : [];
			const spots = given.flatMap((value, at): Spot[] =>
				at % 2 === 0 ? [[x0 + value, y0 + (given[at + 1] ?? 0)]] : [],
			);
			const here: Spot = pen ?? [0, 0];
			switch (command.toLowerCase()) {
				case 'm':
					if (from === 0) pen = start = spots[0] ?? here;
					else to(spots[0] ?? here);
					break;
				case 'h':
					to([x0 + (given[0] ?? 0), here[1]]);
					break;
				case 'v':
					to([here[0], y0 + (given[0] ?? 0)]);
					break;
				case 'z':
					to(start ?? here);
					break;
				case 'c':
				case 'q':
					for (let piece = 1; piece <= PIECES; piece++)
						to(onCurve([here, ...spots], piece / PIECES));
					break;
				case 'a':
					to([x0 + (given[5] ?? 0), y0 + (given[6] ?? 0)]);
					break;
				default:
					to(spots.at(-1) ?? here);
			}
		}
	}
	return pieces;
}

/** De Casteljau: the point at `part` of a curve with these control points. */
function onCurve(spots: readonly Spot[], part: number): Spot {
	const [first] = spots;
	if (spots.length <= 1) return first ?? [0, 0];
	const between = spots
		.slice(1)
		.map((spot, before) => spotAlong([spots[before] ?? spot, spot], part));
	return onCurve(between, part);
}

export const distanceToRun = (run: Run, spot: Spot): number =>
	Math.min(Infinity, ...run.map((piece) => distanceToPiece(piece, spot)));

function distanceToPiece([[a, b], [c, d]]: Piece, [x, y]: Spot): number {
	const [dx, dy] = [c - a, d - b];
	const square = dx * dx + dy * dy;
	const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a) * dx + (y - b) * dy) / square));
	return Math.hypot(x - a - part * dx, y - b - part * dy);
}

export const lengthOf = ([[a, b], [c, d]]: Piece): number => Math.hypot(c - a, d - b);

/** The spot after this part of the piece: 0 is its start, 1 its end. */
export const spotAlong = ([[a, b], [c, d]]: Piece, part: number): Spot => [
	a + (c - a) * part,
	b + (d - b) * part,
];

/** Both ends of a piece, and spots between them that are at most this far apart. */
export function spotsAlong(piece: Piece, gap: number): Spot[] {
	const count = Math.max(1, Math.ceil(lengthOf(piece) / gap));
	return Array.from({ length: count + 1 }, (_, step) => spotAlong(piece, step / count));
}

export const midpointOf = ([[a, b], [c, d]]: Piece): Spot => [(a + c) / 2, (b + d) / 2];

/** Without the quarters at its ends, where it meets other sides. */
export const middleHalf = (side: Piece): Piece => [spotAlong(side, 1 / 4), spotAlong(side, 3 / 4)];

/** Of two directions: 0 if they are parallel, the product of their lengths if they are perpendicular. */
export const crossProduct = ([[a, b], [c, d]]: Piece, [[e, f], [g, h]]: Piece): number =>
	(c - a) * (h - f) - (d - b) * (g - e);
