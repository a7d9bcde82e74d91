/** A closed outline of straight sides is that of a shape: no two of its sides cross. */
import { type Run, runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { marksIn } from './svg-elements.ts';

/** More sides than this make a curve. */
const MANY = 12;

export const crossedOutlines = (svg: string): string[] =>
	marksIn(svg)
		.map(({ attributes: { d = '' } }) => d)
		.filter((d) => /^M[^Mac]*z$/i.test(d))
		.map(runOf)
		.filter((run) => run.length <= MANY && isCrossed(run))
		.map(() => 'two sides of a closed shape cross');

const isCrossed = (run: Run): boolean =>
	run.some((side, at) => run.slice(at + 2).some((other) => areCrossing(side, other)));

/** Sides that only touch do not cross. */
const areCrossing = ([a, b]: Run[number], [c, d]: Run[number]): boolean =>
	sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/** On which side of a line a spot is; 0 on it. */
function sideOf([a, b]: Spot, [c, d]: Spot, [x, y]: Spot): number {
	const product = (c - a) * (y - b) - (d - b) * (x - a);
	return Math.abs(product) < 1e-6 ? 0 : Math.sign(product);
}
