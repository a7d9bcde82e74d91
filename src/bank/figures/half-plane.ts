/** The graph of a linear inequality, alone or as one of four. */
import type { FourGraphs, Graph, Shape, Spot } from './figure.ts';
import { pointWhere, squareAxes } from './axes.ts';

export type HalfPlane = {
	/** Two spots of the boundary, which must not be vertical. */
	boundary: readonly [Spot, Spot];
	above: boolean;
	/** The boundary belongs to the solutions: it is drawn solid, else dashed. */
	solid: boolean;
};

export function halfPlane(plane: HalfPlane, reach: number): Graph {
	return {
		kind: 'graph',
		...squareAxes(reach),
		shapes: [...shapesOf(plane), ...dots(plane)],
		alt: inWords(plane),
	};
}

/** Four small graphs A, B, C, D, each from −6 to 6 on both axes. */
export function fourHalfPlanes(planes: readonly HalfPlane[]): FourGraphs {
	const axis = { from: -6, to: 6, grid: 1, numbersEvery: 4 };
	const graphs = planes.map((plane) => ({ shapes: shapesOf(plane), words: inWords(plane) }));
	return { kind: 'four graphs', x: axis, y: axis, graphs };
}

export const shapesOf = ({ boundary, above, solid }: HalfPlane): Shape[] => {
	const [[x, y]] = boundary;
	return [
		{ kind: 'half-plane', boundary, inside: [x, y + (above ? 1 : -1)] },
		{ kind: 'line', through: boundary, dashed: !solid },
	];
};

const dots = ({ boundary, solid }: HalfPlane): Shape[] =>
	boundary.map((at) => ({ kind: 'point', at, hollow: !solid }));

/** Of two on one plane: "A dashed line goes … Another dashed line goes …". */
export const bothInWords = (one: HalfPlane, two: HalfPlane): string =>
	`${inWords(one)} ${inWords(two, one.solid === two.solid ? 'Another' : 'A')}`;

const inWords = ({ boundary: [one, two], above, solid }: HalfPlane, article = 'A'): string =>
	`${article} ${solid ? 'solid' : 'dashed'} line goes through ${pointWhere(one)}, and through ${pointWhere(two)}. The part of the plane ${above ? 'above' : 'below'} the line is shaded.`;
