/** Figures with letters at their corners: what is drawn straight, and the point of each letter, the nearest end of it. */
import { withNamesJoined } from '../../../math/speech-units.ts';
import { lengthOf, type Run, runOf } from './path-run.ts';
import type { Spot } from './path-spots.ts';
import { type Mark, marksIn, middleOf } from './svg-elements.ts';

/** The distance of a letter from its point, and the sides of a right-angle mark. */
const [BESIDE, SQUARE] = [30, 14];
/** How far from a line a point on it may be drawn. */
export const NEAR = 1.6;

export type Spots = ReadonlyMap<string, Spot | undefined>;

type LetteredFigure = {
	/** The description, with names as they are printed: "triangle ABC". */
	words: string;
	marks: readonly Mark[];
	drawn: Run;
	/** By letter. */
	spots: Spots;
};

/** Undefined for a drawing without triangles or segments, and for one with a grid. */
export function letteredFigureIn(svg: string, description: string): LetteredFigure | undefined {
	const words = withNamesJoined(description);
	if (!/[Tt]riangle [A-Z]{3}\b|[Ss]egments? [A-Z]{2}\b/.test(words) || /grid line/.test(words))
		return undefined;
	const marks = marksIn(svg);
	const drawn = straightIn(marks);
	const letters = marks.filter(({ text }) => /^[A-Z]$/.test(text));
	const spots = new Map(letters.map((mark) => [mark.text, pointBeside(mark, drawn)]));
	return { words, marks, drawn, spots };
}

/** The sides and segments, without arcs, right-angle marks, and ticks. */
export const straightIn = (marks: readonly Mark[]): Run =>
	marks
		.filter(({ name, attributes }) => name === 'path' && !/a/i.test(attributes['d'] ?? ''))
		.map(({ attributes }) => runOf(attributes['d'] ?? ''))
		.filter((run) => run.some((piece) => lengthOf(piece) > SQUARE))
		.flat();

function pointBeside(mark: Mark, drawn: Run): Spot | undefined {
	const middle = middleOf(mark);
	const far = (spot: Spot) => lengthOf([spot, middle]);
	const [nearest] = drawn.flat().toSorted((one, other) => far(one) - far(other));
	return nearest && far(nearest) < BESIDE ? nearest : undefined;
}
