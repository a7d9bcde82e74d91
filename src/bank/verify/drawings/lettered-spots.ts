/** The points of a figure that have letters: the nearest end of what is drawn. */
import { type Run, runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { at, type Mark } from './svg-elements.ts';

export type Segment = readonly [Spot, Spot];

/** The distance of a letter from its point, and the sides of a right-angle mark. */
const [BESIDE, SQUARE] = [30, 14];

export const lengthOf = ([[a, b], [c, d]]: Segment): number => Math.hypot(c - a, d - b);

/** The sides and segments, without arcs, right-angle marks, and ticks. */
export const straightIn = (marks: readonly Mark[]): Run =>
	marks
		.filter(({ name, attributes }) => name === 'path' && !/a/i.test(attributes['d'] ?? ''))
		.map(({ attributes }) => runOf(attributes['d'] ?? ''))
		.filter((run) => run.some((piece) => lengthOf(piece) > SQUARE))
		.flat();

/** By letter. */
export function letteredSpots(
	marks: readonly Mark[],
	drawn: Run,
): ReadonlyMap<string, Spot | undefined> {
	const letters = marks.filter(({ text }) => /^[A-Z]$/.test(text));
	return new Map(letters.map((mark) => [mark.text, pointBeside(mark, drawn)]));
}

/** Letters are set 5 pixels below their middle. */
export const middleOf = (mark: Mark): Spot => [at(mark, 'x'), at(mark, 'y') - 5];

function pointBeside(mark: Mark, drawn: Run): Spot | undefined {
	const middle = middleOf(mark);
	const far = (spot: Spot) => lengthOf([spot, middle]);
	const [nearest] = drawn.flat().toSorted((one, other) => far(one) - far(other));
	return nearest && far(nearest) < BESIDE ? nearest : undefined;
}
