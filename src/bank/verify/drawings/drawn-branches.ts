/** The pieces of a curve's path in their frame, and the way each runs. */
import { COUNTS, ORDINALS } from '../../../math/speech-numbers.ts';
import { clausesInWords } from '../../../math/things-in-words.ts';
import { hasPole, type Height } from './graph-kinds.ts';
import type { Plane } from './named-graphs.ts';
import { runOf, spotsAlong } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { at, type Mark } from './svg-elements.ts';

/** Parts of the frame that a piece takes up, across and up together, if it can be seen. */
const SEEN = 0.02;
/** Parts of the frame's height that are nothing. */
const NOTHING = 1e-5;

type Way = 'rises' | 'falls';

/** Connected spots in pixels, from left to right, and the same in parts of the frame, upward. */
export type Branch = { spots: readonly Spot[]; parts: readonly Spot[]; ways: readonly Way[] };

export const hasHeights = (mark: Mark, height: Height, { across }: Plane): boolean =>
	piecesOf(mark)
		.flat()
		.some(([x]) => Number.isFinite(height(across(x))));

/** A path without gaps, in spots at most two pixels apart. */
export function piecesOf({ attributes: { d = '' } }: Mark): Spot[][] {
	return d
		.split(/(?=M)/)
		.filter(Boolean)
		.map((piece) => {
			const spots = runOf(piece).flatMap((one) => spotsAlong(one, 2));
			return (spots[0]?.[0] ?? 0) > (spots.at(-1)?.[0] ?? 0) ? spots.toReversed() : spots;
		});
}

const partOf = ([x, y]: Spot, mark: Mark): Spot => [
	(x - at(mark, 'x')) / at(mark, 'width'),
	1 - (y - at(mark, 'y')) / at(mark, 'height'),
];

export const isInFrame = (spot: Spot, mark: Mark): boolean =>
	partOf(spot, mark).every((part) => part > -0.002 && part < 1.002);

/** Two pieces are one branch if the curve has only left the frame between them. */
export function branchesOf(mark: Mark, height: Height, { across, up }: Plane): Branch[] {
	const [top, bottom] = [at(mark, 'y'), at(mark, 'y') + at(mark, 'height')].map(up) as [
		number,
		number,
	];
	const partAt = (x: number) => (height(across(x)) - bottom) / (top - bottom);
	const joined: Spot[][] = [];
	for (const piece of piecesOf(mark).toSorted((a, b) => (a[0]?.[0] ?? 0) - (b[0]?.[0] ?? 0))) {
		const last = joined.at(-1)?.at(-1);
		const [next] = piece;
		const goesOn = last && next && !hasPole(height, across(last[0]), across(next[0]), top - bottom);
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
		return spots.length > 1 && spanOf(0) + spanOf(1) > SEEN
			? [{ spots, parts, ways: waysOf(spots, partAt) }]
			: [];
	});
}

/** Places between the ends of a branch. */
const COUNT = 1500;

/**
 * From one turn to the next. The path tells where the branch is, and the equation that it follows tells its heights:
 * some turns are too low for a path to show.
 */
function waysOf(spots: readonly Spot[], partAt: (x: number) => number): Way[] {
	const [from, to] = [spots[0]?.[0] ?? 0, spots.at(-1)?.[0] ?? 0];
	// At its very ends, a path is where another piece of the graph may begin.
	const off = Math.min(1, (to - from) / 100);
	const heights = Array.from({ length: COUNT + 1 }, (_, place) =>
		partAt(from + off + ((to - from - 2 * off) * place) / COUNT),
	)
		.filter(Number.isFinite)
		.map((part) => Math.min(1, Math.max(0, part)));
	const changes = heights.slice(1).map((part, before) => part - (heights[before] ?? part));
	const ways: Way[] = [];
	let since = 0;
	for (const change of changes) {
		since = Math.sign(change) === Math.sign(since) ? since + change : change;
		if (Math.abs(since) <= NOTHING) continue;
		const way = since > 0 ? 'rises' : 'falls';
		if (ways.at(-1) !== way) ways.push(way);
	}
	return ways;
}

// In words.

const base = (way: Way): string => way.slice(0, -1);

const then = (ways: readonly string[]): string =>
	ways.length < 3
		? ways.join(' and then ')
		: `${ways.slice(0, -1).join(', ')}, and then ${ways.at(-1)}`;

export const running = ({ ways }: Branch): string =>
	ways.length === 0 ? '' : ` that ${then(ways)} from left to right`;

/** " with two branches that fall from left to right" */
export function several(branches: readonly Branch[]): string {
	const [first] = branches;
	const ways = first && areAlike(branches) ? first.ways.map(base) : [];
	const runs = ways.length === 0 ? '' : ` that ${then(ways)} from left to right`;
	return ` with ${COUNTS[branches.length]} branches${runs}`;
}

/** A sentence, if they run in different ways. */
export function each(branches: readonly Branch[]): string {
	if (areAlike(branches) || branches.some(({ ways }) => ways.length === 0)) return '';
	const said = branches.map(
		({ ways }, order) => `the ${ORDINALS[order]}${order === 0 ? ' branch' : ''} ${then(ways)}`,
	);
	return ` From left to right, ${clausesInWords(said)}.`;
}

export const areAlike = (branches: readonly Branch[]): boolean =>
	new Set(branches.map(({ ways }) => ways.join())).size < 2;
