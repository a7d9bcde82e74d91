/**
 * A coordinate plane with anything on it: lines, curves as lists of spots, polygons, shaded regions, points. Axes may
 * have different scales and need not pass through 0. The caller says in `alt` what is drawn; the axes are described
 * here.
 */
import type { Figure } from '../family.ts';
import {
	type Axis,
	multiples,
	numbersAt,
	placeOf,
	spokenOn,
	type Spot,
	textOf,
	tidy,
	type Window,
} from './coordinate-plane.ts';
import {
	drawShape,
	grouped,
	named,
	type Point,
	segmentsOf,
	type Shape,
	sizeOfName,
} from './graph-shapes.ts';
import { type Box as Block, boxOf, type Drawn, joinNames, placesOfNames } from './point-names.ts';
import { FAINT, INK, label, svg } from './svg.ts';

export type Graph = { x: Axis; y: Axis; shapes: readonly Shape[]; alt: string };

/** Pixels of a drawing: the grid fills the box, the axes reach out of it by `MARGIN`. */
type Box = { left: number; top: number; width: number; height: number };

const MARGIN = 18;
const SIZE = 320;

export function graph({ x, y, shapes, alt }: Graph): Figure {
	const left = x.from < 0 ? MARGIN : 12 + 7 * longest(y);
	const box = { left, top: MARGIN, width: SIZE - MARGIN - left, height: SIZE - 2 * MARGIN };
	return {
		svg: svg(SIZE, SIZE, planeIn(box, x, y, shapes)),
		alt: `${axesInWords(x, y)} ${alt}`,
		width: SIZE,
		height: SIZE,
	};
}

/** Both axes from −reach to reach, a grid line at every unit and not too many numbers. */
export function squareAxes(reach: number): { x: Axis; y: Axis } {
	const [grid, numbersEvery] =
		reach <= 6
			? [1, 1]
			: reach <= 10
				? [1, 2]
				: reach <= 15
					? [1, 5]
					: reach <= 20
						? [2, 10]
						: [5, 10];
	const axis = { from: -reach, to: reach, grid, numbersEvery };
	return { x: axis, y: axis };
}

/** The least of the usual reaches that shows all spots. */
export const axesAround = (spots: readonly Spot[]): { x: Axis; y: Axis } => {
	const far = Math.max(...spots.flat().map(Math.abs));
	return squareAxes(
		[6, 8, 10, 12, 15, 20].find((reach) => far < reach) ?? Math.ceil(far / 10) * 10,
	);
};

/** "3 units to the left of the y-axis and 2 units above the x-axis" */
export const whereIs = ([x, y]: Spot): string => placeOf({ x, y });

/** "the point 2 units above …", "the origin" */
export const pointWhere = ([x, y]: Spot): string =>
	x === 0 && y === 0 ? 'the origin' : `the point ${whereIs([x, y])}`;

/** A plane with its shapes as SVG, for figures of several planes. Small ones go without the letters x and y. */
export function planeIn(
	box: Box,
	x: Axis,
	y: Axis,
	shapes: readonly Shape[],
	{ letters = true } = {},
): string {
	const { left, top, width, height } = box;
	const across = (value: number) => tidy(left + ((value - x.from) / (x.to - x.from)) * width);
	const up = (value: number) => tidy(top + ((y.to - value) / (y.to - y.from)) * height);
	const window: Window = { left: x.from, right: x.to, bottom: y.from, top: y.to };
	const place = ([a, b]: Spot): Spot => [across(a), up(b)];
	const [originX, originY] = [across(clamped(0, x)), up(clamped(0, y))];
	const grid = [
		...multiples(x, x.grid).map((at) => `M${across(at)} ${top}v${height}`),
		...multiples(y, y.grid).map((at) => `M${left} ${up(at)}h${width}`),
	].join('');
	const drawn = shapes.map((shape) => drawShape(shape, place, window));
	const points = shapes.filter((shape) => shape.kind === 'point');
	const [below, beside] = numbersAt(x, y, across, up, originX, originY);
	return (
		`<path d="${grid}" stroke="${FAINT}" fill="none"/>` +
		drawn.map(({ under = '' }) => under).join('') +
		axesAt(box, originX, originY) +
		drawn.map(({ lines = '' }) => lines).join('') +
		`<g font-size="13" stroke="#fff" stroke-width="3" stroke-opacity=".7" paint-order="stroke">${below.map(textOf).join('')}<g text-anchor="end">${beside.map(textOf).join('')}</g></g>` +
		(letters ? lettersAt(x, y, box, originX, originY) : '') +
		drawn.map(({ over = '' }) => over).join('') +
		namesOf(points, place, {
			boxes: [
				...below.map(({ at, text }) => boxOf(at, text, 13)),
				...beside.map(({ at, text }) => boxOf([at[0] - text.length * 3.6, at[1]], text, 13)),
				...(letters ? letterBoxes(box, originX, originY) : []),
				...points.map(({ at }) => boxOf([place(at)[0], place(at)[1] + 4], 'o', 12)),
			],
			segments: [
				...shapes.flatMap((shape) => segmentsOf(shape, place, window)),
				[
					[left, originY],
					[left + width, originY],
				],
				[
					[originX, top],
					[originX, top + height],
				],
			],
			paper: {
				left: left - MARGIN,
				right: left + width + MARGIN,
				bottom: top - MARGIN,
				top: top + height + MARGIN,
			},
		})
	);
}

function namesOf(points: readonly Point[], place: (at: Spot) => Spot, drawn: Drawn): string {
	const dots = joinNames(points).flatMap(({ at, name, toward = at }) =>
		name ? [{ at: place(at), name, toward, size: sizeOfName(name) }] : [],
	);
	const places = placesOfNames(dots, drawn);
	return grouped(dots.map(({ name }, order) => named(name, places[order] ?? [0, 0])).join(''));
}

function axesAt({ left, top, width, height }: Box, x: number, y: number): string {
	const [west, east] = [left - 11, left + width + 11];
	const [north, south] = [top - 11, top + height + 11];
	return `<path d="M${west} ${y}H${east}M${x} ${south}V${north}M${east - 6} ${y - 4}l6 4-6 4M${x - 4} ${north + 6}l4-6 4 6" stroke="${INK}" stroke-width="1.5" fill="none"/>`;
}

const letterBoxes = ({ left, top, width }: Box, originX: number, originY: number): Block[] => [
	boxOf([left + width + 10, originY - 9], 'x', 15),
	boxOf([originX + 12, top - 4], 'y', 15),
];

const lettersAt = (x: Axis, y: Axis, { left, top, width }: Box, originX: number, originY: number) =>
	`<g font-style="italic" font-size="15"><text x="${left + width + 10}" y="${tidy(originY - 9)}">${x.name ?? 'x'}</text><text x="${tidy(originX + 12)}" y="${top - 4}">${y.name ?? 'y'}</text></g>`;

/** "A coordinate plane. The x-axis runs from negative 8 to 8, …" */
export function axesInWords(x: Axis, y: Axis): string {
	const range = (axis: Axis) => `from ${spokenOn(axis, axis.from)} to ${spokenOn(axis, axis.to)}`;
	const every = (axis: Axis) =>
		axis.unit
			? `every ${spokenOn(axis, axis.grid)}`
			: axis.grid === 1
				? 'at every unit'
				: `every ${axis.grid} units`;
	const same = x.from === y.from && x.to === y.to && x.grid === y.grid;
	return same
		? `A coordinate plane. Both axes run ${range(x)}, with a grid line ${every(x)}.`
		: `A coordinate plane. The ${x.name ?? 'x'}-axis runs ${range(x)}, with a grid line ${every(x)}. The ${y.name ?? 'y'}-axis runs ${range(y)}, with a grid line ${every(y)}.`;
}

/** Digits and sign of the longest number on an axis: where the axis is at the left edge, it needs the room. */
const longest = ({ from, to }: Axis) => Math.max(...[from, to].map((end) => label(end).length));

const clamped = (value: number, { from, to }: Axis) => Math.min(Math.max(value, from), to);

// A function as dots on a grid, joined in order when it is drawn as a graph.

export function dotGraph(
	spots: readonly Spot[],
	{ joined = false, axes = axesAround(spots) } = {},
): Figure {
	const said = spots.map(whereIs).join('; ');
	return graph({
		...axes,
		shapes: [
			...(joined ? [{ kind: 'curve' as const, points: spots }] : []),
			...spots.map((at) => ({ kind: 'point' as const, at })),
		],
		alt: `${joined ? 'The graph is made of line segments that join' : 'There are'} ${spots.length} dots: ${said}.`,
	});
}
