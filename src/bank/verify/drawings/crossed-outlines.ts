/** No two sides of a closed shape cross. */
import { crossProduct, type Piece, type Run, runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { type Mark, marksIn } from './svg-elements.ts';

/** An outline with more sides is a curve. */
const MANY = 12;

export const crossedOutlines = (svg: string): string[] =>
	outlinesIn(marksIn(svg))
		.filter((run) => run.length <= MANY && isCrossed(run))
		.map(() => 'two sides of a closed shape cross');

/** Closed paths without curves. */
export const outlinesIn = (marks: readonly Mark[]): Run[] =>
	marks
		.map(({ attributes: { d = '' } }) => d)
		.filter((d) => /^M[^Mac]*z$/i.test(d))
		.map(runOf);

const isCrossed = (run: Run): boolean =>
	run.some((side, at) => run.slice(at + 2).some((other) => areCrossing(side, other)));

/** Sides that only touch do not cross. */
const areCrossing = ([a, b]: Piece, [c, d]: Piece): boolean =>
	sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** Which side of a line a spot is on; 0 on the line itself. */
function sideOf(from: Spot, to: Spot, spot: Spot): number {
	const product = crossProduct([from, to], [from, spot]);
	return Math.abs(product) < 1e-6 ? 0 : Math.sign(product);
}
