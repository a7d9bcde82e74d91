/**
 * A sketched graph: its points are where their labels and the lines say, and its curves satisfy an equation on the
 * lines.
 */
import { sketchOf } from '../../../math/things-in-words.ts';
import { sidesOf, UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import {
	distanceTo,
	formulasOf,
	type Gap,
	gapsIn,
	numberIn,
	pairsIn,
	pixelsOf,
	type Plane,
	straightsThrough,
	tangentsAt,
} from './named-graphs.ts';
import { beforeInWords } from './drawn-before.ts';
import { hasHeights } from './drawn-branches.ts';
import { type CurveWords, drawnCurve } from './drawn-curve.ts';
import { meetingAt, parabolaAlone } from './drawn-meetings.ts';
import { pairMeeting } from './drawn-pairs.ts';
import { dotsIn, dotsInWords, type Drawn } from './drawn-points.ts';
import { dashedAlong, dashedLines, slantedIn } from './drawn-slants.ts';
import { heightIn, isHyperbola } from './graph-kinds.ts';
import { isOn, loneDot } from './lone-dots.ts';
import { pathSpots, type Spot } from './path-spots.ts';
import { labelValue, NUMBER_IN_WORDS, valueInWords } from '../number-in-words.ts';
import { at, type Mark, marksIn, type Scale, scaleOf, isDashed } from './svg-elements.ts';

export const sketchReader: DrawingReader = {
	begins: 'A sketch of ',
	inWords: (svg, place) => shownInWords(marksIn(svg), place),
	disagreements: (words, place, svg) => [
		...pointsNotNamed(words, place),
		...linesNotNamed(words, place),
		...(svg === undefined ? [] : slantsWithoutEquation(words, marksIn(svg), place)),
	],
};

/** Numbers of both axes are set in 13 pixels; those of the y-axis end at the axis, 4 pixels below their line. */
function planeOf(marks: readonly Mark[]): Plane {
	const numbers = marks.filter(
		({ name, attributes }) => name === 'text' && attributes['font-size'] === '13',
	);
	const isBeside = ({ attributes }: Mark) => attributes['text-anchor'] === 'end';
	const across = axisScale(
		numbers
			.filter((mark) => !isBeside(mark))
			.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) })),
	);
	const up = axisScale(
		numbers
			.filter(isBeside)
			.map((mark) => ({ pixel: at(mark, 'y') - 4, value: labelValue(mark.text) })),
	);
	if (!across || !up) throw new UnreadableTex('the numbers on an axis are not evenly spaced');
	return { across, up };
}

/** The numbers of an axis are multiples of the smallest, which is next to 0. */
function axisScale(labels: readonly { pixel: number; value: number }[]): Scale | undefined {
	const step = Math.min(...labels.map(({ value }) => Math.abs(value) || Infinity));
	const isEven = labels.every(
		({ value }) => Math.abs(value / step - Math.round(value / step)) < 1e-6,
	);
	return isEven ? scaleOf(labels) : undefined;
}

const isStroke = ({ name, attributes }: Mark): boolean =>
	name === 'path' &&
	['2', THIN].includes(attributes['stroke-width'] ?? '') &&
	attributes['fill'] === 'none';
/** The stroke width of what was there before a change. */
const THIN = '1.2';
const isThin = ({ attributes }: Mark): boolean => attributes['stroke-width'] === THIN;
/** A path with the equation that it follows. */
type Stroke = { mark: Mark; graph: Gap };

function shownInWords(marks: readonly Mark[], place: Place): string {
	const plane = planeOf(marks);
	const dashedMarks = marks.filter((mark) => isStroke(mark) && isDashed(mark));
	const dots = dotsIn(marks, plane);
	const known = [...gapsIn(place), ...straightsThrough(dots.map((dot) => dot.coordinates))];
	const strokes = marks
		.filter((mark) => isStroke(mark) && !isDashed(mark))
		.map((mark): Stroke => {
			const graph = graphOf(pathOf(mark), known, plane);
			if (!graph) throw new UnreadableTex(NO_EQUATION);
			return { mark, graph };
		});
	const solid = strokes.filter(({ mark }) => !isThin(mark));
	const lone = loneDot(dots, marks.filter(isStroke), place);
	if (lone) throw new UnreadableTex(`the graph through ${lone.said} is missing`);
	const paths = solid.map(({ mark }) => pathOf(mark));
	if (new Set(paths).size < paths.length) throw new UnreadableTex('a graph is drawn twice');
	const thin = strokes.filter(({ mark }) => isThin(mark));
	const ovals = solid.flatMap(({ mark }) => ovalIn(mark, plane));
	const curves = solid.slice(0, solid.length - ovals.length);
	const named = ({ mark, graph }: Stroke) => drawnCurve(mark, graph, plane);
	const words = hyperbolaIn(curves) ?? curves.map(named);
	const [curve] = curves;
	const alone: Drawn | undefined =
		strokes.length === 1 &&
		curve &&
		words[0] &&
		hasHeights(curve.mark, heightIn(curve.graph), plane)
			? { ...curve, whole: words[0].whole }
			: undefined;
	const dashed = dashedMarks.flatMap((mark) => dashedLines(mark, plane, dots, alone));
	const sketched = sketchOf(
		[...ovals, ...words.map(({ name }) => name)],
		dashed.map((line) => line.words),
	);
	const more = [
		...words.map(({ runs }) => runs),
		...(alone && marks.some(({ text }) => text === 'x') ? [meeting(alone)] : []),
		...(alone ? [dashedAlong(alone, dashedMarks)] : []),
		...thin.map((stroke) =>
			beforeInWords(
				{ ...stroke, name: named(stroke).name },
				strokes.length === 2 && curve ? { ...curve, name: words[0]?.name ?? '' } : undefined,
				plane,
			),
		),
	];
	const areNamed = dots.every((dot) => dashed.some(({ through }) => through.includes(dot)));
	const points = dotsInWords(dots, areNamed, alone, plane);
	const [one, two, ...others] = curves.map((stroke, nth) => ({
		...stroke,
		name: words[nth]?.name ?? '',
	}));
	const isPair = strokes.length === curves.length && words.length === curves.length;
	const pair =
		one && two && others.length === 0 && isPair ? pairMeeting([one, two], dots, plane) : '';
	return `${sketched}${more.join('')}${points}${pair}`;

	function meeting(drawn: Drawn): string {
		return dots.length + dashed.length === 0
			? parabolaAlone(drawn, plane)
			: meetingAt(
					drawn,
					dots.filter(({ coordinates: [, y] }) => y === 0),
					plane,
				);
	}
}

/** Two paths with one equation, one beside or above the other. */
function hyperbolaIn(curves: readonly Stroke[]): CurveWords[] | undefined {
	const [graph, other, ...more] = curves.map((curve) => curve.graph);
	if (!graph || graph !== other || more.length > 0 || !isHyperbola(graph)) return undefined;
	const [first = [], second = []] = curves.map(({ mark }) => pathSpots(pathOf(mark)));
	const areApart = (axis: 0 | 1) => {
		const [one, two] = [first, second].map((spots) => spots.map((spot) => spot[axis]));
		const [a = [], b = []] = [one, two];
		return Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);
	};
	if (areApart(0) === areApart(1)) return undefined;
	const ways = areApart(0) ? 'to the left and to the right' : 'upward and downward';
	return [{ name: `a hyperbola whose branches open ${ways}`, runs: '' }];
}

const pathOf = ({ attributes: { d = '' } }: Mark): string => d;

/** The graph that a path follows most closely, if possible one that gives a height over each place. */
function graphOf(d: string, known: readonly Gap[], plane: Plane): Gap | undefined {
	const spots = pathSpots(d).map(([x, y]): Spot => [plane.across(x), plane.up(y)]);
	if (spots.length < 2) return undefined;
	const found = known
		.map((gap) => {
			const graph = distanceTo(gap, plane);
			return { gap, away: Math.max(...spots.map(([x, y]) => graph(x, y))) };
		})
		.filter(({ away }) => away < 1.5)
		.toSorted((one, other) => one.away - other.away);
	const isOverX = ({ gap }: { gap: Gap }) => spots.some(([x]) => Number.isFinite(heightIn(gap)(x)));
	return (found.find(isOverX) ?? found[0])?.gap;
}

/** A path that ends where it starts: a circle if it is as wide as it is high, in units. */
function ovalIn({ attributes: { d = '' } }: Mark, { across, up }: Plane): string[] {
	const spots = pathSpots(d);
	const [[a, b], [c, e]] = [spots[0] ?? [0, 0], spots.at(-1) ?? [9, 9]];
	if (Math.hypot(c - a, e - b) > 1) return [];
	const [xs, ys] = [spots.map(([x]) => across(x)), spots.map(([, y]) => up(y))];
	const gap = Math.max(...xs) - Math.min(...xs) - (Math.max(...ys) - Math.min(...ys));
	if (Math.abs(gap) < 2 * pixelsOf(across)) return ['a circle'];
	return [`an ellipse that is ${gap > 0 ? 'wider than it is tall' : 'taller than it is wide'}`];
}

/** The points that the description marks. */
const markedIn = (words: string): Spot[] =>
	[...words.matchAll(/\(([^(),]+), ([^(),]+)\)/g)].map(([, x = '', y = '']) => [
		valueInWords(x),
		valueInWords(y),
	]);

/** Points are written as pairs, or are on the graph of an equation that is written. */
function pointsNotNamed(words: string, place: Place): string[] {
	const named = pairsIn(place);
	const gaps = gapsIn(place);
	return markedIn(words)
		.filter(
			([x, y]) =>
				!named.some(([a, b]) => a === x && b === y) && !gaps.some((gap) => isOn(gap, [x, y])),
		)
		.map(([x, y]) => `the lines do not name the point (${x}, ${y})`);
}

const DASHED = new RegExp(`a dashed line at ([xy]) equals (${NUMBER_IN_WORDS})`, 'g');

function linesNotNamed(words: string, place: Place): string[] {
	const equations = formulasOf(place).map(sidesOf);
	return [...words.matchAll(DASHED)]
		.filter(([, letter, size = '']) => {
			const value = valueInWords(size);
			return !equations.some(
				(sides) =>
					sides.includes(letter ?? '') &&
					sides.some((side) => Math.abs((numberIn(side) ?? Number.NaN) - value) < 1e-4),
			);
		})
		.map(([line]) => `the lines do not name ${line}`);
}

const NO_EQUATION = 'no equation of the lines has the graph that is drawn';

function slantsWithoutEquation(words: string, marks: readonly Mark[], place: Place): string[] {
	const plane = planeOf(marks);
	const marked = markedIn(words);
	const known = [
		...gapsIn(place),
		...straightsThrough(marked),
		...tangentsAt(marked, place),
		...mirrorOf(place),
	];
	return marks
		.filter((mark) => isStroke(mark) && isDashed(mark))
		.flatMap(slantedIn)
		.filter((d) => !graphOf(d, known, plane))
		.map(() => NO_EQUATION);
}

/** y = x, if the lines mention an inverse. */
const mirrorOf = (place: Place): Gap[] =>
	formulasOf(place).some((tex) => tex.includes('f^{-1}')) ? [(x, y) => y - x] : [];
