/** A square coordinate plane with grid, numbered axes and, if any, named points. */
import type { Figure } from '../family.ts';
import { ACCENT, counted, FAINT, INK, label, spoken, svg } from './svg.ts';

// Straight lines, pieces of them and half-planes cut to a rectangle, in graph units or in pixels.

/** [x, y] */
export type Spot = readonly [x: number, y: number];

export type Segment = readonly [Spot, Spot];

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

// An axis of a graph and the numbers on it.

export type Axis = {
	from: number;
	to: number;
	/** Distance of grid lines, and of numbers. Both go through 0. */
	grid: number;
	numbersEvery: number;
	/** The letter at its end; `x` and `y` when left out. */
	name?: string;
	/** With π, one unit of the axis is so much: numbers are written as fractions of π. */
	unit?: 'π' | '°';
};

type Numbered = { at: Spot; text: string };

/** Under the x-axis, on their middle, degrees not at its ends, where they would reach out of a small graph; at the left of the y-axis, on their end. */
export function numbersAt(
	x: Axis,
	y: Axis,
	across: (value: number) => number,
	up: (value: number) => number,
	originX: number,
	originY: number,
): [Numbered[], Numbered[]] {
	const below = multiples(x, x.numbersEvery)
		.filter((at) => across(at) !== originX && (x.unit !== '°' || (at > x.from && at < x.to)))
		.map((at): Numbered => ({ at: [across(at), tidy(originY + 13)], text: labelOn(x, at) }));
	const beside = multiples(y, y.numbersEvery)
		.filter((at) => up(at) !== originY)
		.map((at): Numbered => ({ at: [tidy(originX - 4), tidy(up(at) + 4)], text: label(at) }));
	return [below, beside];
}

export const textOf = ({ at: [x, y], text }: Numbered) => `<text x="${x}" y="${y}">${text}</text>`;

const labelOn = ({ unit }: Axis, value: number): string =>
	unit === 'π' ? partOfPi(value, label, ['π', '/']) : `${label(value)}${unit ?? ''}`;

/** A number on an axis in words: "negative 3", "3 pi over 2", "90 degrees". */
export const spokenOn = ({ unit }: Axis, value: number): string =>
	unit === 'π'
		? partOfPi(value, spoken, [' pi', ' over ']).replace(/(^|e )1? ?pi/, '$1pi')
		: `${spoken(value)}${unit === '°' ? ' degrees' : ''}`;

/** 1.5 → 3π/2, 1 → π: quarters at the finest. */
function partOfPi(
	value: number,
	write: (n: number) => string,
	[pi, bar]: [string, string],
): string {
	if (value === 0) return '0';
	const isWhole = (number: number) => Math.abs(number - Math.round(number)) < 1e-6;
	const under = [1, 2, 3, 4, 6, 8, 12, 24].find((one) => isWhole(value * one)) ?? 1;
	const over = write(Math.round(value * under)).replace(/(?<!\d)1$/, pi === 'π' ? '' : '1');
	return `${over}${pi}${under === 1 ? '' : `${bar}${under}`}`;
}

/** Where an axis has a line or a number. */
export function multiples({ from, to }: Axis, step: number): number[] {
	const first = Math.ceil(from / step - 1e-9);
	const last = Math.floor(to / step + 1e-9);
	return Array.from({ length: last - first + 1 }, (_, i) =>
		Number(((first + i) * step).toFixed(9)),
	);
}

/** To a tenth. */
export const tidy = (value: number): number => Number(value.toFixed(1));

export type NamedPoint = { name: string; x: number; y: number };

export type CoordinatePlane = {
	/** Both axes run from −reach to reach. */
	reach: number;
	/** Distance of grid lines, and of numbers on the axes. */
	grid: number;
	numbersEvery: number;
	points: readonly NamedPoint[];
};

const SIZE = 320;
const MIDDLE = SIZE / 2;
const HALF = 142;

export function coordinatePlane(plane: CoordinatePlane): Figure {
	const scale = HALF / plane.reach;
	const x = (value: number) => Number((MIDDLE + value * scale).toFixed(1));
	const y = (value: number) => Number((MIDDLE - value * scale).toFixed(1));
	const [low, high] = [MIDDLE - HALF, MIDDLE + HALF];
	const lines = stepsTo(plane.reach, plane.grid)
		.map((at) => `M${x(at)} ${low}V${high}M${low} ${y(at)}H${high}`)
		.join('');
	const numbers = stepsTo(plane.reach, plane.numbersEvery)
		.map(
			(at) =>
				`<text x="${x(at)}" y="${MIDDLE + 13}">${label(at)}</text><text x="${MIDDLE - 4}" y="${y(at) + 4}" text-anchor="end">${label(at)}</text>`,
		)
		.join('');
	const drawing =
		`<path d="${lines}" stroke="${FAINT}" fill="none"/>` +
		`<path d="M5 ${MIDDLE}H315M${MIDDLE} 315V5M11 156l-6 4 6 4M309 156l6 4-6 4M156 11l4-6 4 6M156 309l4 6 4-6" stroke="${INK}" stroke-width="1.5" fill="none"/>` +
		`<g font-size="13" stroke="#fff" stroke-width="3" paint-order="stroke">${numbers}</g>` +
		`<g font-style="italic" font-size="15"><text x="312" y="150">x</text><text x="172" y="14">y</text></g>` +
		plane.points.map((point) => drawPoint(point, x(point.x), y(point.y))).join('');
	return { svg: svg(SIZE, SIZE, drawing), alt: altOf(plane), width: SIZE, height: SIZE };
}

/** The name is placed away from the axes, so that it hides no number. */
function drawPoint({ name, x, y }: NamedPoint, left: number, top: number): string {
	const across = x < 0 ? -11 : 11;
	const above = y < 0 ? 17 : -7;
	return `<circle cx="${left}" cy="${top}" r="4.5" fill="${ACCENT}"/><text x="${left + across}" y="${top + above}" font-size="16" font-style="italic" fill="${ACCENT}" stroke="#fff" stroke-width="3" paint-order="stroke">${name}</text>`;
}

/** Multiples of `step` from −reach to reach, without 0. */
const stepsTo = (reach: number, step: number): number[] =>
	Array.from({ length: Math.floor(reach / step) }, (_, i) => (i + 1) * step).flatMap((at) => [
		-at,
		at,
	]);

function altOf({ reach, grid, points }: CoordinatePlane): string {
	const every = grid === 1 ? 'at every unit' : `every ${grid} units`;
	const plane = `A coordinate plane. Both axes run from ${spoken(-reach)} to ${reach}, with a grid line ${every}.`;
	const places = points.map((point) => `Point ${point.name} is ${placeOf(point)}.`);
	return [plane, ...(places.length > 0 ? places : ['No point is marked.'])].join(' ');
}

/** By steps from the axes, not by coordinates: reading those is often the question. */
export function placeOf({ x, y }: { x: number; y: number }): string {
	const across = `${counted(Math.abs(x), 'unit')} to the ${x < 0 ? 'left' : 'right'} of`;
	const up = `${counted(Math.abs(y), 'unit')} ${y < 0 ? 'below' : 'above'}`;
	if (x === 0 && y === 0) return 'at the origin';
	if (y === 0) return `on the x-axis, ${across} the origin`;
	if (x === 0) return `on the y-axis, ${up} the origin`;
	return `${across} the y-axis and ${up} the x-axis`;
}
