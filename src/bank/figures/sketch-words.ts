/** What a sketch shows, in words: its curves, its dashed lines, and its marked points. */
import Fraction from 'fraction.js';
import { spokenNumber } from '../../math/speech-numbers.ts';
import { sketchOf } from '../../math/things-in-words.ts';
import type { Axis } from './coordinate-plane.ts';
import { meetingInWords, parabolaOverAxis } from './curve-over-axis.ts';
import type { Height } from './curve-kinds.ts';
import { type CurveWords, curveInWords } from './curve-words.ts';
import { type Alone, type Marked, pointsInWords } from './marked-points.ts';
import type { Oval } from './graph-shapes.ts';
import { originalInWords } from './original-graph.ts';
import type { Sketch } from './sketch.ts';
import { isHidden, slantInWords } from './slant-words.ts';
import { meetingOfTwo, type NamedGraph } from './two-graphs.ts';

/** `marked` are the points of the sketch. */
export function sketchInWords(of: Sketch, marked: readonly Marked[], x: Axis, y: Axis): string {
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
