/**
 * A graph as it is sketched in a solution: curves with the points that were found on them, each with its coordinates.
 * The axes take the scale that the points ask for and always show the origin.
 */
import Fraction from 'fraction.js';
import { spoken, spokenNumber } from '../../../math/speech-numbers.ts';
import { sketchOf } from '../../../math/things-in-words.ts';
import { planeIn } from './graph.ts';
import { svg, tidy } from './drawing.ts';
import type { Height } from '../curve-heights.ts';
import { curveInWords, type CurveWords } from './curve-words.ts';
import {
	type Alone,
	isHidden,
	type Marked,
	meetingInWords,
	parabolaOverAxis,
	pointsInWords,
	slantInWords,
} from './sketch-relations.ts';
import { meetingOfTwo, type NamedGraph, originalInWords } from './two-graphs.ts';
import type { Axis, Drawing, Oval, Shape, Spot, Sketch } from '../figure.ts';
import { plainDecimal } from '../../../math/plain-notation.ts';

const [WIDTH, HEIGHT, EDGE] = [320, 260, 18];
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000];
const TURNS = [1, 5, 10, 15, 30, 45, 90, 180, 360];
/** The most grid spaces, without those added for room. */
const MOST_CELLS = 8;

export function drawSketch(of: Sketch): Drawing {
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
	return numbered({ from: tidy(from * grid), to: tidy(to * grid), grid }, pixels);
}

/** A number at every grid line, or at every second one where they would touch. */
function numbered(axis: Omit<Axis, 'numbersEvery'>, pixels: number): Axis {
	const { from, to, grid } = axis;
	const widest =
		Math.max(...[from, to].map((end) => plainDecimal(tidy(Math.round(end / grid) * grid)).length)) *
			7 +
		6;
	const isNarrow = (pixels * grid) / (to - from) < widest;
	return { ...axis, numbersEvery: isNarrow ? 2 * grid : grid };
}

const longest = ({ from, to }: Axis) =>
	Math.max(plainDecimal(from).length, plainDecimal(to).length);

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

// What a sketch shows, in words: its curves, its dashed lines, and its marked points.

/** `marked` are the points of the sketch. */
function sketchInWords(of: Sketch, marked: readonly Marked[], x: Axis, y: Axis): string {
	const { curves = [], sideways = [], ovals = [], walls = [], level, slants = [] } = of;
	const upright = { across: x, up: y, breaks: [...walls, ...(of.breaks ?? [])] };
	const named = curves.map((curve) => curveInWords(curve, upright));
	const alone = aloneIn(of, named);
	const slanted = slants.map((slant) => slantInWords(slant, { x, y, marked, curve: alone?.at }));
	const areNamed = marked.every((point) => slanted.some(({ through }) => through.includes(point)));
	const dashed = [
		...walls.map((wall) => `a dashed line at x equals ${spokenNumber(new Fraction(wall))}`),
		...(level === undefined
			? []
			: [`a dashed line at y equals ${spokenNumber(new Fraction(level))}`]),
		...slanted.map(({ words }) => words),
	];
	// A circle comes first: what a curve does, said after its name, must not seem to belong to the circle as well.
	const graphs = [
		...ovals.map(ovalInWords),
		...(of.isHyperbola
			? [
					`a hyperbola whose branches open ${curves.length > 0 ? 'upward and downward' : 'to the left and to the right'}`,
				]
			: [
					...named.map(({ name }) => name),
					...sideways.map(
						(curve) => curveInWords(curve, { across: y, up: x, isSideways: true }).name,
					),
				]),
	];
	const pair = twoGraphs(of, named);
	const originals = (of.before ?? []).map(nameIn);
	const [image] = curves.length + originals.length === 2 ? curves.map(nameIn) : [];
	const details = [
		...(of.isHyperbola ? [] : named.map(({ runs }) => runs)),
		...(alone ? [overAxis(of, alone, marked), onSlant(alone, slants, x)] : []),
		...originals.map((original) => originalInWords(original, image, upright)),
		pointsInWords(marked, areNamed, alone, upright),
		pair ? meetingOfTwo(pair, { marked, across: x, up: y }) : '',
	];
	return `${sketchOf(graphs, dashed)}${details.join('')}`;

	function nameIn(at: Height): NamedGraph {
		return { at, name: curveInWords(at, upright).name };
	}
}

const ovalInWords = ({ across, up }: Oval): string =>
	across === up
		? 'a circle'
		: `an ellipse that is ${across > up ? 'wider than it is tall' : 'taller than it is wide'}`;

/** The only two curves of a sketch; undefined for any other sketch. */
function twoGraphs(
	{ curves = [], sideways = [], ovals = [], before = [], isHyperbola }: Sketch,
	named: readonly CurveWords[],
): readonly [NamedGraph, NamedGraph] | undefined {
	const [one, two, ...more] = curves.map((at, nth) => ({ at, name: named[nth]?.name ?? '' }));
	const others = [...more, ...sideways, ...ovals, ...before];
	return one && two && others.length === 0 && !isHyperbola ? [one, two] : undefined;
}

function aloneIn(
	{ curves = [], sideways = [], ovals = [], before = [] }: Sketch,
	[words]: readonly CurveWords[],
): Alone | undefined {
	const [curve, ...more] = [...curves, ...sideways, ...ovals, ...before];
	const isUpright = typeof curve === 'function' && curve === curves[0];
	return words && isUpright && more.length === 0 ? { at: curve, whole: words.whole } : undefined;
}

/** A curve that is straight hides the line that is dashed through its points. */
function onSlant({ at }: Alone, slants: NonNullable<Sketch['slants']>, across: Axis): string {
	const [slant, ...others] = slants;
	return slant && others.length === 0 && isHidden(slant, at, across)
		? ' The graph lies on the dashed line.'
		: '';
}

/** How a curve alone meets the x-axis, at the marked points, or without any other mark. */
function overAxis(of: Sketch, alone: Alone, marked: readonly Marked[]): string {
	const { walls = [], slants = [], level } = of;
	if (of.names) return '';
	const isBare = walls.length + slants.length + marked.length === 0 && level === undefined;
	return isBare
		? parabolaOverAxis(alone)
		: meetingInWords(
				alone,
				marked.filter(({ at }) => at[1] === 0),
			);
}
