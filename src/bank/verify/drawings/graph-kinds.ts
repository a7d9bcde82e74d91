/** What kind of function an equation belongs to, by what its values have in common. */
import type { Gap } from './named-graphs.ts';

export type Height = (x: number) => number;

/** y for x, where the equation has y to the first power only; NaN otherwise. */
export const heightIn =
	(gap: Gap): Height =>
	(x) =>
		rootOf((y) => gap(x, y));

/** x for y. */
export const placeIn =
	(gap: Gap): Height =>
	(y) =>
		rootOf((x) => gap(x, y));

function rootOf(line: (value: number) => number): number {
	const [start, one, two] = [line(0), line(1), line(2)];
	const isLine = Math.abs(two - 2 * one + start) <= 1e-9 * (Math.abs(one) + Math.abs(start));
	return isLine && one !== start ? start / (start - one) : Number.NaN;
}

/** Places in a stretch. */
const COUNT = 13;
const EXACT = 1e-9;

const evenly = (from: number, to: number): number[] =>
	Array.from({ length: COUNT }, (_, at) => from + ((to - from) * at) / (COUNT - 1));

const changes = (values: readonly number[]): number[] =>
	values.slice(1).map((value, before) => value - (values[before] ?? Number.NaN));

const largest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** Undefined for any other kind. */
export function kindOfGraph(height: Height, from: number, to: number): string | undefined {
	const heights = evenly(from, to).map(height);
	return plainKind(heights) ?? inverseKind(height, from, to, heights);
}

function plainKind(heights: readonly number[]): string | undefined {
	const first = changes(heights);
	const second = changes(first);
	const third = changes(second);
	const isNothing = (values: readonly number[]) => largest(values) <= EXACT * largest(heights);
	if (isNothing(second)) return 'line';
	if (isNothing(third)) return 'parabola';
	const fourth = changes(third);
	if (isNothing(fourth)) return 'cubic';
	if (isNothing(changes(fourth))) return 'quartic';
	if (isGeometric(first)) return 'exponential';
	if (hasOneCrossRatio(heights)) return 'hyperbola';
	return isWave(first) ? 'wave' : undefined;
}

/** The changes of an exponential function over equal steps have one ratio. */
function isGeometric(values: readonly number[]): boolean {
	const [first = 0, last = 0] = [values[0], values.at(-1)];
	const isGrowing = Math.abs(last) > Math.abs(first);
	const [big = 0, next = 0] = isGrowing ? [last, values.at(-2)] : [first, values[1]];
	const ratio = next / big;
	const ordered = isGrowing ? values.toReversed() : values;
	return ordered
		.slice(1)
		.every(
			(value, before) => Math.abs(value - ratio * (ordered[before] ?? 0)) < EXACT * Math.abs(big),
		);
}

/** Four evenly spaced places have the cross-ratio 4/3, and so have the values of a/(x − h) + k. */
const hasOneCrossRatio = (heights: readonly number[]): boolean =>
	heights.slice(3).every((d, at) => {
		const [a = 0, b = 0, c = 0] = heights.slice(at, at + 3);
		const value = ((c - a) * (d - b)) / ((c - b) * (d - a));
		return Math.abs(value - 4 / 3) < 1e-6 || !Number.isFinite(value);
	});

/** Over equal steps, two changes that are two steps apart add up to a multiple of the one between: 2 cos(ks) of it. */
function isWave(values: readonly number[]): boolean {
	const size = largest(values);
	const middle = values.slice(1, -1);
	const sums = middle.map((_, at) => (values[at] ?? 0) + (values[at + 2] ?? 0));
	const place = middle.findIndex((value) => Math.abs(value) === largest(middle));
	const factor = (sums[place] ?? 0) / (middle[place] ?? 0);
	return (
		Math.abs(factor) < 2 &&
		sums.every((sum, at) => Math.abs(sum - factor * (middle[at] ?? 0)) < 1e-7 * size)
	);
}

/** By the inverse function: that of a square root is a parabola, that of a logarithm is exponential. */
function inverseKind(
	height: Height,
	from: number,
	to: number,
	heights: readonly number[],
): string | undefined {
	const ways = new Set(changes(heights).map(Math.sign));
	if (ways.size !== 1 || ways.has(0) || heights.some(Number.isNaN)) return undefined;
	const places = evenly(heights[0] ?? 0, heights.at(-1) ?? 0).map((value) =>
		placeOf(height, value, from, to),
	);
	return {
		parabola: 'square root',
		cubic: 'cube root',
		exponential: 'logarithmic',
	}[plainKind(places) ?? ''];
}

/** By halving; the heights run one way. */
function placeOf(height: Height, value: number, from: number, to: number): number {
	const isRising = height(to) > height(from);
	let [low, high] = [from, to];
	for (let round = 0; round < 60; round++) {
		const middle = (low + high) / 2;
		if (height(middle) < value === isRising) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}

/** Whether the values grow without end somewhere between two places. `size` is that of usual values. */
export function hasPole(height: Height, from: number, to: number, size: number): boolean {
	let [low, high] = [from, to];
	for (let round = 0; round < 12; round++) {
		const places = Array.from({ length: 101 }, (_, at) => low + ((high - low) * at) / 100);
		const sizes = places
			.map((place) => Math.abs(height(place)))
			.map((one) => (Number.isFinite(one) ? one : Infinity));
		const most = sizes.indexOf(Math.max(...sizes));
		if ((sizes[most] ?? 0) > 1e6 * size) return true;
		[low, high] = [places[Math.max(0, most - 1)] ?? low, places[Math.min(100, most + 1)] ?? high];
	}
	return false;
}

/** A conic whose squares have opposite signs. */
export function isHyperbola(gap: Gap): boolean {
	const spots = [
		[0, 0],
		[1.3, 2.1],
		[-2.7, 0.6],
	] as const;
	const bends = spots.map(([x, y]) => [
		gap(x + 1, y) + gap(x - 1, y) - 2 * gap(x, y),
		gap(x, y + 1) + gap(x, y - 1) - 2 * gap(x, y),
	]);
	const [[across = 0, up = 0] = []] = bends;
	const isSame = bends.every(
		([a = 0, b = 0]) => Math.abs(a - across) < EXACT && Math.abs(b - up) < EXACT,
	);
	return isSame && across * up < 0;
}
