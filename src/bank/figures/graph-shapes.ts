/** What can stand on a graph. Shading goes under the axes, everything else over them. */
import { halfPlaneIn, lineIn, type Spot, type Window } from './plane-window.ts';
import { smoothPath } from './smooth-path.ts';
import { ACCENT } from './svg.ts';

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
	/** A dot; a hollow one is not part of the graph. The name stands on the side of `toward` (default: outward). */
	| { kind: 'point'; at: Spot; name?: string; hollow?: boolean; toward?: Spot }
	| { kind: 'text'; at: Spot; text: string };

type Drawn = { under: string; over: string };

const STROKE = `stroke="${ACCENT}" stroke-width="2" fill="none"`;
const DASHES = ' stroke-dasharray="7 5"';
const SHADE = `fill="${ACCENT}" fill-opacity=".2"`;

/** `place` gives pixels for graph units. */
export function drawShape(shape: Shape, place: (at: Spot) => Spot, window: Window): Drawn {
	const path = (spots: readonly Spot[]) => spots.map((spot) => place(spot).join(' ')).join('L');
	switch (shape.kind) {
		case 'line':
			return over(drawLine(shape, place, window));
		case 'curve':
			return over(
				`${clipped(place, window)}<path d="M${path(shape.points)}" ${STROKE}${shape.dashed ? DASHES : ''}/></svg>`,
			);
		case 'function':
			return over(drawFunction(shape, place, window));
		case 'asymptotes':
			return over(drawAsymptotes(shape, place, window));
		case 'polygon':
			return {
				under: `<path d="M${path(shape.points)}z" fill="${ACCENT}" fill-opacity=".08"/>`,
				over: `<path d="M${path(shape.points)}z" ${STROKE} stroke-linejoin="round"/>`,
			};
		case 'half-plane': {
			const corners = halfPlaneIn(window, shape.boundary, shape.inside);
			return {
				under: corners.length > 0 ? `<path d="M${path(corners)}z" ${SHADE}/>` : '',
				over: '',
			};
		}
		case 'region':
			return {
				under: `${clipped(place, window)}<path d="M${path(shape.points)}z" ${SHADE}/></svg>`,
				over: '',
			};
		case 'point':
			return over(drawPoint(shape, place));
		case 'text': {
			const [x, y] = place(shape.at);
			return over(named(shape.text, x, y + 5));
		}
	}
}

const over = (drawing: string): Drawn => ({ under: '', over: drawing });

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

function drawPoint(
	{ at, name, hollow, toward }: Extract<Shape, { kind: 'point' }>,
	place: (at: Spot) => Spot,
): string {
	const [x, y] = place(at);
	const fill = hollow ? `fill="#fff" stroke="${ACCENT}" stroke-width="2"` : `fill="${ACCENT}"`;
	const dot = `<circle cx="${x}" cy="${y}" r="4.5" ${fill}/>`;
	if (name === undefined) return dot;
	const [right, up] = toward ?? at;
	return dot + named(name, x + (right < 0 ? -11 : 11), y + (up < 0 ? 17 : -7));
}

const named = (text: string, x: number, y: number) =>
	`<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="16" font-style="italic" fill="${ACCENT}" stroke="#fff" stroke-width="3" paint-order="stroke">${text}</text>`;
