/** What can stand on a graph. Shading goes under the axes, lines over them, points and texts over everything. */
import {
	halfPlaneIn,
	joined,
	lineIn,
	type Segment,
	type Spot,
	type Window,
} from './coordinate-plane.ts';
import { ACCENT } from './svg.ts';

// A curve as few cubic pieces that stay close to it. All lengths are pixels, `height` gives y for x.

type Height = (x: number) => number;

/** Heights between which the curve is drawn. */
export type Band = { top: number; bottom: number };

/** The farthest that a piece may be from the curve. */
const CLOSE = 0.2;
/** Steps at which ends of the visible parts are looked for. */
const STEP = 0.8;
/** The longest piece, so that no bend hides between the places where it is checked. */
const LONGEST = 24;
/** Too short to be split again. */
const SHORTEST = 0.4;

/** Path commands for the parts in the band; between two `stops` the curve has no break. */
export function smoothPath(height: Height, stops: readonly number[], band: Band): string {
	let pen = '';
	const runs = stops
		.slice(1)
		.flatMap((to, i) => visible(height, (stops[i] ?? to) + 1e-6, to - 1e-6, band));
	return runs
		.map(([from, to]) => {
			const start: Spot = [from, height(from)];
			const parts = straightened(start, piecesIn(height, from, to));
			const move = written(start) === pen ? '' : `M${written(start)}`;
			pen = written([to, height(to)]);
			return move + commands(start, parts);
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
function commands(start: Spot, parts: readonly (Piece | Spot)[]): string {
	let [x, y] = start.map(tenths) as [number, number];
	const pair = ([a, b]: Spot) => `${short(tenths(a) - x)} ${short(tenths(b) - y)}`;
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

export type Shape =
	/** The whole straight line, with arrowheads where it leaves the window. */
	| { kind: 'line'; through: readonly [Spot, Spot]; dashed?: boolean }
	/** Spots joined in order: give enough of them. Parts outside the window are cut off. */
	| { kind: 'curve'; points: readonly Spot[]; dashed?: boolean }
	/** The graph of a function, smooth between two neighbouring stops; it ends or jumps there. */
	| { kind: 'function'; at: (x: number) => number; stops: readonly number[] }
	/** Dashed lines through the whole window. */
	| { kind: 'asymptotes'; walls: readonly number[]; level?: number | undefined }
	| { kind: 'polygon'; points: readonly Spot[] }
	/** The side of a line on which `inside` lies. */
	| { kind: 'half-plane'; boundary: readonly [Spot, Spot]; inside: Spot }
	| { kind: 'region'; points: readonly Spot[] }
	/**
	 * A dot; a hollow one is not part of the graph. The name stands on the side of `toward` (default: outward);
	 * coordinates are smaller and upright.
	 */
	| Point
	| { kind: 'text'; at: Spot; text: string };

export type Point = {
	kind: 'point';
	at: Spot;
	name?: string;
	hollow?: boolean;
	toward?: Spot;
};

const isPair = (name: string): boolean => name.startsWith('(');

/** In pixels. */
export const sizeOfName = (name: string): number => (isPair(name) ? 14 : 16);

type Drawn = { under?: string; lines?: string; over?: string };

const STROKE = `stroke="${ACCENT}" stroke-width="2" fill="none"`;
const DASHES = ' stroke-dasharray="7 5"';
const SHADE = `fill="${ACCENT}" fill-opacity=".2"`;

/** `place` gives pixels for graph units. */
export function drawShape(shape: Shape, place: (at: Spot) => Spot, window: Window): Drawn {
	const path = (spots: readonly Spot[]) => spots.map((spot) => place(spot).join(' ')).join('L');
	switch (shape.kind) {
		case 'line':
			return { lines: drawLine(shape, place, window) };
		case 'curve':
			return {
				lines: `${clipped(place, window)}<path d="M${path(shape.points)}" ${STROKE}${shape.dashed ? DASHES : ''}/></svg>`,
			};
		case 'function':
			return { lines: drawFunction(shape, place, window) };
		case 'asymptotes':
			return { lines: drawAsymptotes(shape, place, window) };
		case 'polygon':
			return {
				under: `<path d="M${path(shape.points)}z" fill="${ACCENT}" fill-opacity=".08"/>`,
				lines: `<path d="M${path(shape.points)}z" ${STROKE} stroke-linejoin="round"/>`,
			};
		case 'half-plane': {
			const corners = halfPlaneIn(window, shape.boundary, shape.inside);
			return { under: corners.length > 0 ? `<path d="M${path(corners)}z" ${SHADE}/>` : '' };
		}
		case 'region':
			return {
				under: `${clipped(place, window)}<path d="M${path(shape.points)}z" ${SHADE}/></svg>`,
			};
		case 'point':
			return { over: drawDot(shape, place) };
		case 'text': {
			const [x, y] = place(shape.at);
			return { over: named(shape.text, [x, y + 5]) };
		}
	}
}

/** So many short strokes stand for a smooth curve. */
const SAMPLES = 60;

/** The strokes of a shape, for keeping names off them. */
export function segmentsOf(shape: Shape, place: (at: Spot) => Spot, window: Window): Segment[] {
	if (shape.kind === 'line') {
		const ends = lineIn(window, shape.through);
		return ends ? [[place(ends[0]), place(ends[1])]] : [];
	}
	if (shape.kind === 'function') {
		const spots = Array.from({ length: SAMPLES + 1 }, (_, at): Spot => {
			const x = window.left + ((window.right - window.left) * at) / SAMPLES;
			return [x, shape.at(x)];
		}).filter(([, y]) => y >= window.bottom && y <= window.top);
		return joined(spots.map(place));
	}
	if (shape.kind !== 'curve' && shape.kind !== 'polygon') return [];
	const spots = shape.points.map(place);
	return joined(shape.kind === 'polygon' ? [...spots, ...spots.slice(0, 1)] : spots);
}

function drawLine(
	{ through, dashed }: Extract<Shape, { kind: 'line' }>,
	place: (at: Spot) => Spot,
	window: Window,
): string {
	const ends = lineIn(window, through);
	if (!ends) return '';
	const [[a, b], [c, d]] = [place(ends[0]), place(ends[1])];
	const arrows = arrowhead([a, b], [c, d]) + arrowhead([c, d], [a, b]);
	return `<path d="M${a} ${b}L${c} ${d}" ${STROKE}${dashed ? DASHES : ''}/><path d="${arrows}" ${STROKE}/>`;
}

/** Pixels that the curve goes on beyond the window, where it is cut off. */
const BEYOND = 3;

function drawFunction(
	{ at, stops }: Extract<Shape, { kind: 'function' }>,
	place: (at: Spot) => Spot,
	window: Window,
): string {
	const [left, top] = place([window.left, window.top]);
	const [right, bottom] = place([window.right, window.bottom]);
	const [wide, high] = [window.right - window.left, window.top - window.bottom];
	const height = (x: number) =>
		top +
		((window.top - at(window.left + ((x - left) / (right - left)) * wide)) / high) * (bottom - top);
	const path = smoothPath(
		height,
		stops.map((stop) => left + ((stop - window.left) / wide) * (right - left)),
		{ top: top - BEYOND, bottom: bottom + BEYOND },
	);
	return path && `${clipped(place, window)}<path d="${path}" ${STROKE}/></svg>`;
}

function drawAsymptotes(
	{ walls, level }: Extract<Shape, { kind: 'asymptotes' }>,
	place: (at: Spot) => Spot,
	{ left, right, bottom, top }: Window,
): string {
	const line = (from: Spot, to: Spot) => `M${place(from).join(' ')}L${place(to).join(' ')}`;
	const path = [
		...walls
			.filter((wall) => wall >= left && wall <= right)
			.map((wall) => line([wall, bottom], [wall, top])),
		...(level === undefined || level < bottom || level > top
			? []
			: [line([left, level], [right, level])]),
	].join('');
	return path && `<path d="${path}" ${STROKE}${DASHES}/>`;
}

/** Two short strokes at `tip`, which the line reaches coming from `from`. Pixels. */
function arrowhead([x, y]: Spot, from: Spot): string {
	const angle = Math.atan2(y - from[1], x - from[0]);
	const barb = (turn: number) =>
		`${Math.round(x - 9 * Math.cos(angle + turn))} ${Math.round(y - 9 * Math.sin(angle + turn))}`;
	return `M${barb(0.45)}L${x} ${y}L${barb(-0.45)}`;
}

/** A drawing area of its own cuts off what leaves it, and needs no id that could clash on a page. */
function clipped(place: (at: Spot) => Spot, window: Window): string {
	const [left, top] = place([window.left, window.top]);
	const [right, bottom] = place([window.right, window.bottom]);
	const [width, height] = [right - left, bottom - top];
	return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`;
}

function drawDot({ at, hollow }: Point, place: (at: Spot) => Spot): string {
	const [x, y] = place(at);
	const fill = hollow ? `fill="#fff" stroke="${ACCENT}" stroke-width="2"` : `fill="${ACCENT}"`;
	return `<circle cx="${x}" cy="${y}" r="4.5" ${fill}/>`;
}

/** A name or a formula beside what it names, on its base line. */
export const named = (text: string, [x, y]: Spot) =>
	`<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${sizeOfName(text)}"${isPair(text) ? '' : ' font-style="italic"'} fill="${ACCENT}" stroke="#fff" stroke-width="3" paint-order="stroke">${text}</text>`;
