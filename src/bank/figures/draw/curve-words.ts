/** What a drawn curve is called, by what kind of function it is and by the way it runs. */
import { COUNTS, ORDINALS, spoken } from '../../../math/speech-numbers.ts';
import { clausesInWords } from '../../../math/things-in-words.ts';
import { type Height, type Kind, kindOf, polesOf } from '../curve-heights.ts';
import type { Axis } from '../figure.ts';

/** What a whole curve with nothing but lowest or highest points as its turns is called; a wave has several. */
export type Whole = 'parabola' | 'graph' | 'wave';

type Named = { name: string; whole?: Whole };

/** `runs` is a sentence about branches that run in different ways. */
export type CurveWords = Named & { runs: string };

/**
 * "a line that rises from left to right", "the right half of a parabola that opens upward", "a curve with three
 * branches". `at` gives the height over a place, or the place over a height if the curve is sideways.
 */
export function curveInWords(at: Height, shown: Shown): CurveWords {
	const branches = branchesOf(at, shown);
	return {
		...nameOf(at, branches, shown),
		runs: shown.isSideways ? '' : differentBranches(branches),
	};
}

function nameOf(at: Height, branches: readonly Branch[], shown: Shown): Named {
	const [branch] = branches;
	if (!branch) return { name: 'a curve' };
	const kinds = branches.map(({ from, to }) => kindOf(at, from, to));
	const [kind] = kinds;
	if (shown.isSideways)
		return kind === 'parabola' ? parabolaInWords(at, branch, true) : { name: 'a curve' };
	if (kind === 'hyperbola' && isOneHyperbola(at, branches, kinds))
		return {
			name:
				branches.length === 1
					? `a branch of a hyperbola that ${runInWords(branch.ways)}`
					: `a hyperbola${branchesInWords(branches)}`,
		};
	if (branches.length > 1) return { name: `a curve${branchesInWords(branches)}` };
	return oneInWords(at, branch, kind, shown);
}

function oneInWords(at: Height, branch: Branch, kind: Kind | undefined, shown: Shown): Named {
	const runs = branch.ways.length === 0 ? '' : ` that ${runInWords(branch.ways)}`;
	switch (kind) {
		case 'line':
			return { name: lineInWords(at, branch, shown) };
		case 'parabola':
			return parabolaInWords(at, branch, false);
		case 'exponential':
			return { name: exponentialInWords(at, branch) };
		case 'square root':
			return { name: rootInWords(at, branch, shown) };
		case 'wave':
			return { name: 'a wave', whole: 'wave' };
		case undefined:
			return bentInWords(branch) ?? { name: `a curve${runs}` };
		default:
			return { name: `a ${kind} curve${runs}` };
	}
}

/** In parts of the window's height, a rise that can be seen. */
const LEVEL = 0.004;

/** A line that ends within the window on both sides is a segment. */
function lineInWords(at: Height, { from, to, spots }: Branch, { across }: Shown): string {
	const off = 1e-4 * (across.to - across.from);
	const isSegment = Number.isNaN(at(from - off)) && Number.isNaN(at(to + off));
	const noun = isSegment ? 'segment' : 'line';
	const rise = (spots.at(-1)?.[1] ?? 0) - (spots[0]?.[1] ?? 0);
	if (Math.abs(rise) < LEVEL) return `a horizontal ${noun}`;
	return `a ${noun} that ${rise > 0 ? 'rises' : 'falls'} from left to right`;
}

/** Only half of it is drawn where the curve starts or ends at its vertex. */
function parabolaInWords(at: Height, { from, to }: Branch, isSideways: boolean): Named {
	const middle = (from + to) / 2;
	const bend = at(from) + at(to) - 2 * at(middle);
	const way = isSideways ? ['to the right', 'to the left'] : ['upward', 'downward'];
	const opens = `a parabola that opens ${way[bend > 0 ? 0 : 1]}`;
	const vertex = middle - ((at(to) - at(from)) * (to - from)) / (4 * bend);
	const reach = 0.01 * (to - from);
	if (isSideways || (vertex > from + reach && vertex < to - reach))
		return { name: opens, whole: 'parabola' };
	const isHalf = (end: number) => Math.abs(vertex - end) < reach;
	const part = isHalf(from) ? 'the right half' : isHalf(to) ? 'the left half' : 'part';
	return { name: `${part} of ${opens}` };
}

function exponentialInWords(at: Height, { from, to }: Branch): string {
	const middle = (from + to) / 2;
	const [first, second] = [at(middle) - at(from), at(to) - at(middle)];
	const steeper = Math.abs(second) > Math.abs(first) ? 'more and more' : 'less and less';
	return `an exponential curve that ${first > 0 ? 'rises' : 'falls'} ${steeper} steeply from left to right`;
}

/** Its start is described where both coordinates are whole or have one decimal. */
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
function bentInWords({ spots }: Branch): Named | undefined {
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
		? { name: `a V-shaped graph that opens ${first < 0 ? 'upward' : 'downward'}`, whole: 'graph' }
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

// The pieces of a curve in its window, and the way each runs from left to right.

/** Places across the window. */
const SAMPLES = 1000;
/** Parts of the window that a piece must take up, across and up together, to be seen. */
const SEEN = 0.02;
/** Parts of the window's height: what changes by less is constant. */
const CONSTANT = 1e-5;
/** Parts of the window's width beside both ends of a piece, where no drawing could show a turn. */
const EDGE = 0.003;

type Way = 'rises' | 'falls';
/** Where the curve is, both from 0 to 1 within the window. */
type Spot = readonly [across: number, up: number];
/** With the first and the last place where it is in the window. */
type Branch = { from: number; to: number; spots: readonly Spot[]; ways: readonly Way[] };

/** Beside the window, `breaks` are the places where the curve ends, breaks, or has a corner. */
type Shown = { across: Axis; up: Axis; breaks?: readonly number[]; isSideways?: boolean };

/** At a break where the curve continues, the branch continues too. */
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
		return [{ from, to, spots, ways: waysOf(spots) }];
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

/** From one turn to the next, even if the drawing hardly shows it. */
function waysOf(spots: readonly Spot[]): Way[] {
	const [first, last] = [spots[0]?.[0] ?? 0, spots.at(-1)?.[0] ?? 0];
	const edge = Math.min(EDGE, (last - first) / 100);
	const heights = spots
		.filter(([u]) => u > first + edge && u < last - edge)
		.map(([, v]) => Math.min(1, Math.max(0, v)));
	const ways: Way[] = [];
	let [least = 0, most = 0] = [heights[0], heights[0]];
	for (const height of heights) {
		[least, most] = [Math.min(least, height), Math.max(most, height)];
		if (height - least > CONSTANT && ways.at(-1) !== 'rises') {
			ways.push('rises');
			most = height;
		} else if (most - height > CONSTANT && ways.at(-1) !== 'falls') {
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
	const [{ ways } = { ways: [] }] = branches;
	const count = COUNTS[branches.length] ?? branches.length;
	const runs = areAlike(branches) && ways.length > 0 ? ` that ${runInWords(ways, true)}` : '';
	return ` with ${count} branches${runs}`;
}

/** "From left to right, the first branch rises, and the second falls."; nothing if the curve's words say how all run. */
function differentBranches(branches: readonly Branch[]): string {
	if (areAlike(branches) || branches.some(({ ways }) => ways.length === 0)) return '';
	const said = branches.map(
		({ ways }, order) =>
			`the ${ORDINALS[order]} ${order === 0 ? 'branch ' : ''}${thenInWords(ways)}`,
	);
	return ` From left to right, ${clausesInWords(said)}.`;
}

const areAlike = ([first, ...others]: readonly Branch[]): boolean =>
	others.every(({ ways }) => ways.join() === first?.ways.join());
