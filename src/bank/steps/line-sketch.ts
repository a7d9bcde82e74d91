/** The sketch of straight lines on the line that states what was found. */
import Fraction from 'fraction.js';
import type { At } from '../../math/lines.ts';
import { type Line, withFigure } from '../family.ts';
import type { Sketch } from '../figures/figure.ts';

/** ax + by = c; b is not 0. */
export type Straight = { a: At[0]; b: At[0]; c: At[0] };

/** y = mx + b. */
export const risingBy = (m: At[0], b: At[0]): Straight => ({
	a: new Fraction(m).neg(),
	b: 1,
	c: b,
});

export const throughBoth = ([x1, y1]: At, [x2, y2]: At): Straight => {
	const m = new Fraction(y2).sub(y1).div(new Fraction(x2).sub(x1));
	return risingBy(m, new Fraction(y1).sub(m.mul(x1)));
};

/** The segments between two points each; where one is vertical, the line stays as it is. */
export function withSegments(
	line: Line,
	segments: readonly (readonly [At, At])[],
	points: readonly At[],
): Line {
	const ends = segments.map((segment) => segment.map(([x]) => new Fraction(x).valueOf()));
	if (ends.some(([from, to]) => from === to)) return line;
	const curves = segments.map(([from, to], nth) => {
		const { a, c } = throughBoth(from, to);
		const [slope, start] = [-new Fraction(a).valueOf(), new Fraction(c).valueOf()];
		const [low, high] = [Math.min(...(ends[nth] ?? [])), Math.max(...(ends[nth] ?? []))];
		return (x: number) => (x < low || x > high ? Number.NaN : slope * x + start);
	});
	return withFigure(line, {
		kind: 'sketch',
		curves,
		breaks: ends.flat(),
		points: points.map(([x, y]) => [new Fraction(x), new Fraction(y)] as const),
	});
}

/** Vertical lines cannot be drawn this way: where there is one, the line stays as it is. */
export function withStraights(
	line: Line,
	straights: readonly Straight[],
	points: readonly At[],
	/** Further places that should be seen. */
	seen: readonly (readonly [x: number, y: number])[] = [],
): Line {
	const curves = straights.map(({ a, b, c }): NonNullable<Sketch['curves']>[number] => {
		const [p, q, r] = [a, b, c].map((value) => new Fraction(value).valueOf()) as [
			number,
			number,
			number,
		];
		return (x) => (r - p * x) / q;
	});
	if (straights.some(({ b }) => new Fraction(b).equals(0))) return line;
	const exact = points.map(([x, y]) => [new Fraction(x), new Fraction(y)] as const);
	const xs = exact.map(([x]) => x.valueOf());
	const [low, high] = [Math.min(...xs), Math.max(...xs)];
	// One point alone tells no slope: the line is shown where it leaves it.
	const reach = high - low < 1 ? 2 : 0;
	const around = reach
		? curves.flatMap((at) => [low - reach, high + reach].map((x) => [x, at(x)] as const))
		: [];
	return withFigure(line, { kind: 'sketch', curves, points: exact, around: [...around, ...seen] });
}
