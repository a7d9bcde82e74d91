/** The sketch of a polynomial by its zeros, as far as they tell its shape. */
import Fraction from 'fraction.js';
import type { Line } from '../family.ts';
import { type Sketch, withSketch } from '../figures/sketch.ts';

/** So far beyond the outer zeros the ends of the graph show where they go. */
const BEYOND = 0.5;
/** An end that goes on by less than this part of the greatest height looks level. */
const FLAT = 0.06;

/** Each zero once; `points` are marked beside them. The line stays as it is where an end is too flat to be seen. */
export function withZeros(
	line: Line,
	height: (x: number) => number,
	zeros: readonly (number | Fraction)[],
	points: Sketch['points'] = [],
): Line {
	const exact = [...new Map(zeros.map((one) => [Number(one.valueOf()), new Fraction(one)]))];
	const places = [...exact.map(([x]) => x), ...points.map(([x]) => Number(x.valueOf()))].toSorted(
		(a, b) => a - b,
	);
	const [first, last] = [places[0], places.at(-1)];
	if (first === undefined || last === undefined) return line;
	const ends = [first - BEYOND, last + BEYOND];
	const between = places.slice(1).map((place, at) => (place + (places[at] ?? place)) / 2);
	const around = [...ends, ...between].map((x) => [x, height(x)] as const);
	const far = Math.max(...around.map(([, y]) => Math.abs(y)));
	if (ends.some((x) => Math.abs(height(x)) < FLAT * far)) return line;
	return withSketch(line, {
		curves: [height],
		points: [...exact.map(([, zero]) => [zero, 0] as const), ...points],
		around,
	});
}
