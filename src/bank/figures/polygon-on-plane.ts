/** Segments and polygons with named corners on the coordinate plane. */
import type { Figure } from '../family.ts';
import type { Shape } from './graph-shapes.ts';
import { axesAround, graph, whereIs } from './graph.ts';
import type { Spot } from './coordinate-plane.ts';

export type Corner = { name: string; at: Spot };

/** Drawn closed from three corners on; two make a segment. */
export function polygonOnPlane(
	corners: readonly Corner[],
	more: readonly Shape[] = [],
	within: readonly Spot[] = corners.map(({ at }) => at),
): Figure {
	const spots = corners.map(({ at }) => at);
	const middle: Spot = [0, 1].map(
		(axis) => spots.reduce((total, spot) => total + (spot[axis] ?? 0), 0) / spots.length,
	) as [number, number];
	const outline: Shape =
		spots.length > 2 ? { kind: 'polygon', points: spots } : { kind: 'curve', points: spots };
	return graph({
		...axesAround(within),
		shapes: [
			outline,
			...more,
			...corners.map(({ name, at }): Shape => ({
				kind: 'point',
				at,
				name,
				toward: [at[0] - middle[0], at[1] - middle[1]],
			})),
		],
		alt: inWords(corners),
	});
}

/** `polygonOnPlane` for corners named A, B, C, …. */
export const lettered = (spots: readonly Spot[], names = 'ABCD'): Corner[] =>
	spots.map((at, place) => ({ name: names.charAt(place), at }));

function inWords(corners: readonly Corner[]): string {
	const names = corners.map(({ name }) => name).join('');
	const kind =
		corners.length === 2 ? 'Segment' : corners.length === 3 ? 'Triangle' : 'Quadrilateral';
	const places = corners.map(({ name, at }) => `Point ${name} is ${whereIs(at)}.`);
	return `${kind} ${names} is drawn. ${places.join(' ')}`;
}
