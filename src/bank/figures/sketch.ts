/**
 * A graph as it is sketched in a solution: curves with the points that were found on them, each with its coordinates.
 * The axes take the scale that the points ask for and always show the origin.
 */
import Fraction from 'fraction.js';
import type { Figure, Line } from '../family.ts';
import type { Axis } from './coordinate-plane.ts';
import type { Spot } from './coordinate-plane.ts';
import type { Shape } from './graph-shapes.ts';
import { planeIn } from './graph.ts';
import { counted, label, spoken, svg } from './svg.ts';

export type Sketch = {
	/** The height over a place; NaN where there is no curve. */
	curves?: readonly ((x: number) => number)[];
	/** Where a curve ends or breaks, beside the asymptotes. */
	breaks?: readonly number[];
	/** Marked with their coordinates. */
	points: readonly (readonly [number | Fraction, number | Fraction])[];
	/** Dashed: asymptotes, axes of symmetry. */
	walls?: readonly number[];
	level?: number;
	/** Further places that should be seen, without a mark. */
	around?: readonly Spot[];
	/** A circle needs units of one length on both axes. */
	hasEqualUnits?: true;
};

const [WIDTH, HEIGHT, EDGE] = [320, 260, 18];
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000];
/** So many grid lines are there beside those for room. */
const MOST_CELLS = 8;

export const withSketch = (line: Line, of: Sketch): Line => ({ ...line, figure: sketch(of) });

export function sketch(of: Sketch): Figure {
	const { curves = [], points, walls = [], level, breaks = [], around = [] } = of;
	const marked = points.map(([x, y]): Spot => [
		new Fraction(x).valueOf(),
		new Fraction(y).valueOf(),
	]);
	const spots = [...marked, ...around];
	const xs = [...spots.map(([x]) => x), ...walls];
	const ys = [...spots.map(([, y]) => y), ...(level === undefined ? [] : [level])];
	const [x, y] = axesFor(xs, ys, of.hasEqualUnits ?? false);
	const left = EDGE + Math.max(0, 6 + 7 * longest(y) - unitsIn(x) * -x.from);
	const box = { left, top: EDGE, width: WIDTH - EDGE - left, height: HEIGHT - 2 * EDGE };
	const stops = [x.from, ...[...walls, ...breaks].filter((at) => at > x.from && at < x.to), x.to];
	const shapes: Shape[] = [
		{ kind: 'asymptotes', walls, level },
		...curves.map((at): Shape => ({
			kind: 'function',
			at,
			stops: stops.toSorted((a, b) => a - b),
		})),
		...points.map((point, at): Shape => {
			const spot = marked[at] ?? [0, 0];
			return { kind: 'point', at: spot, name: nameOf(point), toward: awayFrom(spot, curves) };
		}),
	];
	return {
		svg: svg(WIDTH, HEIGHT, planeIn(box, x, y, shapes)),
		alt: inWords(of),
		width: WIDTH,
		height: HEIGHT,
	};

	function unitsIn(axis: Axis): number {
		return (WIDTH - 2 * EDGE) / (axis.to - axis.from);
	}
}

/** Beside a curve that rises there, a name stands at the right below or the left above. */
function awayFrom([x, y]: Spot, curves: readonly ((x: number) => number)[]): Spot {
	const [curve] = curves;
	if (!curve) return [x, y];
	const slope = curve(x + 0.01) - curve(x - 0.01);
	if (Math.abs(slope) < 1e-4) return [1, curve(x + 0.5) > y ? -1 : 1];
	return [1, slope > 0 ? -1 : 1];
}

function axesFor(xs: readonly number[], ys: readonly number[], isEqual: boolean): [Axis, Axis] {
	const [x, y] = [axisOver(xs, WIDTH - 2 * EDGE), axisOver(ys, HEIGHT - 2 * EDGE)];
	if (!isEqual) return [x, y];
	const unit = Math.max(
		(x.to - x.from) / (WIDTH - 2 * EDGE),
		(y.to - y.from) / (HEIGHT - 2 * EDGE),
	);
	const widened = (axis: Axis, pixels: number): Axis => {
		const more = (unit * pixels - (axis.to - axis.from)) / 2;
		return { ...axis, from: axis.from - more, to: axis.to + more };
	};
	return [widened(x, WIDTH - 2 * EDGE), widened(y, HEIGHT - 2 * EDGE)];
}

function axisOver(values: readonly number[], pixels: number): Axis {
	const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
	const [low, high] = least === most ? [-2, 2] : [least, most];
	const step = STEPS.find((one) => (high - low) / one <= MOST_CELLS) ?? (high - low) / MOST_CELLS;
	const grid = high - low > 1 ? Math.max(1, step) : step;
	const [from, to] = [Math.floor(low / grid - 0.3), Math.ceil(high / grid + 0.3)];
	const widest = Math.max(...[from, to].map((end) => label(tidied(end * grid)).length)) * 7 + 6;
	const isNarrow = pixels / (to - from) < widest;
	return {
		from: tidied(from * grid),
		to: tidied(to * grid),
		grid,
		numbersEvery: isNarrow ? 2 * grid : grid,
	};
}

const tidied = (value: number): number => Number(value.toFixed(1));

const longest = ({ from, to }: Axis) => Math.max(label(from).length, label(to).length);

const coordinate = (value: number | Fraction): string =>
	new Fraction(value).toFraction().replace('-', '−');

const nameOf = ([x, y]: Sketch['points'][number]): string => `(${coordinate(x)}, ${coordinate(y)})`;

const said = (value: number | Fraction): string =>
	coordinate(value).replace('−', 'negative ').replace('/', ' over ');

function inWords({ curves = [], points, walls = [], level }: Sketch): string {
	const shown = [
		...(curves.length > 0 ? [counted(curves.length, 'graph')] : []),
		...(points.length > 0
			? [
					`the marked ${points.length === 1 ? 'point' : 'points'} ${points.map(([x, y]) => `(${said(x)}, ${said(y)})`).join(', ')}`,
				]
			: []),
		...walls.map((wall) => `a dashed line at x = ${spoken(wall)}`),
		...(level === undefined ? [] : [`a dashed line at y = ${spoken(level)}`]),
	];
	return `A sketch on a coordinate plane with ${shown.join('; ')}.`;
}
