/** What the path of a curve is called: by its equation, by its shape, and by the way it runs. */
import {
	areAlike,
	type Branch,
	branchesOf,
	each,
	hasHeights,
	isInFrame,
	piecesOf,
	running,
	several,
} from './drawn-branches.ts';
import { heightIn, kindOfGraph, placeIn, type Height } from './graph-kinds.ts';
import { type Gap, pixelsOf, type Plane } from './named-graphs.ts';
import type { Spot } from './path-spots.ts';
import type { Mark } from './svg-elements.ts';

/** Parts of the frame's height that a line must rise or fall. */
const LEVEL = 0.004;

/** The noun of a whole curve whose turns are its lowest and highest points. */
export type Whole = 'parabola' | 'graph' | 'wave';

type Named = { name: string; whole?: Whole };

/** `runs` is a sentence about branches that run in different ways. */
export type CurveWords = Named & { runs: string };

/** In the words of the description. `gap` is that of its equation. */
export function drawnCurve(mark: Mark, gap: Gap, plane: Plane): CurveWords {
	const named = (name: string, runs = '') => ({ name, runs });
	const height = heightIn(gap);
	if (!hasHeights(mark, height, plane)) return named(sidewaysCurve(mark, gap, plane));
	const branches = branchesOf(mark, height, plane);
	const [branch, ...others] = branches;
	if (!branch) return named('a curve');
	const xs = branches.flatMap(({ spots }) => spots.map(([x]) => plane.across(x)));
	const [from, to] = [Math.min(...xs), Math.max(...xs)];
	const off = (to - from) / 500;
	const kind = kindOfGraph(height, from + off, to - off);
	if (kind === 'hyperbola' && others.length < 2 && areAlike(branches))
		return named(
			others.length === 0
				? `a branch of a hyperbola${running(branch)}`
				: `a hyperbola${several(branches)}`,
		);
	if (others.length > 0) return named(`a curve${several(branches)}`, each(branches));
	return { ...oneCurve({ kind, height, from, to }, branch, mark, plane), runs: '' };
}

type Found = { kind: string | undefined; height: Height; from: number; to: number };

function oneCurve(found: Found, branch: Branch, mark: Mark, plane: Plane): Named {
	const { kind, height, from, to } = found;
	const [start, middle, end] = [from, (from + to) / 2, to].map(height) as [number, number, number];
	const way = running(branch);
	switch (kind) {
		case 'line': {
			const [first, last] = [branch.parts[0], branch.parts.at(-1)] as [Spot, Spot];
			const noun = [first, last].every(isAwayFromEdges) ? 'segment' : 'line';
			const rise = last[1] - first[1];
			if (Math.abs(rise) < LEVEL) return { name: `a horizontal ${noun}` };
			return { name: `a ${noun} that ${rise > 0 ? 'rises' : 'falls'} from left to right` };
		}
		case 'parabola':
			return parabola(found);
		case 'exponential':
			return {
				name: `an exponential curve that ${end > start ? 'rises' : 'falls'} ${Math.abs(end - middle) > Math.abs(middle - start) ? 'more and more' : 'less and less'} steeply from left to right`,
			};
		case 'square root':
			return { name: squareRoot(found, branch, mark, plane) };
		case 'wave':
			return { name: 'a wave', whole: 'wave' };
		case undefined:
			return bent(branch.spots) ?? { name: `a curve${way}` };
		default:
			return { name: `a ${kind} curve${way}` };
	}
}

/** Where a line could go on. */
const isAwayFromEdges = (parts: Spot): boolean => parts.every((part) => part > 0.01 && part < 0.99);

/** Half of it where the path ends at the vertex, a part of it where the vertex is not there. */
function parabola({ height, from, to }: Found): Named {
	// Newton's form through three places: y = y₁ + s(x − x₁) + b(x − x₁)(x − x₂).
	const middle = (from + to) / 2;
	const [y1, y2, y3] = [from, middle, to].map(height) as [number, number, number];
	const slope = (y2 - y1) / (middle - from);
	const bend = ((y3 - y2) / (to - middle) - slope) / (to - from);
	const vertex = (from + middle) / 2 - slope / (2 * bend);
	const whole = `a parabola that opens ${bend > 0 ? 'upward' : 'downward'}`;
	const part = (vertex - from) / (to - from);
	if (part > 0.01 && part < 0.99) return { name: whole, whole: 'parabola' };
	if (Math.abs(part) < 0.01) return { name: `the right half of ${whole}` };
	return { name: `${Math.abs(part - 1) < 0.01 ? 'the left half' : 'part'} of ${whole}` };
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

/** By an equation that gives a place for each height. */
function sidewaysCurve(mark: Mark, gap: Gap, plane: Plane): string {
	const ys = piecesOf(mark)
		.flat()
		.map(([, y]) => plane.up(y));
	const [start = 0, end = 0] = [ys[0], ys.at(-1)];
	const place = placeIn(gap);
	const [from, to] = [Math.min(...ys), Math.max(...ys)];
	const kind = kindOfGraph(place, from, to);
	if (kind === 'exponential')
		return `a logarithmic curve that ${end > start ? 'rises' : 'falls'} from left to right`;
	if (kind !== 'parabola') return 'a curve';
	const bend = place(from) + place(to) - 2 * place((from + to) / 2);
	return `a parabola that opens to the ${bend > 0 ? 'right' : 'left'}`;
}

/** A V: straight on both sides of its lowest or highest spot, as steep on one as on the other. */
function bent(spots: readonly Spot[]): Named | undefined {
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
		if (Math.abs(one - other) < 0.02 * one)
			return { name: `a V-shaped graph that opens ${way}`, whole: 'graph' };
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
