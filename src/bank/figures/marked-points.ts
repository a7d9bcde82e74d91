/** The marked points of a sketch in words, with those where its curve turns. */
import { listInWords, markedInWords } from '../../math/things-in-words.ts';
import type { Axis, Spot } from './coordinate-plane.ts';
import type { Height } from './curve-kinds.ts';
import type { Whole } from './curve-words.ts';

/** `name` has the coordinates as they are said. */
export type Marked = { at: Spot; name: string };

/** The only curve of a sketch. */
export type Alone = { at: Height; whole?: Whole | undefined };

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
	{ across, up }: Window,
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

type Window = { across: Axis; up: Axis };

/** Whether the curve is higher on both sides, or lower if `side` is −1. Of points of the x-axis, other words say so. */
function isTurn(
	{ at: [x, y] }: Marked,
	height: Height,
	{ across, up }: Window,
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
