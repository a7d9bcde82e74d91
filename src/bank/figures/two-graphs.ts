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
 * " The lines meet at the marked point.", " The lines are perpendicular, and the marked point is on the falling line.",
 * " The graphs do not meet.", " Both graphs pass through the marked points."; empty if no marked point is on both, and it is not clear from their kinds how often they meet, or a meeting is not shown.
 */
export function meetingOfTwo(
	[one, two]: readonly [NamedGraph, NamedGraph],
	{ marked, across, up }: Shown,
): string {
	const areAll = (noun: string) => [one, two].every(({ name }) => name.includes(noun));
	const [areLines, areSegments] = [areAll('line'), areAll('segment')];
	const both = areLines ? 'The lines' : areSegments ? 'The segments' : 'The graphs';
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
		const isRight = areLines && arePerpendicular([one, two]);
		return places?.length === shared.length || (areSegments && shared.length === 1)
			? ` ${both} ${isRight ? 'are perpendicular and ' : ''}meet at ${named}.`
			: ` Both graphs pass through ${named}.`;
	}
	const owner = areLines ? ownerOf(marked, [one, two]) : '';
	if (places?.length === 0)
		return areLines ? ` The lines are parallel${owner}.` : ' The graphs do not meet.';
	if (areLines && arePerpendicular([one, two])) return ` The lines are perpendicular${owner}.`;
	const areShown = places?.every((x) => isWithin(x, across) && isWithin(one.at(x), up));
	if (places === undefined || !areShown) return '';
	return ` ${both} meet at ${COUNTS[places.length]} ${places.length === 1 ? 'point' : 'points'}${owner}.`;
}

const slopeOf = ({ at }: NamedGraph): number => at(1) - at(0);

const arePerpendicular = (lines: readonly [NamedGraph, NamedGraph]): boolean =>
	Math.abs(slopeOf(lines[0]) * slopeOf(lines[1]) + 1) < 1e-9;

/** ", and the marked point is on the falling line"; empty unless all marked points are on just one of the lines. */
function ownerOf(marked: readonly Marked[], lines: readonly [NamedGraph, NamedGraph]): string {
	const [owner, ...more] = lines.filter(({ at }) =>
		marked.every(({ at: [x, y] }) => Math.abs(at(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	const other = lines.find((line) => line !== owner);
	if (!owner || !other || more.length > 0) return '';
	const points = marked.length === 1 ? 'the marked point is' : 'the marked points are';
	return `, and ${points} on the ${unlike(owner, other)} line`;
}

/** What tells a line from another one. */
function unlike(one: NamedGraph, other: NamedGraph): string {
	const [slope, slope2] = [slopeOf(one), slopeOf(other)];
	if (Math.abs(slope - slope2) < 1e-9) return one.at(0) > other.at(0) ? 'upper' : 'lower';
	if (Math.abs(slope) < 1e-9) return 'horizontal';
	if (slope * slope2 > 0) return Math.abs(slope) > Math.abs(slope2) ? 'steeper' : 'less steep';
	return slope > 0 ? 'rising' : 'falling';
}

const isWithin = (value: number, { from, to }: Axis): boolean => from < value && value < to;
