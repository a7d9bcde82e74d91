/** Segments and polygons with named corners on the coordinate plane. */
import { listInWords } from '../../math/things-in-words.ts';
import type { Graph, Shape, Spot } from './figure.ts';
import { axesAround, whereIs } from './axes.ts';

export type Corner = { name: string; at: Spot };

/** Drawn closed from three corners on; two make a segment, and corners on one line are only marked. */
export function polygonOnPlane(
	corners: readonly Corner[],
	more: readonly Shape[] = [],
	within?: readonly Spot[],
): Graph {
	const spots = corners.map(({ at }) => at);
	if (isFlat(spots)) return pointsOnPlane(corners, more, within);
	const outline: Shape = { kind: spots.length > 2 ? 'polygon' : 'curve', points: spots };
	return marked(corners, inWords(corners), [outline, ...more], within);
}

/** Segments from the first point to all others. */
export function segmentsOnPlane(points: readonly Corner[]): Graph {
	const [first, ...others] = points;
	const names = others.map(({ name }) => `${first?.name}${name}`);
	return marked(
		points,
		`Segments ${listInWords(names)} are drawn. ${places(points)}`,
		others.map(({ at }): Shape => ({ kind: 'curve', points: [first?.at ?? at, at] })),
	);
}

/** Points that are not joined. */
export const pointsOnPlane = (
	points: readonly Corner[],
	more?: readonly Shape[],
	within?: readonly Spot[],
): Graph =>
	marked(
		points,
		`Points ${listInWords(points.map(({ name }) => name))} are marked. ${places(points)}`,
		more,
		within,
	);

function marked(
	corners: readonly Corner[],
	alt: string,
	shapes: readonly Shape[] = [],
	within: readonly Spot[] = corners.map(({ at }) => at),
): Graph {
	const middle: Spot = [0, 1].map(
		(axis) => corners.reduce((total, { at }) => total + (at[axis] ?? 0), 0) / corners.length,
	) as [number, number];
	return {
		kind: 'graph',
		...axesAround(within),
		shapes: [
			...shapes,
			...corners.map(({ name, at }): Shape => ({
				kind: 'point',
				at,
				name,
				toward: [at[0] - middle[0], at[1] - middle[1]],
			})),
		],
		alt,
	};
}

/** Corners named A, B, C, …. */
export const lettered = (spots: readonly Spot[], names = 'ABCD'): Corner[] =>
	spots.map((at, place) => ({ name: names.charAt(place), at }));

/** Three or more spots on one line. */
const isFlat = ([a = [0, 0], b = a, ...more]: readonly Spot[]): boolean =>
	more.length > 0 &&
	more.every((c) => (b[0] - a[0]) * (c[1] - a[1]) === (b[1] - a[1]) * (c[0] - a[0]));

function inWords(corners: readonly Corner[]): string {
	const kind =
		corners.length === 2 ? 'Segment' : corners.length === 3 ? 'Triangle' : 'Quadrilateral';
	return `${kind} ${corners.map(({ name }) => name).join('')} is drawn. ${places(corners)}`;
}

const places = (corners: readonly Corner[]): string =>
	corners.map(({ name, at }) => `Point ${name} is ${whereIs(at)}.`).join(' ');

// A circle about the origin with one of its chords.

/** `square` is the square of the radius. */
export function chordFigure(a: Spot, b: Spot, square: number): Graph {
	const r = Math.sqrt(square);
	const figure = polygonOnPlane(
		lettered([a, b]),
		[
			{ kind: 'oval', middle: [0, 0], across: r, up: r },
			{ kind: 'point', at: [0, 0], name: 'O', toward: [-a[0] - b[0], -a[1] - b[1]] },
		],
		[
			[-r, -r],
			[r, r],
		],
	);
	return {
		...figure,
		alt: figure.alt.replace(
			'Segment AB is drawn.',
			'A circle with centre O at the origin is drawn, with chord AB.',
		),
	};
}
