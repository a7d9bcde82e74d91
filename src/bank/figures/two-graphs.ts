/** Where the two graphs of a sketch meet. */
import { listInWords } from '../../math/things-in-words.ts';
import type { Height } from './curve-kinds.ts';
import type { CurveWords } from './curve-words.ts';
import type { Marked } from './marked-points.ts';

type Graph = { at: Height; name: string };

/**
 * " The lines meet at the marked point.", " The graphs do not meet."; nothing for other than two graphs, or if they meet
 * at no marked point and are not lines or parabolas.
 */
export function meetingOfTwo(
	curves: readonly Height[],
	words: readonly CurveWords[],
	marked: readonly Marked[],
): string {
	const [one, two, ...more] = curves.map((at, nth): Graph => ({
		at,
		name: words[nth]?.name ?? '',
	}));
	if (!one || !two || more.length > 0) return '';
	const areLines = [one, two].every(({ name }) => name.includes('line'));
	const both = areLines ? 'The lines' : 'The graphs';
	const met = marked.filter(({ at: [x, y] }) =>
		[one, two].every(({ at }) => Math.abs(at(x) - y) < 1e-6 * (1 + Math.abs(y))),
	);
	if (met.length === 0) {
		const count = timesMet(one, two);
		if (count === undefined) return '';
		if (count === 0) return areLines ? ' The lines are parallel.' : ' The graphs do not meet.';
		return ` ${both} meet at ${count === 1 ? 'one point' : 'two points'}.`;
	}
	const places =
		met.length < marked.length
			? listInWords(met.map(({ name }) => name))
			: `the marked ${met.length === 1 ? 'point' : 'points'}`;
	return ` ${both} meet at ${places}.`;
}

/** Of lines and parabolas, by the discriminant of their difference; undefined for others, and for one graph drawn twice. */
function timesMet(one: Graph, two: Graph): 0 | 1 | 2 | undefined {
	if (![one, two].every(({ name }) => /\b(?:line|parabola)\b/.test(name))) return undefined;
	const gap: Height = (x) => one.at(x) - two.at(x);
	const [a, b, c] = [(gap(1) + gap(-1)) / 2 - gap(0), (gap(1) - gap(-1)) / 2, gap(0)];
	const isNone = (size: number) => Math.abs(size) < 1e-9 * (1 + Math.abs(c));
	if (isNone(a)) return isNone(b) ? (isNone(c) ? undefined : 0) : 1;
	const square = b * b - 4 * a * c;
	if (Math.abs(square) <= 1e-9 * (b * b + Math.abs(a * c))) return 1;
	return square > 0 ? 2 : 0;
}
