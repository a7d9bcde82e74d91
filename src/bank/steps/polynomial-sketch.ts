/** The sketch of a polynomial by its zeros, as far as they tell its shape. */
import Fraction from 'fraction.js';
import { type Line, withFigure } from '../family.ts';
import type { Sketch } from '../figures/figure.ts';

/** How far the ends of the graph are shown beyond the outer zeros. */
const BEYOND = 0.5;
/** What changes by less than this part of the greatest height looks level: at an end, and between two zeros. */
const FLAT = { end: 0.06, between: 0.04 };

type Points = Sketch['points'];

/**
 * Each zero once; `points` are marked beside them, unless they are so high that the curve looks flat between two zeros.
 * The line stays as it is where the curve is too flat without them.
 */
export function withZeros(
	line: Line,
	height: (x: number) => number,
	zeros: readonly (number | Fraction)[],
	points: Points = [],
): Line {
	const exact = [...new Map(zeros.map((one) => [Number(one.valueOf()), new Fraction(one)]))];
	const places = exact.map(([x]) => x).toSorted((a, b) => a - b);
	const marks = exact.map(([, zero]) => [zero, 0] as const);
	const choices = places.length > 1 ? [points, []] : [points];
	const [shown] = choices.flatMap((beside) => placesAround(height, places, beside) ?? []);
	return shown
		? withFigure(line, {
				kind: 'sketch',
				curves: [height],
				points: [...marks, ...shown.beside],
				around: shown.around,
			})
		: line;
}

type Around = { beside: Points; around: readonly (readonly [number, number])[] };

/** Where the graph goes at its ends and between its marks; undefined if it would look level there. */
function placesAround(
	height: (x: number) => number,
	zeros: readonly number[],
	beside: Points,
): Around | undefined {
	const marked = [...zeros, ...beside.map(([x]) => Number(x.valueOf()))].toSorted((a, b) => a - b);
	const [first, last] = [marked[0], marked.at(-1)];
	if (first === undefined || last === undefined) return undefined;
	const ends = [first - BEYOND, last + BEYOND];
	const between = marked.slice(1).map((place, at) => (place + (marked[at] ?? place)) / 2);
	const around = [...ends, ...between].map((x) => [x, height(x)] as const);
	const far = Math.max(...around.map(([, y]) => Math.abs(y)));
	const bends = zeros.slice(1).map((high, at) => {
		const low = zeros[at] ?? high;
		const places = [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => low + part * (high - low));
		return Math.max(...places.map((x) => Math.abs(height(x))));
	});
	const isFlat =
		ends.some((x) => Math.abs(height(x)) < FLAT.end * far) ||
		bends.some((bend) => bend < FLAT.between * far);
	return isFlat ? undefined : { beside, around };
}
