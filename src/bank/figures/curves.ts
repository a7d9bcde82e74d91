/** Graphs of any functions, one alone or four lettered ones; the description lists points that the curve passes through. */
import Fraction from 'fraction.js';
import { isSpokenFraction, spoken, spokenNumber } from '../../math/speech-numbers.ts';
import { listInWords } from '../../math/things-in-words.ts';
import { isLine, polesOf } from './curve-heights.ts';
import type { Axes, Axis, FourGraphs, Graph, Shape, Spot } from './figure.ts';
import { spokenOn } from './axes.ts';

type End = { at: Spot; hollow: boolean };

export type Curve = {
	/** The height over a place on the x-axis, both in units of their axes; NaN where there is no curve. */
	at: (x: number) => number;
	/** Where the curve starts, ends or jumps. */
	breaks?: readonly number[];
	/** Vertical asymptotes, drawn dashed. */
	walls?: readonly number[];
	/** A horizontal asymptote, drawn dashed. */
	level?: number;
	/** Places whose points should be stated first. */
	keys?: readonly number[];
	/** Sentences about its shape: "It is a parabola." */
	says?: readonly string[];
	/** A sentence about its ends: "Both ends go up." */
	ends?: string;
	/** The marked ends of two straight parts, the left one first; a hollow one is not part of the graph. */
	jump?: readonly [End, End];
};

export const oneCurve = (curve: Curve, axes: Axes): Graph => ({
	kind: 'graph',
	...axes,
	shapes: shapesOf(curve, axes),
	alt: inWords(curve, axes).replace(/^It /, 'The graph '),
});

/** Four small graphs A, B, C, D with the same axes. */
export const fourCurves = (curves: readonly Curve[], axes: Axes): FourGraphs => ({
	kind: 'four graphs',
	...axes,
	graphs: curves.map((curve) => ({ shapes: shapesOf(curve, axes), words: inWords(curve, axes) })),
});

/** Axes for four small graphs: few numbers. */
export function smallAxes(reach: number): Axes {
	const axis: Axis =
		reach <= 6
			? { from: -6, to: 6, grid: 1, numbersEvery: 4 }
			: { from: -reach, to: reach, grid: 2, numbersEvery: 6 };
	return { x: axis, y: axis };
}

function shapesOf(curve: Curve, axes: Axes): Shape[] {
	const { at, level, jump = [] } = curve;
	const walls = [...(curve.walls ?? []), ...polesBetween(curve, axes)];
	return [
		{ kind: 'asymptotes', walls, level },
		{ kind: 'function', at, stops: stopsOf({ ...curve, walls }, axes) },
		...jump.map((end): Shape => ({ kind: 'point', ...end })),
	];
}

/** Where the curve starts, ends, jumps or has an asymptote, and the edges of the window. */
const stopsOf = ({ breaks = [], walls = [] }: Curve, { x }: Axes): number[] =>
	[...new Set([x.from, ...breaks, ...walls, x.to])]
		.filter((stop) => stop >= x.from && stop <= x.to)
		.sort((a, b) => a - b);

/** Vertical asymptotes that the curve has besides the given ones. */
function polesBetween(curve: Curve, axes: Axes): number[] {
	const stops = stopsOf(curve, axes);
	const height = axes.y.to - axes.y.from;
	return stops
		.slice(1)
		.flatMap((to, at) => polesOf(curve.at, stops[at] ?? to, to, { height, count: 96 }));
}

/** Up to five points: first the key ones and those with whole heights. */
export function landmarks({ at, keys = [] }: Curve, { x, y }: Axes): Spot[] {
	const step = x.unit || x.grid > 2 ? x.grid / 2 : 1;
	const count = Math.round((x.to - x.from) / step);
	// Rounded as the key places are, so that no point is listed twice.
	const places = Array.from({ length: count + 1 }, (_, i) =>
		Number((x.from + i * step).toFixed(9)),
	);
	const seen = [...new Set([...keys, ...places])].flatMap((place, order) => {
		const height = at(place);
		if (!(height >= y.from && height <= y.to) || place < x.from || place > x.to) return [];
		const isExact = Math.abs(height - Math.round(height)) < 1e-9;
		const isKey = order < keys.length;
		const rank = (isExact ? 0 : 2) + (isKey ? 0 : 1);
		return [{ spot: [place, exactly(height) ?? height] as const, rank }];
	});
	const middle = (x.from + x.to) / 2;
	return seen
		.sort((a, b) => a.rank - b.rank || Math.abs(a.spot[0] - middle) - Math.abs(b.spot[0] - middle))
		.slice(0, 5)
		.map(({ spot }) => spot)
		.sort((a, b) => a[0] - b[0]);
}

/** The only end of a curve, within the window. */
function startOf(
	{ at, breaks = [] }: Curve,
	{ x, y }: Axes,
): { at: Spot; way: 'left' | 'right' } | undefined {
	for (const edge of breaks) {
		const height = at(edge);
		const [isLeft, isRight] = [edge - 1e-6, edge + 1e-6].map((near) => Number.isFinite(at(near)));
		const isSeen = edge >= x.from && edge <= x.to && height >= y.from && height <= y.to;
		if (isSeen && isLeft !== isRight) return { at: [edge, height], way: isLeft ? 'left' : 'right' };
	}
	return undefined;
}

/**
 * Points at halves or quarters, where there are not enough at whole places: a bent curve is known by three, and each of
 * two straight parts by one beside its end.
 */
function between({ at, jump }: Curve, { x, y }: Axes, known: readonly Spot[]): Spot[] {
	const middle = jump?.[0].at[0];
	const stretches =
		middle === undefined
			? [{ from: x.from, to: x.to, count: 3 }]
			: [
					{ from: x.from, to: middle, count: 1 },
					{ from: middle, to: x.to, count: 1 },
				];
	return stretches.flatMap(({ from, to, count }) => {
		const missing = count - known.filter(([place]) => place > from && place < to).length;
		if (missing <= 0 || x.unit || (!jump && isStraight(at, known))) return [];
		const found = [2, 4].map((parts) =>
			Array.from({ length: Math.floor((to - from) * parts) }, (_, i) => from + i / parts)
				.filter((place) => place > from && known.every(([other]) => other !== place))
				.map((place): Spot => [place, at(place)])
				.filter(([, height]) => height >= y.from && height <= y.to),
		);
		return (found.find((spots) => spots.length >= missing) ?? []).slice(0, missing);
	});
}

const isStraight = (at: Curve['at'], [first, second, ...more]: readonly Spot[]): boolean =>
	first !== undefined &&
	second !== undefined &&
	more.length === 0 &&
	Math.abs(at((first[0] + second[0]) / 2) - (first[1] + second[1]) / 2) < 1e-9;

/** Where branches shaped like a U turn. */
function turnsInWords(
	at: Curve['at'],
	spots: readonly Spot[],
	written: (spot: Spot) => string,
): string[] {
	return TURNS.flatMap(({ way, end, side }) => {
		const turns = spots.filter(([x]) => isTurn(at, x, side));
		if (turns.length === 0) return [];
		const places = listInWords(turns.map(written));
		return turns.length === 1
			? [`A branch that opens ${way} has its ${end} point at ${places}.`]
			: [`Branches that open ${way} have their ${end} points at ${places}.`];
	});
}

const TURNS = [
	{ way: 'upward', end: 'lowest', side: 1 },
	{ way: 'downward', end: 'highest', side: -1 },
] as const;

const isTurn = (at: Curve['at'], x: number, side: 1 | -1): boolean =>
	[x - 0.01, x + 0.01].every((beside) => side * (at(beside) - at(x)) > 1e-9);

/** Where a curve without vertical asymptotes turns, if it does so once. */
function onlyTurnInWords(
	at: Curve['at'],
	spots: readonly Spot[],
	written: (spot: Spot) => string,
): string[] {
	const found = TURNS.flatMap(({ end, side }) =>
		spots.filter(([x]) => isTurn(at, x, side)).map((spot) => ({ end, spot })),
	);
	const [turn, ...more] = found;
	if (!turn || more.length > 0) return [];
	const how = exactly(turn.spot[1]) === undefined ? 'close to' : 'at';
	return [`It has its ${turn.end} point ${how} ${written(turn.spot)}.`];
}

/** "It passes through the points (negative 2, 3), (0, 1) and (1, 0)." */
export function inWords(curve: Curve, axes: Axes): string {
	const { walls = [], level, says = [], ends, jump, at } = curve;
	const across = (x: number) => (axes.x.unit === 'π' ? spokenOn(axes.x, x) : inNumbers(x));
	const written = ([x, y]: Spot) => `(${across(x)}, ${inNumbers(said(y, axes.y, digits))})`;
	const marked = (end: End) => `${end.hollow ? 'an open' : 'a closed'} dot at ${written(end.at)}`;
	const start = startOf(curve, axes);
	const found = landmarks(curve, axes).filter(([x]) => x !== start?.at[0]);
	const points = [...found, ...between(curve, axes, start ? [...found, start.at] : found)].sort(
		(a, b) => a[0] - b[0],
	);
	const seen = walls.filter((wall) => wall > axes.x.from && wall < axes.x.to);
	const isExact = ([, y]: Spot) => exactly(y) !== undefined;
	/** Rounded, it would be on the asymptote. */
	const isOnLevel = ([, y]: Spot) => said(y, axes.y, 1) === level;
	const [exact, rough] = [
		points.filter(isExact),
		points.filter((spot) => !isExact(spot) && !isOnLevel(spot)),
	];
	const digits = digitsFor(
		[...exact, ...rough, ...(start ? [start.at] : [])].map(([, y]) => y),
		axes.y,
	);
	return [
		...(isLine(at, axes.x.from, axes.x.to) ? ['It is a straight line.'] : []),
		...says,
		...(start ? [`It starts at ${written(start.at)} and goes to the ${start.way}.`] : []),
		...(exact.length > 0 ? [`It passes through ${listInWords(exact.map(written))}.`] : []),
		...(rough.length > 0 ? [`It passes close to ${listInWords(rough.map(written))}.`] : []),
		...(seen.length === 0
			? []
			: [
					`It has ${seen.length === 1 ? 'a vertical asymptote' : 'vertical asymptotes'} at x equals ${listInWords(seen.map(across))}.`,
				]),
		...(seen.length > 0 ? turnsInWords(at, exact, written) : []),
		...(seen.length === 0 && level !== undefined ? onlyTurnInWords(at, points, written) : []),
		...(level === undefined
			? []
			: [`It has a horizontal asymptote at y equals ${inNumbers(level)}.`]),
		...(ends === undefined ? [] : [ends]),
		...(jump
			? [
					`It has two straight parts: the left one ends with ${marked(jump[0])}, and the right one starts with ${marked(jump[1])}.`,
				]
			: []),
	].join(' ');
}

// How the heights of a drawn curve are said: exactly where words can, else in as few digits as tell them apart.

/** How many decimal places heights are rounded to. */
type Digits = 1 | 2 | 3;

/**
 * Heights are said as they are if hundredths or named thirds do, and else to tenths, or finer in a low window close to
 * the x-axis.
 */
export function said(height: number, { from, to }: Axis, least: Digits): number {
	const exact = exactly(height);
	if (exact !== undefined) return exact;
	const isClose = to - from <= LOW && Math.abs(height) < 0.5;
	const shift = 10 ** Math.max(least, isClose ? 2 : 1);
	// A height and its opposite are rounded to opposite numbers.
	return (Math.sign(height) * Math.round(Math.abs(height) * shift)) / shift + 0;
}

/** The height of a window in which a tenth is a lot. */
const LOW = 6;

/** Undefined for a number that words can only approximate. */
export function exactly(value: number): number | undefined {
	const [hundredths, thirds] = [Math.round(100 * value), Math.round(3 * value)];
	if (Math.abs(100 * value - hundredths) < 1e-9) return hundredths / 100 + 0;
	const isNamed = isSpokenFraction(new Fraction(Math.abs(thirds), 3));
	return isNamed && Math.abs(3 * value - thirds) < 1e-9 ? thirds / 3 : undefined;
}

/** "negative 2.25", "four thirds", "2.667" */
export const inNumbers = (value: number): string =>
	Number.isInteger(Number((1000 * value).toFixed(9)))
		? spoken(value)
		: spokenNumber(new Fraction(Math.round(3 * value), 3));

/** As few digits as distinguish different heights. */
function digitsFor(heights: readonly number[], up: Axis): Digits {
	const tellApart = (digits: Digits) =>
		heights.every((one) =>
			heights.every(
				(other) =>
					Math.abs(one - other) < 1e-9 || said(one, up, digits) !== said(other, up, digits),
			),
		);
	return ([1, 2] as const).find(tellApart) ?? 3;
}
