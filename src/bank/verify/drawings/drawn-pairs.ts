/** Where the paths of two graphs meet, by the equations that they follow. */
import { listInWords } from '../../../math/things-in-words.ts';
import type { Dot } from './drawn-points.ts';
import { heightIn } from './graph-kinds.ts';
import type { Gap, Plane } from './named-graphs.ts';
import { at, type Mark, type Scale } from './svg-elements.ts';

/** A path, the equation that it follows, and what it is called. */
export type NamedStroke = { mark: Mark; graph: Gap; name: string };

/**
 * At dots that both equations have, or how often two lines or parabolas meet in the window; empty where other graphs
 * have no dot in common.
 */
export function pairMeeting(
	pair: readonly [NamedStroke, NamedStroke],
	dots: readonly Dot[],
	plane: Plane,
): string {
	const [one, two] = [heightIn(pair[0].graph), heightIn(pair[1].graph)];
	const areLines = pair.every(({ name }) => name.includes('line'));
	const both = areLines ? 'The lines' : 'The graphs';
	const isKnown = pair.every(({ name }) => /\b(?:line|parabola)\b/.test(name));
	const met = isKnown ? meetings((x) => one(x) - two(x)) : undefined;
	const shared = dots.filter(({ coordinates: [x, y] }) =>
		[one, two].every((height) => Math.abs(height(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	if (shared.length > 0) {
		const named =
			shared.length < dots.length
				? listInWords(shared.map(({ said }) => said))
				: `the marked ${shared.length === 1 ? 'point' : 'points'}`;
		return met?.length === shared.length
			? ` ${both} meet at ${named}.`
			: ` Both graphs pass through ${named}.`;
	}
	if (met === undefined) return '';
	if (met.length === 0) return areLines ? ' The lines are parallel.' : ' The graphs do not meet.';
	if (!met.every((x) => isInFrame(pair[0].mark, [x, one(x)], plane))) return '';
	return ` ${both} meet at ${met.length === 1 ? 'one point' : 'two points'}.`;
}

/**
 * Where a gap that is quadratic, linear, or constant is 0: found from its value in the middle of any two such places.
 * Undefined if it is 0 everywhere.
 */
function meetings(gap: (x: number) => number): number[] | undefined {
	const [p, q, r] = [gap(-3), gap(2), gap(7)];
	const [bend, slope] = [(p - 2 * q + r) / 50, (r - p) / 10];
	const isFlat = (size: number) => Math.abs(size) < 1e-9 * (1 + Math.abs(q));
	if (isFlat(bend)) return isFlat(slope) ? (isFlat(q) ? undefined : []) : [2 - q / slope];
	const middle = 2 - slope / (2 * bend);
	const lowest = gap(middle);
	if (Math.abs(lowest) < 1e-9 * (1 + Math.abs(q) + Math.abs(slope))) return [middle];
	const away = Math.sqrt(-lowest / bend);
	return lowest * bend < 0 ? [middle - away, middle + away] : [];
}

/** The frame that clips the curves of a sketch. */
function isInFrame(mark: Mark, [x, y]: readonly [number, number], { across, up }: Plane): boolean {
	const pixel = (scale: Scale, value: number) => (value - scale(0)) / (scale(1) - scale(0));
	const [left, top] = [at(mark, 'x'), at(mark, 'y')];
	const [a, b] = [pixel(across, x), pixel(up, y)];
	return a > left && a < left + at(mark, 'width') && b > top && b < top + at(mark, 'height');
}
