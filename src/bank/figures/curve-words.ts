/** What a drawn curve is called, by what kind of function it is and by the way it runs. */
import { COUNTS } from '../../math/speech-numbers.ts';
import type { Axis } from './coordinate-plane.ts';
import { polesOf } from './curves.ts';
import { type Height, type Kind, kindOf } from './curve-kinds.ts';
import { listInWords } from '../../math/things-in-words.ts';
import { spoken } from './svg.ts';

/** Places across the window. */
const SAMPLES = 1000;
/** Parts of the window's height that a curve must rise or fall for words to mention it. */
const SEEN = 0.02;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

type Way = 'rises' | 'falls';
/** Where the curve is, both from 0 to 1 within the window. */
type Spot = readonly [across: number, up: number];
/** With the first and the last place where it is in the window. */
type Branch = { from: number; to: number; spots: readonly Spot[] };

/** Beside the window, `breaks` are the places where the curve ends, breaks, or has a corner. */
type Shown = { across: Axis; up: Axis; breaks?: readonly number[]; isSideways?: boolean };

/**
 * "a line that rises from left to right", "the right half of a parabola that opens upward", "a curve with three
 * branches". `at` gives the height over a place, or the place over a height if the curve is sideways.
 */
export function curveInWords(at: Height, shown: Shown): string {
	const branches = branchesOf(at, shown);
	const [branch] = branches;
	if (!branch) return 'a curve';
	const kinds = branches.map(({ from, to }) => kindOf(at, from, to));
	const [kind] = kinds;
	if (shown.isSideways) return kind === 'parabola' ? parabolaInWords(at, branch, true) : 'a curve';
	if (kind === 'hyperbola' && isOneHyperbola(at, branches, kinds))
		return branches.length === 1
			? `a branch of a hyperbola that ${runInWords(waysOf(branch))}`
			: `a hyperbola${branchesInWords(branches)}`;
	if (branches.length > 1) return `a curve${branchesInWords(branches)}`;
	return oneInWords(at, branch, kind, shown);
}

function oneInWords(at: Height, branch: Branch, kind: Kind | undefined, shown: Shown): string {
	const ways = waysOf(branch);
	const runs = ways.length === 0 ? '' : ` that ${runInWords(ways)}`;
	switch (kind) {
		case 'line':
			return lineInWords(branch);
		case 'parabola':
			return parabolaInWords(at, branch, false);
		case 'exponential':
			return exponentialInWords(at, branch);
		case 'square root':
			return rootInWords(at, branch, shown);
		case 'wave':
			return 'a wave';
		case undefined:
			return bentInWords(branch) ?? `a curve${runs}`;
		default:
			return `a ${kind} curve${runs}`;
	}
}

// The pieces of the curve in the window.

/** At a break where the curve goes on, the branch goes on too. */
function branchesOf(at: Height, { across, up, breaks = [] }: Shown): Branch[] {
	const width = across.to - across.from;
	const stops = breaks
		.filter((place) => place > across.from && place < across.to && !goesOn(at, place, width))
		.toSorted((a, b) => a - b);
	const starts = [across.from, ...stops].flatMap((start, order) => {
		const end = stops[order] ?? across.to;
		return [start, ...polesOf(at, start, end, { height: up.to - up.from, count: 96 })];
	});
	const places = Array.from(
		{ length: SAMPLES + 1 },
		(_, count) => across.from + (count * width) / SAMPLES,
	);
	return starts.flatMap((start, order): Branch[] => {
		const end = starts[order + 1] ?? across.to;
		const inside = [
			start + 1e-6 * width,
			...places.filter((place) => place > start && place < end),
			end - 1e-6 * width,
		].filter((place) => Number.isFinite(at(place)));
		const spots = inside.map((place): Spot => [
			(place - across.from) / width,
			(at(place) - up.from) / (up.to - up.from),
		]);
		const seen = inside.filter((_, nth) => isInside(spots[nth] ?? [0, Number.NaN]));
		const [from, to] = [seen[0], seen.at(-1)];
		if (from === undefined || to === undefined || !isSeen(spots)) return [];
		return [{ from, to, spots }];
	});
}

function goesOn(at: Height, place: number, width: number): boolean {
	const [before, after] = [at(place - 1e-7 * width), at(place + 1e-7 * width)];
	return Math.abs(before - after) < 1e-5 * (1 + Math.abs(before));
}

const isInside = ([, v]: Spot): boolean => v >= 0 && v <= 1;

function isSeen(spots: readonly Spot[]): boolean {
	const seen = spots.filter(isInside);
	const [us, vs] = [seen.map(([u]) => u), seen.map(([, v]) => v)];
	return seen.length > 1 && spanOf(us) + spanOf(vs) > SEEN;
}

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

// How it runs from left to right.

function waysOf({ spots }: Branch): Way[] {
	const ways: Way[] = [];
	const heights = spots.map(([, v]) => Math.min(1, Math.max(0, v)));
	let [least = 0, most = 0] = [heights[0], heights[0]];
	for (const height of heights) {
		[least, most] = [Math.min(least, height), Math.max(most, height)];
		if (height - least > SEEN && ways.at(-1) !== 'rises') {
			ways.push('rises');
			most = height;
		} else if (most - height > SEEN && ways.at(-1) !== 'falls') {
			ways.push('falls');
			least = height;
		}
	}
	return ways;
}

/** "rises, falls, and then rises from left to right"; "rise" if several do so. */
function runInWords(ways: readonly Way[], areMany = false): string {
	const said = ways.map((way) => (areMany ? way.replace(/s$/, '') : way));
	return `${thenInWords(said)} from left to right`;
}

function thenInWords(ways: readonly string[]): string {
	const [before, last = ''] = [ways.slice(0, -1), ways.at(-1)];
	if (before.length === 0) return last;
	return `${before.join(', ')}${before.length > 1 ? ',' : ''} and then ${last}`;
}

/** " with two branches that fall from left to right"; only their number if they run differently. */
function branchesInWords(branches: readonly Branch[]): string {
	const [ways = [], ...more] = branches.map(waysOf);
	const areAlike = more.every((others) => others.join() === ways.join());
	const count = COUNTS[branches.length] ?? branches.length;
	const runs = areAlike && ways.length > 0 ? ` that ${runInWords(ways, true)}` : '';
	return ` with ${count} branches${runs}`;
}

/** "From left to right, the first branch rises, and the second falls."; nothing if the curve's words say how all run. */
export function differentBranches(at: Height, shown: Shown): string {
	const ways = shown.isSideways
		? []
		: branchesOf(at, shown).map((branch) => thenInWords(waysOf(branch)));
	if (new Set(ways).size < 2 || ways.includes('')) return '';
	const said = ways.map(
		(way, order) => `the ${PLACES[order]} ${order === 0 ? 'branch ' : ''}${way}`,
	);
	return ` From left to right, ${said.slice(0, -1).join(', ')}, and ${said.at(-1)}.`;
}

// The words for a kind.

/** In parts of the window's height, a rise that can be seen. */
const LEVEL = 0.004;

function lineInWords({ spots }: Branch): string {
	const rise = (spots.at(-1)?.[1] ?? 0) - (spots[0]?.[1] ?? 0);
	if (Math.abs(rise) < LEVEL) return 'a horizontal line';
	return `a line that ${rise > 0 ? 'rises' : 'falls'} from left to right`;
}

/** Only half of it is drawn where the curve starts or ends at its vertex. */
function parabolaInWords(at: Height, { from, to }: Branch, isSideways: boolean): string {
	const middle = (from + to) / 2;
	const bend = at(from) + at(to) - 2 * at(middle);
	const way = isSideways ? ['to the right', 'to the left'] : ['upward', 'downward'];
	const opens = `a parabola that opens ${way[bend > 0 ? 0 : 1]}`;
	const vertex = middle - ((at(to) - at(from)) * (to - from)) / (4 * bend);
	const reach = 0.01 * (to - from);
	if (isSideways || (vertex > from + reach && vertex < to - reach)) return opens;
	return Math.abs(vertex - from) < reach
		? `the right half of ${opens}`
		: Math.abs(vertex - to) < reach
			? `the left half of ${opens}`
			: `part of ${opens}`;
}

function exponentialInWords(at: Height, { from, to }: Branch): string {
	const middle = (from + to) / 2;
	const [first, second] = [at(middle) - at(from), at(to) - at(middle)];
	const steeper = Math.abs(second) > Math.abs(first) ? 'more and more' : 'less and less';
	return `an exponential curve that ${first > 0 ? 'rises' : 'falls'} ${steeper} steeply from left to right`;
}

/** Its start is told where both coordinates are whole or have one decimal. */
function rootInWords(at: Height, { from, to, spots }: Branch, { across, up }: Shown): string {
	const isRightward =
		Math.abs(at(from + (to - from) / 100) - at(from)) >
		Math.abs(at(to) - at(to - (to - from) / 100));
	const heights = isRightward ? spots : spots.toReversed();
	const rises = (heights.at(-1)?.[1] ?? 0) > (heights[0]?.[1] ?? 0);
	const goes = `${rises ? 'rises' : 'falls'} to the ${isRightward ? 'right' : 'left'}`;
	const start = Number((isRightward ? from : to).toFixed(1));
	const height = Number(at(start).toFixed(1));
	const isStart =
		Math.abs(at(start) - height) < 1e-9 &&
		Number.isNaN(at(start + (isRightward ? -1 : 1) * 1e-6 * (to - from))) &&
		start >= across.from &&
		start <= across.to &&
		height >= up.from &&
		height <= up.to;
	return `a square root curve that ${isStart ? `starts at (${spoken(start)}, ${spoken(height)}) and ` : ''}${goes}`;
}

/** A V has two slopes that are opposites. */
function bentInWords({ spots }: Branch): string | undefined {
	const slopes = spots
		.slice(1)
		.map(([u, v], before) => (v - (spots[before]?.[1] ?? v)) / (u - (spots[before]?.[0] ?? u)));
	const first = slopes[1] ?? 0;
	const isFirst = (slope: number) => Math.abs(slope - first) < 1e-5 * Math.abs(first);
	const corner = slopes.findIndex((slope, order) => order > 0 && !isFirst(slope));
	const isV = slopes
		.slice(1, -1)
		.every(
			(slope, before) =>
				Math.abs(before + 1 - corner) < 2 ||
				(before + 1 < corner ? isFirst(slope) : isFirst(-slope)),
		);
	return corner > 0 && isV
		? `a V-shaped graph that opens ${first < 0 ? 'upward' : 'downward'}`
		: undefined;
}

/** Both branches belong together if they run the same way toward the same asymptote. */
function isOneHyperbola(
	at: Height,
	branches: readonly Branch[],
	kinds: readonly (Kind | undefined)[],
): boolean {
	if (branches.length > 2 || kinds.some((kind) => kind !== 'hyperbola')) return false;
	if (branches.length === 1) return true;
	const [[a, b] = [0, 0], [c, d] = [0, 0]] = branches.map(({ from, to }) => [from, to] as const);
	// A cross-ratio stays the same under x → a/(x − h) + k.
	const crossed = (p: number, q: number, r: number, s: number) =>
		((p - r) * (q - s)) / ((p - s) * (q - r));
	const places = [
		a + (b - a) / 4,
		a + (b - a) / 2,
		c + (d - c) / 2,
		c + (3 * (d - c)) / 4,
	] as const;
	const heights = places.map(at) as [number, number, number, number];
	return Math.abs(crossed(...heights) / crossed(...places) - 1) < 1e-6;
}

// How it meets the x-axis.

/** A marked point of the x-axis, in words. */
export type Zero = { x: number; name: string };

/** "The curve crosses the x-axis at (1, 0), and it touches the x-axis at (3, 0)."; nothing if it only crosses the axis. */
export function meetingInWords(at: Height, zeros: readonly Zero[]): string {
	// The height next to a zero of order m is 2ᵐ times as great at twice the distance.
	const step = 1e-3;
	const named = (isMeant: (order: number, isTouched: boolean) => boolean) =>
		zeros
			.filter(({ x }) => {
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
	return ` The curve ${clauses.join(', and it ')}.`;
}

/** Of a parabola: "The whole curve is above the x-axis."; nothing if only a part of it is drawn. */
export function parabolaOverAxis(at: Height, shown: Shown): string {
	if (!curveInWords(at, shown).startsWith('a parabola that opens')) return '';
	const [a, b, c] = [(at(1) + at(-1)) / 2 - at(0), (at(1) - at(-1)) / 2, at(0)];
	const square = b * b - 4 * a * c;
	if (Math.abs(square) <= 1e-9 * (b * b + Math.abs(a * c)))
		return ' The curve touches the x-axis at one point.';
	if (square > 0) return ' The curve crosses the x-axis at two points.';
	return ` The whole curve is ${a > 0 ? 'above' : 'below'} the x-axis.`;
}
