/** The pieces of a curve in its window, and the way each runs from left to right. */
import { COUNTS, ORDINALS } from '../../math/speech-numbers.ts';
import { clausesInWords } from '../../math/things-in-words.ts';
import type { Axis } from './coordinate-plane.ts';
import type { Height } from './curve-kinds.ts';
import { polesOf } from './poles.ts';

/** Places across the window. */
const SAMPLES = 1000;
/** Parts of the window that a piece must take up, across and up together, to be seen. */
const SEEN = 0.02;
/** Parts of the window's height: what changes by less is constant. */
const LEVEL = 1e-5;
/** Parts of the window's width beside both ends of a piece, where no drawing could show a turn. */
const EDGE = 0.003;

type Way = 'rises' | 'falls';
/** Where the curve is, both from 0 to 1 within the window. */
type Spot = readonly [across: number, up: number];
/** With the first and the last place where it is in the window. */
export type Branch = { from: number; to: number; spots: readonly Spot[]; ways: readonly Way[] };

/** Beside the window, `breaks` are the places where the curve ends, breaks, or has a corner. */
export type Shown = { across: Axis; up: Axis; breaks?: readonly number[]; isSideways?: boolean };

/** At a break where the curve goes on, the branch goes on too. */
export function branchesOf(at: Height, { across, up, breaks = [] }: Shown): Branch[] {
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
		if (height - least > LEVEL && ways.at(-1) !== 'rises') {
			ways.push('rises');
			most = height;
		} else if (most - height > LEVEL && ways.at(-1) !== 'falls') {
			ways.push('falls');
			least = height;
		}
	}
	return ways;
}

/** "rises, falls, and then rises from left to right"; "rise" if several do so. */
export function runInWords(ways: readonly Way[], areMany = false): string {
	const said = ways.map((way) => (areMany ? way.replace(/s$/, '') : way));
	return `${thenInWords(said)} from left to right`;
}

function thenInWords(ways: readonly string[]): string {
	const [before, last = ''] = [ways.slice(0, -1), ways.at(-1)];
	if (before.length === 0) return last;
	return `${before.join(', ')}${before.length > 1 ? ',' : ''} and then ${last}`;
}

/** " with two branches that fall from left to right"; only their number if they run differently. */
export function branchesInWords(branches: readonly Branch[]): string {
	const [{ ways } = { ways: [] }] = branches;
	const count = COUNTS[branches.length] ?? branches.length;
	const runs = areAlike(branches) && ways.length > 0 ? ` that ${runInWords(ways, true)}` : '';
	return ` with ${count} branches${runs}`;
}

/** "From left to right, the first branch rises, and the second falls."; nothing if the curve's words say how all run. */
export function differentBranches(branches: readonly Branch[]): string {
	if (areAlike(branches) || branches.some(({ ways }) => ways.length === 0)) return '';
	const said = branches.map(
		({ ways }, order) =>
			`the ${ORDINALS[order]} ${order === 0 ? 'branch ' : ''}${thenInWords(ways)}`,
	);
	return ` From left to right, ${clausesInWords(said)}.`;
}

const areAlike = ([first, ...others]: readonly Branch[]): boolean =>
	others.every(({ ways }) => ways.join() === first?.ways.join());
