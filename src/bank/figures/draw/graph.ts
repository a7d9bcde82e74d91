/**
 * A coordinate plane with anything on it: lines, curves as lists of spots, polygons, shaded regions, points. Axes may
 * have different scales and need not pass through 0. The caller says in `alt` what is drawn; the axes are described
 * here.
 */
import { FAINT, INK, svg, tidy, type Window } from './drawing.ts';
import { drawShape, grouped, named, segmentsOf, sizeOfName } from './graph-shapes.ts';
import { labelOn, spokenOn } from '../axes.ts';
import { boxOf, placesOfNames, type Room } from './point-names.ts';
import type { Drawing, Point, Shape, Spot, Axis, Graph } from '../figure.ts';
import { plainDecimal } from '../../../math/plain-notation.ts';

// An axis of a graph and the numbers on it.

type Numbered = { at: Spot; text: string };

/**
 * Centered under the x-axis, without degrees at its ends, where they would extend beyond a small graph; to the left of
 * the y-axis, aligned at their ends.
 */
function numbersAt(
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
		.map((at): Numbered => ({ at: [tidy(originX - 4), tidy(up(at) + 4)], text: plainDecimal(at) }));
	return [below, beside];
}

const textOf = ({ at: [x, y], text }: Numbered) => `<text x="${x}" y="${y}">${text}</text>`;

/** Where an axis has a line or a number. */
function multiples({ from, to }: Axis, step: number): number[] {
	const first = Math.ceil(from / step - 1e-9);
	const last = Math.floor(to / step + 1e-9);
	return Array.from({ length: last - first + 1 }, (_, i) =>
		Number(((first + i) * step).toFixed(9)),
	);
}

// The plane with its axes and what is drawn on it.

/** Pixels of a drawing: the grid fills the box, the axes reach out of it by `MARGIN`. */
type Box = { left: number; top: number; width: number; height: number };

const MARGIN = 18;
const SIZE = 320;

export function drawGraph({ x, y, shapes, alt }: Graph): Drawing {
	const left = x.from < 0 ? MARGIN : 12 + 7 * longest(y);
	const box = { left, top: MARGIN, width: SIZE - MARGIN - left, height: SIZE - 2 * MARGIN };
	return {
		svg: svg(SIZE, SIZE, planeIn(box, x, y, shapes)),
		alt: `${axesInWords(x, y)} ${alt}`,
		width: SIZE,
		height: SIZE,
	};
}

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

function namesOf(points: readonly Point[], place: (at: Spot) => Spot, room: Room): string {
	const dots = joinNames(points).flatMap(({ at, name, toward = at }) =>
		name ? [{ at: place(at), name, toward, size: sizeOfName(name) }] : [],
	);
	const places = placesOfNames(dots, room);
	return grouped(dots.map(({ name }, order) => named(name, places[order] ?? [0, 0])).join(''));
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

function axesAt({ left, top, width, height }: Box, x: number, y: number): string {
	const [west, east] = [left - 11, left + width + 11];
	const [north, south] = [top - 11, top + height + 11];
	return `<path d="M${west} ${y}H${east}M${x} ${south}V${north}M${east - 6} ${y - 4}l6 4-6 4M${x - 4} ${north + 6}l4-6 4 6" stroke="${INK}" stroke-width="1.5" fill="none"/>`;
}

const letterBoxes = (
	{ left, top, width }: Box,
	originX: number,
	originY: number,
): Room['boxes'] => [
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
const longest = ({ from, to }: Axis) =>
	Math.max(...[from, to].map((end) => plainDecimal(end).length));

const clamped = (value: number, { from, to }: Axis) => Math.min(Math.max(value, from), to);
