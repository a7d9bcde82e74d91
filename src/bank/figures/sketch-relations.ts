/** Where the parts of a sketch lie, in words: its curve, the axes, marked points, dashed lines, and another graph. */
import { COUNTS } from '../../math/speech-numbers.ts';
import { listInWords, markedInWords } from '../../math/things-in-words.ts';
import type { Axis } from './graph.ts';
import { type Segment, spoken, type Spot } from './drawing.ts';
import { type Height, zerosOfQuadratic } from './curve-heights.ts';
import type { Whole } from './curve-words.ts';

/** `name` has the coordinates as they are said. */
export type Marked = { at: Spot; name: string };

/** The only curve of a sketch. */
export type Alone = { at: Height; whole?: Whole | undefined };

type Window = { across: Axis; up: Axis };

// The marked points, with those where the curve turns.

/** Parts of the window, to both sides of a point, and between a point and the curve that it is on. */
const [BESIDE, ON] = [0.0035, 0.005];

/**
 * "The marked point (1, negative 4) is the lowest point of the parabola.", "The marked points are … The curve turns from
 * rising to falling at (2, 48)." Words before may have `named` all points.
 */
export function pointsInWords(
	marked: readonly Marked[],
	areNamed: boolean,
	alone: Alone | undefined,
	{ across, up }: Window,
): string {
	const listed = areNamed ? '' : markedInWords(marked.map(({ name }) => name));
	if (!alone) return listed;
	const [lows, highs] = ([1, -1] as const).map((side) =>
		marked.filter((point) => isTurn(point, alone.at, { across, up }, side)).map(({ name }) => name),
	) as [string[], string[]];
	const [turn] = [...highs, ...lows];
	if (turn === undefined) return listed;
	const isOnly = marked.length === 1 && !areNamed;
	const { whole } = alone;
	const end = lows.length > 0 ? 'lowest' : 'highest';
	if (isOnly)
		return whole
			? ` The marked point ${turn} is ${whole === 'wave' ? 'a' : 'the'} ${end} point of the ${whole}.`
			: ` The marked point is ${turn}, where the curve turns ${TURNS[end]}.`;
	const found = [
		{ end: 'highest', places: highs } as const,
		{ end: 'lowest', places: lows } as const,
	].filter(({ places }) => places.length > 0);
	const said = found.map(({ end: kind, places }) => {
		if (!whole) return `${TURNS[kind]} at ${listInWords(places)}`;
		const article = places.length > 1 ? '' : whole === 'wave' ? 'a ' : 'its ';
		return `${article}${kind} point${places.length > 1 ? 's' : ''} at ${listInWords(places)}`;
	});
	return `${listed} The ${whole ? `${whole} has` : 'curve turns'} ${said.join(' and ')}.`;
}

const TURNS = { highest: 'from rising to falling', lowest: 'from falling to rising' } as const;

/** Whether the curve is higher on both sides, or lower if `side` is −1. Of points of the x-axis, other words say so. */
function isTurn(
	{ at: [x, y] }: Marked,
	height: Height,
	{ across, up }: Window,
	side: 1 | -1,
): boolean {
	const here = height(x);
	return (
		y !== 0 &&
		Math.abs(here - y) < ON * (up.to - up.from) &&
		[-BESIDE, BESIDE].every(
			(part) => side * (height(x + part * (across.to - across.from)) - here) > 0,
		)
	);
}

// How a drawn curve meets the x-axis, or stays on one side of it.

/**
 * "The curve crosses the x-axis at (1, 0), and it touches the x-axis at (3, 0)."; nothing if it only crosses the axis.
 * `zeros` are marked points of the axis.
 */
export function meetingInWords({ at, whole }: Alone, zeros: readonly Marked[]): string {
	// The height next to a zero of order m is 2ᵐ times as great at twice the distance.
	const step = 1e-3;
	const named = (isMeant: (order: number, isTouched: boolean) => boolean) =>
		zeros
			.filter(({ at: [x] }) => {
				const [before, near, far] = [x - step, x + step, x + 2 * step].map(at) as [
					number,
					number,
					number,
				];
				return isMeant(Math.round(Math.log2(far / near)), before * near > 0);
			})
			.map(({ name }) => name);
	const [crossed, flat, touched] = [
		named((order, isTouched) => order === 1 && !isTouched),
		named((order, isTouched) => order > 1 && !isTouched),
		named((_, isTouched) => isTouched),
	];
	if (flat.length + touched.length === 0) return '';
	const clauses = [
		...(crossed.length > 0 ? [`crosses the x-axis at ${listInWords(crossed)}`] : []),
		...(flat.length > 0 ? [`flattens as it crosses the x-axis at ${listInWords(flat)}`] : []),
		...(touched.length > 0 ? [`touches the x-axis at ${listInWords(touched)}`] : []),
	];
	return ` The ${whole === undefined || whole === 'parabola' ? 'curve' : whole} ${clauses.join(', and it ')}.`;
}

/** Of a parabola: "The whole curve is above the x-axis."; nothing if only a part of it is drawn. */
export function parabolaOverAxis({ at, whole }: Alone): string {
	if (whole !== 'parabola') return '';
	switch (zerosOfQuadratic(at).length) {
		case 0:
			return ` The whole curve is ${at(0) > 0 ? 'above' : 'below'} the x-axis.`;
		case 1:
			return ' The curve touches the x-axis at one point.';
		default:
			return ' The curve crosses the x-axis at two points.';
	}
}

// How a dashed line that is slanted lies, and where it meets a curve.

type Around = {
	x: Axis;
	y: Axis;
	marked: readonly Marked[];
	/** The only curve. */
	curve: Height | undefined;
};

/** `through` are the marked points that the words name. */
type SlantWords = { words: string; through: readonly Marked[] };

/** Radians between two lines that are drawn as one. */
const SAME = 0.01;
/** How much wider a sketch is than it is high. */
const ASPECT = 284 / 224;

/**
 * "a dashed line that rises from left to right through the marked points (1, 2) and (3, 6)", "… and is tangent to the
 * curve at the marked point (2, 4)".
 */
export function slantInWords(slant: Segment, { x, y, marked, curve }: Around): SlantWords {
	if (slant.every(([across, up]) => across === up))
		return { words: 'the dashed line y equals x', through: [] };
	const slope = slopeOf(slant);
	const runs = `a dashed line that ${slope > 0 ? 'rises' : 'falls'} from left to right`;
	const through = marked.filter(({ at }) => isOn(at, slant));
	const [point, ...more] = through;
	if (!point) return { words: runs, through };
	if (more.length > 0) {
		const names = listInWords(through.map(({ name }) => name));
		return { words: `${runs} through the marked points ${names}`, through };
	}
	const steepness = (rise: number) => Math.atan((rise * ASPECT * widthOf(x)) / widthOf(y));
	const isTangent =
		curve &&
		Math.abs(curve(point.at[0]) - point.at[1]) < SAME * widthOf(y) &&
		Math.abs(steepness(slopeAt(curve, point.at[0], x)) - steepness(slope)) < SAME;
	const meets = isTangent ? 'and is tangent to the curve at' : 'through';
	return { words: `${runs} ${meets} the marked point ${point.name}`, through };
}

const widthOf = ({ from, to }: Axis): number => to - from;

const slopeOf = ([[a, b], [c, d]]: Segment): number => (d - b) / (c - a);

const heightOn =
	(line: Segment): Height =>
	(x) =>
		line[0][1] + slopeOf(line) * (x - line[0][0]);

const isOn = ([x, y]: Spot, line: Segment): boolean =>
	Math.abs(heightOn(line)(x) - y) < 1e-6 * (1 + Math.abs(y));

function slopeAt(curve: Height, x: number, across: Axis): number {
	const step = 1e-5 * widthOf(across);
	return (curve(x + step) - curve(x - step)) / (2 * step);
}

/** Whether a curve covers the line all over the window. */
export function isHidden(line: Segment, curve: Height, { from, to }: Axis): boolean {
	const places = Array.from({ length: 20 }, (_, at) => from + ((at + 0.5) * (to - from)) / 20);
	const on = heightOn(line);
	return places
		.filter((x) => Number.isFinite(curve(x)))
		.every((x) => Math.abs(curve(x) - on(x)) < 1e-6 * (1 + Math.abs(on(x))));
}

// Where the two graphs of a sketch meet.

/** `name` as in "a line that rises from left to right". */
export type NamedGraph = { at: Height; name: string };

/**
 * " The lines meet at the marked point.", " The lines are perpendicular, and the marked point is on the falling line.",
 * " The graphs do not meet.", " Both graphs pass through the marked points."; empty if no marked point is on both, and it is not clear from their kinds how often they meet, or a meeting is not shown.
 */
export function meetingOfTwo(
	[one, two]: readonly [NamedGraph, NamedGraph],
	{ marked, across, up }: Window & { marked: readonly Marked[] },
): string {
	const areAll = (noun: string) => [one, two].every(({ name }) => name.includes(noun));
	const [areLines, areSegments] = [areAll('line'), areAll('segment')];
	const both = areLines ? 'The lines' : areSegments ? 'The segments' : 'The graphs';
	const gap: Height = (x) => one.at(x) - two.at(x);
	const areQuadratic = [one, two].every(({ name }) => /\b(?:line|parabola)\b/.test(name));
	const coincide = [-1, 0, 1].every((x) => Math.abs(gap(x)) < 1e-9);
	const places = areQuadratic && !coincide ? zerosOfQuadratic(gap) : undefined;
	const shared = marked.filter(({ at: [x, y] }) =>
		[one, two].every(({ at }) => Math.abs(at(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	if (shared.length > 0) {
		const named =
			shared.length < marked.length
				? listInWords(shared.map(({ name }) => name))
				: `the marked ${shared.length === 1 ? 'point' : 'points'}`;
		const isRight = areLines && arePerpendicular([one, two]);
		return places?.length === shared.length || (areSegments && shared.length === 1)
			? ` ${both} ${isRight ? 'are perpendicular and ' : ''}meet at ${named}.`
			: ` Both graphs pass through ${named}.`;
	}
	const owner = areLines ? ownerOf(marked, [one, two]) : '';
	if (places?.length === 0)
		return areLines ? ` The lines are parallel${owner}.` : ' The graphs do not meet.';
	if (areLines && arePerpendicular([one, two])) return ` The lines are perpendicular${owner}.`;
	const areShown = places?.every((x) => isWithin(x, across) && isWithin(one.at(x), up));
	if (places === undefined || !areShown) return '';
	return ` ${both} meet at ${COUNTS[places.length]} ${places.length === 1 ? 'point' : 'points'}${owner}.`;
}

const riseOf = ({ at }: NamedGraph): number => at(1) - at(0);

const arePerpendicular = (lines: readonly [NamedGraph, NamedGraph]): boolean =>
	Math.abs(riseOf(lines[0]) * riseOf(lines[1]) + 1) < 1e-9;

/** ", and the marked point is on the falling line"; empty unless all marked points are on just one of the lines. */
function ownerOf(marked: readonly Marked[], lines: readonly [NamedGraph, NamedGraph]): string {
	const [owner, ...more] = lines.filter(({ at }) =>
		marked.every(({ at: [x, y] }) => Math.abs(at(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	const other = lines.find((line) => line !== owner);
	if (!owner || !other || more.length > 0) return '';
	const points = marked.length === 1 ? 'the marked point is' : 'the marked points are';
	return `, and ${points} on the ${unlike(owner, other)} line`;
}

/** What tells a line from another one. */
function unlike(one: NamedGraph, other: NamedGraph): string {
	const [slope, slope2] = [riseOf(one), riseOf(other)];
	if (Math.abs(slope - slope2) < 1e-9) return one.at(0) > other.at(0) ? 'upper' : 'lower';
	if (Math.abs(slope) < 1e-9) return 'horizontal';
	if (slope * slope2 > 0) return Math.abs(slope) > Math.abs(slope2) ? 'steeper' : 'less steep';
	return slope > 0 ? 'rising' : 'falling';
}

const isWithin = (value: number, { from, to }: Axis): boolean => from < value && value < to;

// The graph before a change, and what tells it from its image if both have the same words.

/**
 * " The original graph, drawn thinner, is also a parabola that opens upward, but at x equals 0, its y-value is 0 instead of
 * 4." `image` is left out if there are several.
 */
export function originalInWords(
	original: NamedGraph,
	image: NamedGraph | undefined,
	window: Window,
): string {
	const begins = ' The original graph, drawn thinner, is';
	if (image?.name !== original.name) return `${begins} ${original.name}.`;
	const heights = ([original, image] as const).map(({ at }) => at) as [Height, Height];
	const steepness = original.name.startsWith('a line') ? steepnessInWords(heights) : '';
	return `${begins} also ${original.name}${heightsInWords(heights, window)}.${steepness}`;
}

/** At the whole number closest to 0 where both heights are whole, or else where one graph is clearly above the other. */
function heightsInWords([was, is]: readonly [Height, Height], { across, up }: Window): string {
	const isShown = (height: number) => height >= up.from && height <= up.to;
	const isWhole = (height: number) => Math.abs(height - Math.round(height)) < 1e-9;
	const places = wholePlaces(across).filter((x) => {
		const heights = [was(x), is(x)];
		const isClear = Math.abs(was(x) - is(x)) > CLEAR * (up.to - up.from);
		return isClear && heights.every(Number.isFinite) && heights.some(isShown);
	});
	const exact = places.find((x) => [was(x), is(x)].every((y) => isShown(y) && isWhole(y)));
	const [x] = places;
	if (exact !== undefined) {
		const [here, there] = [was(exact), is(exact)].map((y) => spoken(Math.round(y) + 0));
		return `, but at x equals ${spoken(exact)}, its y-value is ${here} instead of ${there}`;
	}
	if (x === undefined) return '';
	return `, but it is ${was(x) > is(x) ? 'above' : 'below'} the image at x equals ${spoken(x)}`;
}

/** Part of the window's height. */
const CLEAR = 0.02;

/** In the window: 0, 1, −1, 2, −2, … */
const wholePlaces = ({ from, to }: Axis): number[] =>
	Array.from({ length: 2 * Math.floor(Math.max(to, -from)) + 1 }, (_, nth) =>
		nth % 2 === 0 ? -nth / 2 + 0 : (nth + 1) / 2,
	).filter((x) => x >= from && x <= to);

function steepnessInWords(lines: readonly [Height, Height]): string {
	const [one, two] = lines.map((at) => Math.abs(at(1) - at(0))) as [number, number];
	if (Math.abs(one - two) < 1e-9) return ' It is just as steep as the image.';
	return ` It is ${one > two ? 'steeper' : 'less steep'} than the image.`;
}
