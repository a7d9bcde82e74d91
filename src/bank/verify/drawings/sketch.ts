/**
 * A sketched graph: its points are where their labels and the lines say, and its curves satisfy an equation on the
 * lines.
 */
import { markedInWords, withThings } from '../../../math/things-in-words.ts';
import { sidesOf, UnreadableTex } from '../read-tex.ts';
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
import { type CurveWords, drawnCurve } from './drawn-curve.ts';
import { meetingAt, parabolaAlone } from './drawn-meetings.ts';
import { heightIn, isHyperbola } from './graph-kinds.ts';
import { pathSpots, type Spot } from './path-spots.ts';
import { labelInWords, NUMBER_IN_WORDS, valueInWords } from './number-in-words.ts';
import { at, labelValue, type Mark, marksIn, type Scale, scaleOf } from './svg-elements.ts';

export const sketchReader: DrawingReader = {
	begins: 'A sketch on a coordinate plane',
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
const isDashed = ({ attributes }: Mark): boolean => 'stroke-dasharray' in attributes;

function shownInWords(marks: readonly Mark[], place: Place): string {
	const plane = planeOf(marks);
	const strokes = marks.filter((mark) => isStroke(mark) && !isDashed(mark));
	const dashed = marks.filter((mark) => isStroke(mark) && isDashed(mark));
	const solid = strokes.filter((mark) => !isThin(mark));
	const ovals = solid.flatMap((mark) => ovalIn(mark, plane));
	const points = pointsIn(marks, plane);
	const marked = markedInWords(points);
	const known = [...gapsIn(place), ...straightsThrough(markedIn(marked))];
	const graphs = strokes.map((mark) => graphOf(pathOf(mark), known, plane));
	const graphIn = (mark: Mark): Gap => {
		const graph = graphs[strokes.indexOf(mark)];
		if (!graph) throw new UnreadableTex(NO_EQUATION);
		return graph;
	};
	strokes.forEach(graphIn);
	const named = (mark: Mark) => drawnCurve(mark, graphIn(mark), plane);
	const curves = solid.slice(0, solid.length - ovals.length);
	const words = hyperbolaIn(curves, graphIn) ?? curves.map(named);
	const shown = [
		...words.map(({ name }) => name),
		...ovals,
		...dashed.flatMap((mark) => dashedLines(mark, plane)),
	];
	const [alone] = curves;
	const isAlone = strokes.length === 1 && marks.some(({ text }) => text === 'x');
	const zeros = points.flatMap((said) => {
		const [[x, y] = [0, 1]] = markedIn(said);
		return y === 0 ? [{ x, said }] : [];
	});
	const meeting = (mark: Mark) =>
		points.length + dashed.length === 0
			? parabolaAlone(words[0]?.name ?? '', mark, plane)
			: meetingAt(graphIn(mark), zeros, plane);
	const more = [
		...words.map(({ runs }) => runs),
		...(alone && isAlone ? [meeting(alone)] : []),
		...(alone && solid.length === 1 ? [dashedAlong(alone, dashed)] : []),
		...strokes
			.filter(isThin)
			.map((mark) => ` The original graph, drawn with a thinner line, is ${named(mark).name}.`),
	];
	return `A sketch on a coordinate plane${withThings(shown)}.${more.join('')}${marked}`;
}

/** Two paths with one equation, one beside or above the other. */
function hyperbolaIn(
	curves: readonly Mark[],
	graphIn: (mark: Mark) => Gap,
): CurveWords[] | undefined {
	const [graph, other, ...more] = curves.map(graphIn);
	if (!graph || graph !== other || more.length > 0 || !isHyperbola(graph)) return undefined;
	const [first = [], second = []] = curves.map((mark) => pathSpots(pathOf(mark)));
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

/** The graph that a path follows, if possible one that gives a height over each place. */
function graphOf(d: string, known: readonly Gap[], plane: Plane): Gap | undefined {
	const spots = pathSpots(d).map(([x, y]): Spot => [plane.across(x), plane.up(y)]);
	if (spots.length < 2) return undefined;
	const found = known.filter((gap) => {
		const graph = distanceTo(gap, plane);
		return spots.every(([x, y]) => graph(x, y) < 1.5);
	});
	const hasHeights = (gap: Gap) => spots.some(([x]) => Number.isFinite(heightIn(gap)(x)));
	return found.find(hasHeights) ?? found[0];
}

/** A path that ends where it starts: a circle if it is as wide as it is high, in units. */
function ovalIn({ attributes: { d = '' } }: Mark, { across, up }: Plane): string[] {
	const spots = pathSpots(d);
	const [[a, b], [c, e]] = [spots[0] ?? [0, 0], spots.at(-1) ?? [9, 9]];
	if (Math.hypot(c - a, e - b) > 1) return [];
	const [xs, ys] = [spots.map(([x]) => across(x)), spots.map(([, y]) => up(y))];
	const gap = Math.max(...xs) - Math.min(...xs) - (Math.max(...ys) - Math.min(...ys));
	return [Math.abs(gap) < 2 * pixelsOf(across) ? 'a circle' : 'an ellipse'];
}

/** Each dot with the label that has its coordinates, in drawing order. */
function pointsIn(marks: readonly Mark[], { across, up }: Plane): string[] {
	const dots = marks.filter(({ name }) => name === 'circle');
	const labels = marks.filter(({ name, text }) => name === 'text' && text.startsWith('('));
	const unused = new Set(labels.flatMap(({ text }) => text.split(/(?<=\)), /)));
	const points = dots.map((dot) => {
		const [x, y] = [across(at(dot, 'cx')), up(at(dot, 'cy'))];
		const label = [...unused].find((text) => {
			const [a = Number.NaN, b = Number.NaN] = text.slice(1, -1).split(', ').map(labelValue);
			return Math.abs(a - x) < 0.3 * pixelsOf(across) && Math.abs(b - y) < 0.3 * pixelsOf(up);
		});
		if (label === undefined) throw new UnreadableTex('a dot stands where no label says');
		unused.delete(label);
		const [a = '', b = ''] = label.slice(1, -1).split(', ').map(labelInWords);
		return `(${a}, ${b})`;
	});
	if (unused.size > 0) throw new UnreadableTex('a label belongs to no dot');
	return points;
}

/** Between a graph and that of the inverse. */
const MIRROR = 'the dashed line y equals x';

/** Pixels between a path and the dashed line that it covers. */
const COVERED = 0.6;

/** Of a path all over the only slanted line. */
function dashedAlong(mark: Mark, dashed: readonly Mark[]): string {
	const [d, ...others] = dashed.flatMap(slantedIn);
	if (d === undefined || others.length > 0) return '';
	const [[a, b] = [0, 0], [c, e] = [0, 0]] = pathSpots(d);
	const length = Math.hypot(c - a, e - b);
	const isOn = ([x, y]: Spot) => Math.abs((x - a) * (e - b) - (y - b) * (c - a)) < COVERED * length;
	return pathSpots(pathOf(mark)).every(isOn) ? ' The graph lies on the dashed line.' : '';
}

/** Vertical lines first, as drawn. */
function dashedLines({ attributes: { d = '' } }: Mark, { across, up }: Plane): string[] {
	return [...d.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, ...ends]) => {
		const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number);
		if (x1 === x2) return `a dashed line at x equals ${placeInWords(across, x1)}`;
		if (y1 === y2) return `a dashed line at y equals ${placeInWords(up, y1)}`;
		const isMirror = [across(x1) - up(y1), across(x2) - up(y2)].every(
			(gap) => Math.abs(gap) < 0.3 * pixelsOf(across),
		);
		return isMirror ? MIRROR : 'a slanted dashed line';
	});
}

/** The slanted dashed lines, each as a separate path: like curves, they have an equation. */
const slantedIn = ({ attributes: { d = '' } }: Mark): string[] =>
	[...d.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].flatMap(([path, x1, y1, x2, y2]) =>
		x1 === x2 || y1 === y2 ? [] : [path],
	);

/** The shortest decimal at a pixel, as a fraction: lines are accurate to a tenth of a pixel. */
function placeInWords(scale: Scale, pixel: number): string {
	const value = scale(pixel);
	const places = [0, 1, 2, 3].find(
		(count) => Math.abs(Number(value.toFixed(count)) - value) < 0.2 * pixelsOf(scale),
	);
	const shown = Math.abs(Number(value.toFixed(places ?? 4)));
	let under = 1;
	while (Math.abs(shown * under - Math.round(shown * under)) > 1e-9) under++;
	const size = Math.round(shown * under);
	return labelInWords(
		`${value < 0 && size > 0 ? '−' : ''}${size}${under === 1 ? '' : `/${under}`}`,
	);
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
				!named.some(([a, b]) => a === x && b === y) &&
				!gaps.some((gap) => Math.abs(gap(x, y)) < 1e-9 * (1 + Math.abs(x) + Math.abs(y))),
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
