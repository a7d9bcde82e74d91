/** Where the paths of two graphs meet, by the equations that they follow. */
import { listInWords } from '../../../math/things-in-words.ts';
import type { Dot } from './drawn-points.ts';
import { type Height, heightIn } from './graph-kinds.ts';
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
	const [areLines, areSegments] = ['line', 'segment'].map((noun) =>
		pair.every(({ name }) => name.includes(noun)),
	);
	const both = areLines ? 'The lines' : areSegments ? 'The segments' : 'The graphs';
	const [slope, slope2] = [one, two].map((height) => (height(8) - height(3)) / 5) as [
		number,
		number,
	];
	const areAtRightAngles = areLines && Math.abs(slope + 1 / slope2) < 1e-9;
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
		return met?.length === shared.length || (areSegments && shared.length === 1)
			? ` ${both} ${areAtRightAngles ? 'are perpendicular and ' : ''}meet at ${named}.`
			: ` Both graphs pass through ${named}.`;
	}
	if (met === undefined) return '';
	const place = areLines ? markedOnOne() : '';
	if (met.length === 0)
		return areLines ? ` The lines are parallel${place}.` : ' The graphs do not meet.';
	if (areAtRightAngles) return ` The lines are perpendicular${place}.`;
	if (!met.every((x) => isInFrame(pair[0].mark, [x, one(x)], plane))) return '';
	return ` ${both} meet at ${met.length === 1 ? 'one point' : 'two points'}${place}.`;

	function markedOnOne(): string {
		const isOn = (height: Height) =>
			dots.every(({ coordinates: [x, y] }) => Math.abs(height(x) - y) < 1e-6 * (1 + Math.abs(y)));
		if (isOn(one) === isOn(two)) return '';
		const [m, m2] = isOn(one) ? [slope, slope2] : [slope2, slope];
		const isHigher = one(0) > two(0) === isOn(one);
		const which = [
			[Math.abs(m - m2) < 1e-9, isHigher ? 'upper' : 'lower'],
			[Math.abs(m) < 1e-9, 'horizontal'],
			[m * m2 > 0, Math.abs(m) > Math.abs(m2) ? 'steeper' : 'less steep'],
			[true, m > 0 ? 'rising' : 'falling'],
		].find(([holds]) => holds)?.[1];
		return `, and the marked ${dots.length === 1 ? 'point is' : 'points are'} on the ${which} line`;
	}
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
