/** Where the parts of a sketch lie, in words: its curve, the axes, marked points, and dashed lines. */
import { listInWords, markedInWords } from '../../../math/things-in-words.ts';
import { type Height, zerosOfQuadratic } from '../curve-heights.ts';
import type { Whole } from './curve-words.ts';
import type { Axis, Segment, Spot } from '../figure.ts';

/** `name` has the coordinates as they are said. */
export type Marked = { at: Spot; name: string };

/** The only curve of a sketch. */
export type Alone = { at: Height; whole?: Whole | undefined };

/** What is drawn of both axes. */
export type Frame = { across: Axis; up: Axis };

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
	{ across, up }: Frame,
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
	{ across, up }: Frame,
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

// How a slanted dashed line runs, and where it meets a curve.

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

/** Whether a curve covers the line across the whole window. */
export function isHidden(line: Segment, curve: Height, { from, to }: Axis): boolean {
	const places = Array.from({ length: 20 }, (_, at) => from + ((at + 0.5) * (to - from)) / 20);
	const on = heightOn(line);
	return places
		.filter((x) => Number.isFinite(curve(x)))
		.every((x) => Math.abs(curve(x) - on(x)) < 1e-6 * (1 + Math.abs(on(x))));
}
