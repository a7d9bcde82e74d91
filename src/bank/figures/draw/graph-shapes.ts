/** What can be drawn on a graph. Shading goes under the axes, lines over them, points and texts over everything. */
import { ACCENT, halfPlaneIn, INK, joined, lineIn, tidy, type Window } from './drawing.ts';
import { smoothPath } from './smooth-path.ts';
import type { Segment, Spot, Oval, Point, Shape } from '../figure.ts';

const isPair = (name: string): boolean => name.startsWith('(');

/** In pixels. */
export const sizeOfName = (name: string): number => (isPair(name) ? 14 : 16);

type Drawn = { under?: string; lines?: string; over?: string };

const STROKE = `stroke="${ACCENT}" stroke-width="2" fill="none"`;
const THIN = `stroke="${INK}" stroke-width="1.2" fill="none"`;
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
		case 'oval':
			return { lines: drawOval(shape, place) };
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
			return { over: grouped(named(shape.text, [x, y + 5])) };
		}
	}
}

/** The number of short strokes that make up a smooth curve. */
const SAMPLES = 60;

/** The strokes of a shape, for keeping names off them. */
export function segmentsOf(shape: Shape, place: (at: Spot) => Spot, window: Window): Segment[] {
	const straight = (through: readonly [Spot, Spot]): Segment[] => {
		const ends = lineIn(window, through);
		return ends ? [[place(ends[0]), place(ends[1])]] : [];
	};
	if (shape.kind === 'line') return straight(shape.through);
	if (shape.kind === 'asymptotes') return (shape.slants ?? []).flatMap(straight);
	if (shape.kind === 'function') {
		const { left, right, bottom, top } = window;
		const [from, to] = shape.sideways ? [bottom, top] : [left, right];
		const spots = Array.from({ length: SAMPLES + 1 }, (_, at): Spot => {
			const input = from + ((to - from) * at) / SAMPLES;
			return shape.sideways ? [shape.at(input), input] : [input, shape.at(input)];
		}).filter(([x, y]) => x >= left && x <= right && y >= bottom && y <= top);
		return joined(spots.map(place));
	}
	if (shape.kind === 'oval') {
		const spots = Array.from({ length: SAMPLES + 1 }, (_, at): Spot => {
			const turn = (2 * Math.PI * at) / SAMPLES;
			const [h, k] = shape.middle;
			return [h + shape.across * Math.cos(turn), k + shape.up * Math.sin(turn)];
		});
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

/** How many pixels the curve continues beyond the window, where it is cut off. */
const BEYOND = 3;

function drawFunction(
	{ at, stops, sideways = false, thin = false }: Extract<Shape, { kind: 'function' }>,
	place: (at: Spot) => Spot,
	window: Window,
): string {
	const [left, top] = place([window.left, window.top]);
	const [right, bottom] = place([window.right, window.bottom]);
	const across = (x: number) =>
		left + ((x - window.left) / (window.right - window.left)) * (right - left);
	const up = (y: number) =>
		bottom + ((y - window.bottom) / (window.top - window.bottom)) * (top - bottom);
	const x = (pixel: number) =>
		window.left + ((pixel - left) / (right - left)) * (window.right - window.left);
	const y = (pixel: number) =>
		window.bottom + ((pixel - bottom) / (top - bottom)) * (window.top - window.bottom);
	const path = sideways
		? smoothPath(
				(pixel) => across(at(y(pixel))),
				stops.map(up).toSorted((a, b) => a - b),
				{ top: left - BEYOND, bottom: right + BEYOND },
				true,
			)
		: smoothPath((pixel) => up(at(x(pixel))), stops.map(across), {
				top: top - BEYOND,
				bottom: bottom + BEYOND,
			});
	return path && `${clipped(place, window)}<path d="${path}" ${thin ? THIN : STROKE}/></svg>`;
}

/** Control spots of a quarter of a circle of radius 1: the curve is off by less than a thousandth of the radius. */
const QUARTER = 0.5523;

function drawOval({ middle: [h, k], across, up }: Oval, place: (at: Spot) => Spot): string {
	const [[x, y], [right, top]] = [place([h, k]), place([h + across, k + up])];
	const [a, b] = [right - x, y - top];
	const short = (value: number) => tidy(value) + 0;
	const quarter = (dx: number, dy: number, isUpright: boolean) => {
		const [p, q] = [dx * (1 - QUARTER), dy * (1 - QUARTER)];
		const spots = isUpright ? [0, dy - q, p, dy, dx, dy] : [dx - p, 0, dx, q, dx, dy];
		return `c${spots.map(short).join(' ').replaceAll(' -', '-')}`;
	};
	const path =
		quarter(-a, -b, true) + quarter(-a, b, false) + quarter(a, b, true) + quarter(a, -b, false);
	return `<path d="M${short(x + a)} ${short(y)}${path}" ${STROKE}/>`;
}

function drawAsymptotes(
	{ walls, level, slants = [] }: Extract<Shape, { kind: 'asymptotes' }>,
	place: (at: Spot) => Spot,
	window: Window,
): string {
	const { left, right, bottom, top } = window;
	const line = (from: Spot, to: Spot) => `M${place(from).join(' ')}L${place(to).join(' ')}`;
	const path = [
		...walls
			.filter((wall) => wall >= left && wall <= right)
			.map((wall) => line([wall, bottom], [wall, top])),
		...(level === undefined || level < bottom || level > top
			? []
			: [line([left, level], [right, level])]),
	].join('');
	const slanted = slants.map((through) => {
		const ends = lineIn(window, through);
		return ends ? `<path d="${line(...ends)}" ${STROKE}${DASHES}/>` : '';
	});
	return (path && `<path d="${path}" ${STROKE}${DASHES}/>`) + slanted.join('');
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
	`<text x="${tidy(x)}" y="${tidy(y)}" font-size="${sizeOfName(text)}"${isPair(text) ? '' : ' font-style="italic"'}>${text}</text>`;

/** A group of names, which share their color and a rim of paper. */
export const grouped = (names: string): string =>
	names && `<g fill="${ACCENT}" stroke="#fff" stroke-width="3" paint-order="stroke">${names}</g>`;
