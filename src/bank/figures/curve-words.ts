/** What a drawn curve is called, by what kind of function it is and by the way it runs. */
import {
	type Branch,
	branchesInWords,
	branchesOf,
	differentBranches,
	runInWords,
	type Shown,
} from './curve-branches.ts';
import { type Height, type Kind, kindOf } from './curve-kinds.ts';
import { spoken } from './svg.ts';

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
