/** A curve as few cubic pieces that stay close to it. All lengths are pixels, `height` gives y for x. */
import type { Spot } from '../figure.ts';

type Height = (x: number) => number;

/** A spot, or its coordinates in the other order. */
type Order = (spot: Spot) => Spot;

/** Heights between which the curve is drawn. */
type Band = { top: number; bottom: number };

/** The farthest that a piece may be from the curve. */
const CLOSE = 0.2;
/** Steps at which ends of the visible parts are looked for. */
const STEP = 0.8;
/** The longest piece, so that no bend hides between the places where it is checked. */
const LONGEST = 48;
/** Too short to be split again. */
const SHORTEST = 0.4;

/**
 * Path commands for the parts in the band; between two `stops` the curve has no break. Sideways, `height` gives x for
 * y, and stops and band change places with it.
 */
export function smoothPath(
	height: Height,
	stops: readonly number[],
	band: Band,
	isSideways = false,
): string {
	const order: Order = isSideways ? ([x, y]) => [y, x] : (spot) => spot;
	let pen = '';
	const runs = stops
		.slice(1)
		.flatMap((to, i) => visible(height, (stops[i] ?? to) + 1e-6, to - 1e-6, band));
	return runs
		.map(([from, to]) => {
			const start: Spot = [from, height(from)];
			const parts = straightened(start, piecesIn(height, from, to));
			const move = written(start) === pen ? '' : `M${written(order(start))}`;
			pen = written([to, height(to)]);
			return move + commands(start, parts, order);
		})
		.join('');
}

function piecesIn(height: Height, from: number, to: number): Piece[] {
	const count = Math.ceil((to - from) / LONGEST);
	const cuts = Array.from({ length: count + 1 }, (_, i) => from + (i * (to - from)) / count);
	return cuts.slice(1).flatMap((cut, i) => piecesOf(height, cuts[i] ?? cut, cut));
}

/** Stretches on which the curve has a height in the band; their ends are found by halving. */
function visible(height: Height, from: number, to: number, { top, bottom }: Band): Spot[] {
	const shows = (x: number) => height(x) >= top && height(x) <= bottom;
	const count = Math.max(4, Math.ceil((to - from) / STEP));
	const places = Array.from({ length: count + 1 }, (_, i) => from + (i * (to - from)) / count);
	const edge = (inside: number, outside: number): number => {
		let [last, beyond] = [inside, outside];
		for (let round = 0; round < 30; round++) {
			const middle = (last + beyond) / 2;
			if (shows(middle)) last = middle;
			else beyond = middle;
		}
		return last;
	};
	const parts: Spot[] = [];
	let start: number | undefined = shows(from) ? from : undefined;
	places.slice(1).forEach((here, i) => {
		const before = places[i] ?? here;
		if (start === undefined && shows(here)) start = edge(here, before);
		else if (start !== undefined && !shows(here)) {
			parts.push([start, edge(before, here)]);
			start = undefined;
		}
	});
	if (start !== undefined) parts.push([start, to]);
	return parts.filter(([a, b]) => b - a > 1e-3);
}

/** Two control spots and the end. */
type Piece = readonly [Spot, Spot, Spot];

/** One piece with the curve's slopes at its ends, or the pieces of its two halves. */
function piecesOf(height: Height, from: number, to: number): Piece[] {
	const width = to - from;
	const [start, end] = [height(from), height(to)];
	const [rise, fall] = [slopeInto(height, from, width), slopeInto(height, to, -width)];
	const first: Spot = [from + width / 3, start + (rise * width) / 3];
	const second: Spot = [to - width / 3, end - (fall * width) / 3];
	const isClose = [0.17, 0.35, 0.5, 0.68, 0.86].every((t) => {
		const s = 1 - t;
		const y = s ** 3 * start + 3 * s * s * t * first[1] + 3 * s * t * t * second[1] + t ** 3 * end;
		const slope = (end - start) / width;
		return Math.abs(y - height(from + t * width)) < CLOSE * Math.hypot(1, slope);
	});
	if (isClose) return [[first, second, [to, end]]];
	const middle = (from + to) / 2;
	if (width > SHORTEST) return [...piecesOf(height, from, middle), ...piecesOf(height, middle, to)];
	return [
		[
			[from, start],
			[to, end],
			[to, end],
		],
	];
}

/** The slope at an end of a piece, from heights on the piece only: there may be a corner at the end. */
function slopeInto(height: Height, at: number, width: number): number {
	const step = width * 1e-4;
	return (4 * height(at + step) - 3 * height(at) - height(at + 2 * step)) / (2 * step);
}

/** Straight pieces in one line become one. */
function straightened(start: Spot, pieces: readonly Piece[]): (Piece | Spot)[] {
	const kept: (Piece | Spot)[] = [];
	let [from, lineFrom] = [start, start];
	for (const piece of pieces) {
		const [first, second, end] = piece;
		const last = kept.at(-1);
		if (![first, second].every((spot) => isOnLine(from, end, spot))) kept.push(piece);
		else if (last && !isPiece(last) && isOnLine(lineFrom, end, last)) kept[kept.length - 1] = end;
		else {
			lineFrom = from;
			kept.push(end);
		}
		from = end;
	}
	return kept;
}

const isPiece = (part: Piece | Spot): part is Piece => part.length === 3;

const isOnLine = ([a, b]: Spot, [c, d]: Spot, [x, y]: Spot): boolean =>
	Math.abs((c - a) * (y - b) - (x - a) * (d - b)) < 0.05 * Math.hypot(c - a, d - b);

/** Relative commands in tenths: short, and no rounding adds up. */
function commands(start: Spot, parts: readonly (Piece | Spot)[], order: Order): string {
	let [x, y] = start.map(tenths) as [number, number];
	const pair = ([a, b]: Spot) =>
		order([tenths(a) - x, tenths(b) - y])
			.map(short)
			.join(' ');
	const all = parts.map((part) => {
		const command = isPiece(part) ? `c${part.map(pair).join(' ')}` : `l${pair(part)}`;
		[x, y] = (isPiece(part) ? part[2] : part).map(tenths) as [number, number];
		return command;
	});
	return all.join('').replaceAll(' -', '-');
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const written = ([x, y]: Spot): string => `${tenths(x)} ${tenths(y)}`;

const short = (value: number): string => String(tenths(value) + 0).replace(/^(-?)0\./, '$1.');
