/**
 * A graph as it is sketched in a solution: curves with the points that were found on them, each with its coordinates.
 * The axes take the scale that the points ask for and always show the origin.
 */
import Fraction from 'fraction.js';
import { spokenNumber } from '../../math/speech-numbers.ts';
import type { Figure, Line } from '../family.ts';
import type { Axis, Spot } from './coordinate-plane.ts';
import type { Oval, Shape } from './graph-shapes.ts';
import { planeIn } from './graph.ts';
import type { Marked } from './marked-points.ts';
import { sketchInWords } from './sketch-words.ts';
import { label, spoken, svg } from './svg.ts';

export type Sketch = {
	/** The height over a place; NaN where there is no curve. */
	curves?: readonly ((x: number) => number)[];
	/** As thinner lines: what was there before a change. */
	before?: readonly ((x: number) => number)[];
	/** The place over a height. */
	sideways?: readonly ((y: number) => number)[];
	/** The two curves are the branches of a hyperbola. */
	isHyperbola?: true;
	ovals?: readonly Oval[];
	/** Where a curve ends or breaks, beside the asymptotes. */
	breaks?: readonly number[];
	/** Marked with their coordinates. */
	points: readonly (readonly [number | Fraction, number | Fraction])[];
	/** Dashed: asymptotes, axes of symmetry. */
	walls?: readonly number[];
	level?: number;
	/** Dashed slanted lines: asymptotes, secants, tangents, the mirror y = x. */
	slants?: readonly (readonly [Spot, Spot])[];
	/** Further places that should be seen, without a mark. */
	around?: readonly Spot[];
	/** The letters of the axes, where they are not x and y. */
	names?: readonly [string, string];
	/** Coordinates are written as decimals, not as fractions. */
	hasDecimals?: true;
	/** The inputs are angles in degrees: the grid follows parts of a turn. */
	inDegrees?: true;
	/** A circle needs units of one length on both axes. */
	hasEqualUnits?: true;
};

const [WIDTH, HEIGHT, EDGE] = [320, 260, 18];
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000];
const TURNS = [1, 5, 10, 15, 30, 45, 90, 180, 360];
/** So many grid lines are there beside those for room. */
const MOST_CELLS = 8;

export const withSketch = (line: Line, of: Sketch): Line => ({ ...line, figure: sketch(of) });

export function sketch(of: Sketch): Figure {
	const { curves = [], sideways = [], ovals = [], walls = [], level } = of;
	const { before = [], slants = [], around = [] } = of;
	const marked = of.points.map((point) => placed(point, of));
	const spots = [
		...marked.map((point) => point.at),
		...around,
		...ovals.flatMap(({ middle: [h, k], across, up }): Spot[] => [
			[h - across, k - up],
			[h + across, k + up],
		]),
	];
	const xs = [...spots.map(([x]) => x), ...walls];
	const ys = [...spots.map(([, y]) => y), ...(level === undefined ? [] : [level])];
	const [x, y] = axesFor(xs, ys, of);
	const [nameX, nameY] = of.names ?? ['x', 'y'];
	const left = EDGE + Math.max(0, 6 + 7 * longest(y) - unitsIn(x) * -x.from);
	const box = { left, top: EDGE, width: WIDTH - EDGE - left, height: HEIGHT - 2 * EDGE };
	const breaks = [...walls, ...(of.breaks ?? [])].filter((at) => at > x.from && at < x.to);
	const stops = [x.from, ...breaks, x.to];
	const shapes: Shape[] = [
		{ kind: 'asymptotes', walls, level, slants },
		...[...before, ...curves].map((at, order): Shape => ({
			kind: 'function',
			at,
			stops: stops.toSorted((a, b) => a - b),
			...(order < before.length ? { thin: true } : {}),
		})),
		...sideways.map((at): Shape => ({
			kind: 'function',
			at,
			stops: [y.from, y.to],
			sideways: true,
		})),
		...ovals.map((oval): Shape => ({ kind: 'oval', ...oval })),
		...marked.map(({ at, label: name }): Shape => ({
			kind: 'point',
			at,
			name,
			toward: awayFrom(at, curves),
		})),
	];
	return {
		svg: svg(WIDTH, HEIGHT, planeIn(box, { ...x, name: nameX }, { ...y, name: nameY }, shapes)),
		alt: sketchInWords(of, marked, x, y),
		width: WIDTH,
		height: HEIGHT,
	};

	function unitsIn(axis: Axis): number {
		return (WIDTH - 2 * EDGE) / (axis.to - axis.from);
	}
}

/** Beside a curve that rises there, a name goes to the lower right or the upper left. */
function awayFrom([x, y]: Spot, curves: readonly ((x: number) => number)[]): Spot {
	const [curve] = curves;
	if (!curve) return [x, y];
	const slope = curve(x + 0.01) - curve(x - 0.01);
	if (Math.abs(slope) < 1e-4) return [1, curve(x + 0.5) > y ? -1 : 1];
	return [1, slope > 0 ? -1 : 1];
}

function axesFor(
	xs: readonly number[],
	ys: readonly number[],
	{ hasEqualUnits, inDegrees }: Sketch,
): [Axis, Axis] {
	const [wide, high] = [WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE];
	const [x, y] = [axisOver(xs, wide, inDegrees ? TURNS : STEPS), axisOver(ys, high, STEPS)];
	if (!hasEqualUnits) return [x, y];
	const unit = Math.max((x.to - x.from) / wide, (y.to - y.from) / high);
	const grid = Math.max(x.grid, y.grid);
	const widened = ({ from, to }: Axis, pixels: number): Axis => {
		const more = (unit * pixels - (to - from)) / 2;
		return numbered({ from: from - more, to: to + more, grid }, pixels);
	};
	return [widened(x, wide), widened(y, high)];
}

function axisOver(values: readonly number[], pixels: number, steps: readonly number[]): Axis {
	const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
	const [low, high] = least === most ? [-2, 2] : [least, most];
	const step = steps.find((one) => (high - low) / one <= MOST_CELLS) ?? (high - low) / MOST_CELLS;
	const grid = high - low > 1 ? Math.max(1, step) : step;
	const [from, to] = [Math.floor(low / grid - 0.3), Math.ceil(high / grid + 0.3)];
	return numbered({ from: tidied(from * grid), to: tidied(to * grid), grid }, pixels);
}

/** A number at every grid line, or at every second one where they would touch. */
function numbered(axis: Omit<Axis, 'numbersEvery'>, pixels: number): Axis {
	const { from, to, grid } = axis;
	const widest =
		Math.max(...[from, to].map((end) => label(tidied(Math.round(end / grid) * grid)).length)) * 7 +
		6;
	const isNarrow = (pixels * grid) / (to - from) < widest;
	return { ...axis, numbersEvery: isNarrow ? 2 * grid : grid };
}

const tidied = (value: number): number => Number(value.toFixed(1));

const longest = ({ from, to }: Axis) => Math.max(label(from).length, label(to).length);

/** `label` is written beside the point, `name` is said. */
function placed(
	point: Sketch['points'][number],
	{ hasDecimals }: Sketch,
): Marked & { label: string } {
	const [x, y] = point.map((value) => new Fraction(value)) as [Fraction, Fraction];
	const written = (value: Fraction) =>
		(hasDecimals ? value.toString() : value.toFraction()).replace('-', '−');
	const said = (value: Fraction) => (hasDecimals ? spoken(value.valueOf()) : spokenNumber(value));
	return {
		at: [x.valueOf(), y.valueOf()],
		label: `(${written(x)}, ${written(y)})`,
		name: `(${said(x)}, ${said(y)})`,
	};
}
