/** What the path of a curve is called: by its equation, by its shape, and by the way it runs. */
import { heightIn, hasPole, kindOfGraph, placeIn, type Height } from './graph-kinds.ts';
import { type Gap, pixelsOf, type Plane } from './named-graphs.ts';
import { listInWords } from '../../../math/things-in-words.ts';
import { runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { at, type Mark } from './svg-elements.ts';

/** Parts of the frame's height that a curve must rise or fall for words to mention it. */
const SEEN = 0.02;
const LEVEL = 0.004;

/** Connected spots in pixels, from left to right, and the same in parts of the frame, upward. */
type Branch = { spots: readonly Spot[]; parts: readonly Spot[] };

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** `runs` is a sentence about branches that run in different ways. */
export type CurveWords = { name: string; runs: string };

/** In the words of the description. `gap` is that of its equation. */
export function drawnCurve(mark: Mark, gap: Gap, plane: Plane): CurveWords {
	const named = (name: string, runs = '') => ({ name, runs });
	const height = heightIn(gap);
	if (!hasHeights(mark, height, plane)) return named(sidewaysCurve(mark, gap, plane));
	const branches = branchesOf(mark, height, plane);
	const ways = branches.map(waysOf);
	const [branch, ...others] = branches;
	if (!branch) return named('a curve');
	const xs = branches.flatMap(({ spots }) => spots.map(([x]) => plane.across(x)));
	const [from, to] = [Math.min(...xs), Math.max(...xs)];
	const off = (to - from) / 500;
	const kind = kindOfGraph(height, from + off, to - off);
	const areAlike = ways.every((one) => one.join() === ways[0]?.join());
	if (kind === 'hyperbola' && others.length < 2 && areAlike)
		return named(
			others.length === 0
				? `a branch of a hyperbola${running(ways[0])}`
				: `a hyperbola with two branches${runningAlike(ways[0])}`,
		);
	if (others.length > 0) {
		const several = `a curve with ${NUMBERS[branches.length]} branches`;
		if (areAlike) return named(`${several}${runningAlike(ways[0])}`);
		const each = ways.map(
			(one, order) => `the ${PLACES[order]}${order === 0 ? ' branch' : ''} ${then(one)}`,
		);
		const runs = ` From left to right, ${each.slice(0, -1).join(', ')}, and ${each.at(-1)}.`;
		return named(several, ways.some((one) => one.length === 0) ? '' : runs);
	}
	return named(oneCurve({ kind, height, from, to }, branch, mark, plane));
}

type Found = { kind: string | undefined; height: Height; from: number; to: number };

function oneCurve(found: Found, branch: Branch, mark: Mark, plane: Plane): string {
	const { kind, height, from, to } = found;
	const [start, middle, end] = [from, (from + to) / 2, to].map(height) as [number, number, number];
	const way = running(waysOf(branch));
	switch (kind) {
		case 'line': {
			const rise = (branch.parts.at(-1)?.[1] ?? 0) - (branch.parts[0]?.[1] ?? 0);
			if (Math.abs(rise) < LEVEL) return 'a horizontal line';
			return `a line that ${rise > 0 ? 'rises' : 'falls'} from left to right`;
		}
		case 'parabola':
			return parabola(found);
		case 'exponential':
			return `an exponential curve that ${end > start ? 'rises' : 'falls'} ${Math.abs(end - middle) > Math.abs(middle - start) ? 'more and more' : 'less and less'} steeply from left to right`;
		case 'square root':
			return squareRoot(found, branch, mark, plane);
		case 'wave':
			return 'a wave';
		case undefined:
			return bent(branch.spots) ?? `a curve${way}`;
		default:
			return `a ${kind} curve${way}`;
	}
}

/** Half of it where the path ends at the vertex, a part of it where the vertex is not there. */
function parabola({ height, from, to }: Found): string {
	// Newton's form through three places: y = y₁ + s(x − x₁) + b(x − x₁)(x − x₂).
	const middle = (from + to) / 2;
	const [y1, y2, y3] = [from, middle, to].map(height) as [number, number, number];
	const slope = (y2 - y1) / (middle - from);
	const bend = ((y3 - y2) / (to - middle) - slope) / (to - from);
	const vertex = (from + middle) / 2 - slope / (2 * bend);
	const whole = `a parabola that opens ${bend > 0 ? 'upward' : 'downward'}`;
	const part = (vertex - from) / (to - from);
	if (part > 0.01 && part < 0.99) return whole;
	if (Math.abs(part) < 0.01) return `the right half of ${whole}`;
	return Math.abs(part - 1) < 0.01 ? `the left half of ${whole}` : `part of ${whole}`;
}

/** It starts where the equation has no more heights. */
function squareRoot(
	{ height }: Found,
	{ spots, parts }: Branch,
	mark: Mark,
	{ across, up }: Plane,
): string {
	const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [spots[0], spots.at(-1)];
	const beyond = 2 * pixelsOf(across);
	const isRightward = Number.isNaN(height(across(x1) - beyond));
	if (!isRightward && !Number.isNaN(height(across(x2) + beyond)))
		return runsTo(isSteeperLeft(parts));
	return runsTo(isRightward);

	function runsTo(toRight: boolean): string {
		const rises = toRight ? y2 < y1 : y1 < y2;
		const [x, y] = toRight ? [x1, y1] : [x2, y2];
		const [startX, startY] = [across(x), up(y)].map((value) => Number(value.toFixed(1))) as [
			number,
			number,
		];
		const isStart =
			isInFrame([x, y], mark) &&
			Math.abs(height(startX) - startY) < 1e-9 &&
			Number.isNaN(height(startX + (toRight ? -1e-6 : 1e-6)));
		const start = isStart ? `starts at (${inWords(startX)}, ${inWords(startY)}) and ` : '';
		return `a square root curve that ${start}${rises ? 'rises' : 'falls'} to the ${toRight ? 'right' : 'left'}`;
	}
}

function isSteeperLeft(parts: readonly Spot[]): boolean {
	const middle = Math.floor(parts.length / 2);
	const [a, b, c] = [parts[0], parts[middle], parts.at(-1)] as [Spot, Spot, Spot];
	return Math.abs((b[1] - a[1]) / (b[0] - a[0])) > Math.abs((c[1] - b[1]) / (c[0] - b[0]));
}

const inWords = (value: number): string => (value < 0 ? `negative ${-value}` : String(value + 0));

// The path, in its frame.

const hasHeights = (mark: Mark, height: Height, { across }: Plane): boolean =>
	piecesOf(mark)
		.flat()
		.some(([x]) => Number.isFinite(height(across(x))));

/** A path without gaps, in spots at most two pixels apart. */
function piecesOf({ attributes: { d = '' } }: Mark): Spot[][] {
	return d
		.split(/(?=M)/)
		.filter(Boolean)
		.map((piece) => {
			const spots = runOf(piece).flatMap(([[a, b], [c, e]]): Spot[] => {
				const count = Math.max(1, Math.ceil(Math.hypot(c - a, e - b) / 2));
				return Array.from({ length: count + 1 }, (_, step): Spot => [
					a + ((c - a) * step) / count,
					b + ((e - b) * step) / count,
				]);
			});
			return (spots[0]?.[0] ?? 0) > (spots.at(-1)?.[0] ?? 0) ? spots.toReversed() : spots;
		});
}

const partOf = ([x, y]: Spot, mark: Mark): Spot => [
	(x - at(mark, 'x')) / at(mark, 'width'),
	1 - (y - at(mark, 'y')) / at(mark, 'height'),
];

const isInFrame = (spot: Spot, mark: Mark): boolean =>
	partOf(spot, mark).every((part) => part > -0.002 && part < 1.002);

/** Two pieces are one branch if the curve has only left the frame between them. */
function branchesOf(mark: Mark, height: Height, { across, up }: Plane): Branch[] {
	const size = Math.abs(up(at(mark, 'y') + at(mark, 'height')) - up(at(mark, 'y')));
	const joined: Spot[][] = [];
	for (const piece of piecesOf(mark).toSorted((a, b) => (a[0]?.[0] ?? 0) - (b[0]?.[0] ?? 0))) {
		const last = joined.at(-1)?.at(-1);
		const [next] = piece;
		const goesOn = last && next && !hasPole(height, across(last[0]), across(next[0]), size);
		if (goesOn) joined.at(-1)?.push(...piece);
		else joined.push(piece);
	}
	return joined.flatMap((all): Branch[] => {
		const spots = all.filter((spot) => isInFrame(spot, mark));
		const parts = spots.map((spot) => partOf(spot, mark));
		const spanOf = (axis: 0 | 1) => {
			const values = parts.map((part) => part[axis]);
			return Math.max(...values) - Math.min(...values);
		};
		return spots.length > 1 && spanOf(0) + spanOf(1) > SEEN ? [{ spots, parts }] : [];
	});
}

// The way it runs.

type Way = 'rises' | 'falls';

/** From one turn to the next. Within a pixel, a steep curve only gets from its first spot there to its last. */
function waysOf({ spots, parts }: Branch): Way[] {
	const columns = spots.map(([x]) => Math.floor(x));
	const heights = parts
		.filter(
			(_, place) => columns[place - 1] !== columns[place] || columns[place + 1] !== columns[place],
		)
		.map(([, v]) => v);
	const ways: Way[] = [];
	let [low, high] = [0, 0];
	heights.forEach((height, place) => {
		if (height < (heights[low] ?? 0)) low = place;
		if (height > (heights[high] ?? 0)) high = place;
		const isUp = height - (heights[low] ?? 0) > SEEN && ways.at(-1) !== 'rises';
		const isDown = (heights[high] ?? 0) - height > SEEN && ways.at(-1) !== 'falls';
		if (isUp) [high] = [place, ways.push('rises')];
		else if (isDown) [low] = [place, ways.push('falls')];
	});
	return ways;
}

const base = (way: Way): string => way.slice(0, -1);

const then = (ways: readonly string[]): string =>
	ways.length < 3
		? ways.join(' and then ')
		: `${ways.slice(0, -1).join(', ')}, and then ${ways.at(-1)}`;

const running = (ways: readonly Way[] = []): string =>
	ways.length === 0 ? '' : ` that ${then(ways)} from left to right`;

const runningAlike = (ways: readonly Way[] = []): string =>
	ways.length === 0 ? '' : ` that ${then(ways.map(base))} from left to right`;

// How it meets the x-axis.

/** At marked points of the axis, each with its words; nothing if the curve crosses it at all of them like a line. */
export function meetingAt(
	gap: Gap,
	zeros: readonly { x: number; said: string }[],
	{ across }: Plane,
): string {
	const height = heightIn(gap);
	const [near, far] = [0.01 * pixelsOf(across), 4 * pixelsOf(across)];
	const manners = zeros.map(({ x, said }) => {
		const [before, after] = [height(x - near), height(x + near)];
		// A line would be as steep near the zero as further away.
		const isFlat =
			Math.abs(after - before) / near < 0.1 * (Math.abs(height(x + far) - height(x - far)) / far);
		return {
			said,
			manner: before * after > 0 ? 'touches' : isFlat ? 'flattens as it crosses' : 'crosses',
		};
	});
	if (manners.every(({ manner }) => manner === 'crosses')) return '';
	const clauses = ['crosses', 'flattens as it crosses', 'touches'].flatMap((manner) => {
		const places = manners.filter((one) => one.manner === manner).map(({ said }) => said);
		return places.length > 0 ? [`${manner} the x-axis at ${listInWords(places)}`] : [];
	});
	return ` The curve ${clauses.join(', and it ')}.`;
}

/** Pixels from the axis within which a curve touches it. */
const TOUCH = 0.5;

/** Of a parabola alone that opens upward or downward, by its path; nothing for a part of one. */
export function parabolaAlone(mark: Mark, gap: Gap, plane: Plane): string {
	if (!/^a parabola that opens (?:up|down)ward/.test(drawnCurve(mark, gap, plane).name)) return '';
	const level = -plane.up(0) / (plane.up(1) - plane.up(0));
	const gaps = piecesOf(mark)
		.flat()
		.map(([, y]) => level - y);
	const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
	if (least < -TOUCH && most > TOUCH) return ' The curve crosses the x-axis at two points.';
	if (least > TOUCH || most < -TOUCH)
		return ` The whole curve is ${least > 0 ? 'above' : 'below'} the x-axis.`;
	return ' The curve touches the x-axis at one point.';
}

// Shapes that the path alone tells.

/** By an equation that gives a place for each height. */
function sidewaysCurve(mark: Mark, gap: Gap, plane: Plane): string {
	const ys = piecesOf(mark)
		.flat()
		.map(([, y]) => plane.up(y));
	const place = placeIn(gap);
	const [from, to] = [Math.min(...ys), Math.max(...ys)];
	const kind = kindOfGraph(place, from, to);
	const [branch, ...others] = branchesOf(mark, place, plane);
	if (kind === 'exponential' && branch && others.length === 0)
		return `a logarithmic curve${running(waysOf(branch))}`;
	if (kind !== 'parabola') return 'a curve';
	const bend = place(from) + place(to) - 2 * place((from + to) / 2);
	return `a parabola that opens to the ${bend > 0 ? 'right' : 'left'}`;
}

/** A V: straight on both sides of its lowest or highest spot, as steep on one as on the other. */
function bent(spots: readonly Spot[]): string | undefined {
	const heights = spots.map(([, y]) => -y);
	for (const [end, way] of [
		[Math.min(...heights), 'upward'],
		[Math.max(...heights), 'downward'],
	] as const) {
		const corner = heights.indexOf(end);
		const [one = Number.NaN, other = Number.NaN] = [
			spots.slice(0, corner + 1),
			spots.slice(corner),
		].map(steepness);
		if (Math.abs(one - other) < 0.02 * one) return `a V-shaped graph that opens ${way}`;
	}
	return undefined;
}

/** Pixels between the path and the line that it is called. */
const NEAR = 0.6;

/** Of a straight side; NaN for any other. */
function steepness(side: readonly Spot[]): number {
	const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [side[0], side.at(-1)];
	const length = Math.hypot(x2 - x1, y2 - y1);
	const isOn = ([x, y]: Spot) =>
		Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) < NEAR * length;
	return length > 0 && side.every(isOn) ? Math.abs((y2 - y1) / (x2 - x1)) : Number.NaN;
}
