/** Where the two graphs of a sketch meet. */
import { COUNTS } from '../../math/speech-numbers.ts';
import { listInWords } from '../../math/things-in-words.ts';
import type { Axis } from './coordinate-plane.ts';
import type { Height } from './curve-kinds.ts';
import type { Marked } from './marked-points.ts';
import { zerosOfQuadratic } from './zeros-of-heights.ts';

/** `name` as in "a line that rises from left to right". */
export type NamedGraph = { at: Height; name: string };

type Shown = { marked: readonly Marked[]; across: Axis; up: Axis };

/**
 * " The lines meet at the marked point.", " The graphs do not meet.", " Both graphs pass through the marked points.";
 * empty if no marked point is on both, and it is not clear from their kinds how often they meet, or a meeting is not shown.
 */
export function meetingOfTwo(
	[one, two]: readonly [NamedGraph, NamedGraph],
	{ marked, across, up }: Shown,
): string {
	const areLines = [one, two].every(({ name }) => name.includes('line'));
	const both = areLines ? 'The lines' : 'The graphs';
	const gap: Height = (x) => one.at(x) - two.at(x);
	const areQuadratic = [one, two].every(({ name }) => /\b(?:line|parabola)\b/.test(name));
	const coincide = [-1, 0, 1].every((x) => Math.abs(gap(x)) < 1e-9);
	const places = areQuadratic && !coincide ? zerosOfQuadratic(gap) : undefined;
	const shared = marked.filter(({ at: [x, y] }) =>
		[one, two].every(({ at }) => Math.abs(at(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	if (shared.length > 0) {
		const named =
			shared.length < marked.length
				? listInWords(shared.map(({ name }) => name))
				: `the marked ${shared.length === 1 ? 'point' : 'points'}`;
		return places?.length === shared.length
			? ` ${both} meet at ${named}.`
			: ` Both graphs pass through ${named}.`;
	}
	if (places?.length === 0)
		return areLines ? ' The lines are parallel.' : ' The graphs do not meet.';
	const areShown = places?.every((x) => isWithin(x, across) && isWithin(one.at(x), up));
	if (places === undefined || !areShown) return '';
	return ` ${both} meet at ${COUNTS[places.length]} ${places.length === 1 ? 'point' : 'points'}.`;
}

const isWithin = (value: number, { from, to }: Axis): boolean => from < value && value < to;
