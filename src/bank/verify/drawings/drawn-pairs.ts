/** Where the paths of two graphs meet, by the equations that they follow. */
import { listInWords } from '../../../math/things-in-words.ts';
import type { CurveWords } from './drawn-curve.ts';
import type { Dot } from './drawn-points.ts';
import { heightIn } from './graph-kinds.ts';
import type { Gap } from './named-graphs.ts';

/** At dots that both equations have, or how often two lines or parabolas meet; nothing for other graphs. */
export function pairMeeting(
	graphs: readonly Gap[],
	words: readonly CurveWords[],
	dots: readonly Dot[],
): string {
	if (graphs.length !== 2) return '';
	const areLines = words.every(({ name }) => name.includes('line'));
	const both = areLines ? 'The lines' : 'The graphs';
	const shared = dots.filter(({ coordinates: [x, y] }) =>
		graphs.every((graph) => Math.abs(heightIn(graph)(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	if (shared.length > 0) {
		const places =
			shared.length < dots.length
				? listInWords(shared.map(({ said }) => said))
				: `the marked ${shared.length === 1 ? 'point' : 'points'}`;
		return ` ${both} meet at ${places}.`;
	}
	if (!words.every(({ name }) => /\b(?:line|parabola)\b/.test(name))) return '';
	const [one, two] = graphs.map(heightIn) as [(x: number) => number, (x: number) => number];
	const count = meetings((x) => one(x) - two(x));
	if (count === 0) return areLines ? ' The lines are parallel.' : ' The graphs do not meet.';
	return count > 2 ? '' : ` ${both} meet at ${count === 1 ? 'one point' : 'two points'}.`;
}

/** How often a quadratic, linear, or constant gap closes: it does so on both sides of its vertex, or never. */
function meetings(gap: (x: number) => number): number {
	const [p, q, r] = [gap(-3), gap(2), gap(7)];
	const bend = (p - 2 * q + r) / 50;
	const slope = (r - p) / 10;
	const isFlat = (size: number) => Math.abs(size) < 1e-9 * (1 + Math.abs(q));
	if (isFlat(bend)) return isFlat(slope) ? (isFlat(q) ? Infinity : 0) : 1;
	const lowest = gap(2 - slope / (2 * bend));
	if (Math.abs(lowest) < 1e-9 * (1 + Math.abs(q) + Math.abs(slope))) return 1;
	return lowest * bend < 0 ? 2 : 0;
}
