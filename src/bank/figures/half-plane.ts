/** The graph of a linear inequality, alone or as one of four. */
import type { Figure } from '../family.ts';
import type { Shape } from './graph-shapes.ts';
import { axesInWords, graph, planeIn, squareAxes, pointWhere } from './graph.ts';
import { type Spot, svg } from './drawing.ts';
import { letterOf } from './solution-line.ts';

export type HalfPlane = {
	/** Two spots of the boundary, which must not be vertical. */
	boundary: readonly [Spot, Spot];
	above: boolean;
	/** The boundary belongs to the solutions: it is drawn solid, else dashed. */
	solid: boolean;
};

export function halfPlane(plane: HalfPlane, reach: number): Figure {
	return graph({
		...squareAxes(reach),
		shapes: [...shapesOf(plane), ...dots(plane)],
		alt: inWords(plane),
	});
}

const PANEL = 132;

/** Four small graphs A, B, C, D, each from −6 to 6 on both axes. */
export function fourHalfPlanes(planes: readonly HalfPlane[]): Figure {
	const axis = { from: -6, to: 6, grid: 1, numbersEvery: 4 };
	const panels = planes.map((plane, at) => {
		const [left, top] = [14 + (at % 2) * 158, 28 + Math.floor(at / 2) * 172];
		const box = { left, top, width: PANEL, height: PANEL };
		return `<text x="${left + 6}" y="${top - 10}" font-size="17" font-weight="700">${letterOf(at)}</text>${planeIn(box, axis, axis, shapesOf(plane), { letters: false })}`;
	});
	const words = planes.map((plane, at) => `Graph ${letterOf(at)}: ${inWords(plane)}`);
	return {
		svg: svg(320, 348, panels.join('')),
		alt: `Four graphs, A to D. Each is on ${axesInWords(axis, axis).replace('A coordinate', 'a coordinate')} ${words.join(' ')}`,
		width: 320,
		height: 348,
	};
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
