/** Polygons from their corners: sides, directions, and how they are said in a sentence. */
import Fraction from 'fraction.js';
import { num, product } from '../../math/expression.ts';
import { pointAt } from '../../math/lines.ts';
import { type Prose, say } from '../../math/prose.ts';
import type { Draw } from '../family.ts';

export type Corner = readonly [x: number, y: number];

export const moved = ([x, y]: Corner, [dx, dy]: Corner, times = 1): Corner => [
	x + times * dx,
	y + times * dy,
];

/** A quarter turn to the left. */
export const turnedLeft = ([x, y]: Corner): Corner => [0 - y, x];

export const cross = ([a, b]: Corner, [c, d]: Corner): number => a * d - b * c;

export const from = ([a, b]: Corner, [c, d]: Corner): Corner => [c - a, d - b];

export const squared = ([x, y]: Corner): number => x * x + y * y;

/** All corners within the usual plane. */
export const onPlane = (corners: readonly Corner[], reach = 12): boolean =>
	corners.flat().every((value) => Math.abs(value) <= reach);

/** The direction that the plan calls `axis-aligned`, `slope 1`, `slope 2` or `slope 1/2`. */
export function directionOf(draw: Draw): Corner {
	const found: Record<string, Corner> = {
		'axis-aligned': [1, 0],
		'slope 1': [1, 1],
		'slope 2': [1, 2],
		'slope 1/2': [2, 1],
	};
	return found[draw.inTurn('turn')] ?? [1, 0];
}

/** "A(1, 2), B(3, 4), and C(5, 0)" */
export function namedCorners(corners: readonly Corner[], names = 'ABCD'): Prose {
	const parts = corners.map((at, place) => say`${product(names.charAt(place), pointAt(at))}`);
	const last = parts.pop() ?? say``;
	const others = parts.reduce((all, part, place) => (place === 0 ? part : say`${all}, ${part}`));
	return say`${others}${corners.length > 2 ? ',' : ''} and ${last}`;
}

/** "AB has slope 2", "AB is vertical": what follows the name of the side. */
export const slopeInWords = ([dx, dy]: Corner): Prose =>
	dx === 0 ? say`is vertical` : say`has slope ${num(new Fraction(dy, dx))}`;

// Points with whole coordinates on a circle around the origin.

export function latticePoints(square: number): Corner[] {
	const reach = Math.floor(Math.sqrt(square));
	const across = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
	return across.flatMap((x) =>
		across.filter((y) => x * x + y * y === square).map((y): Corner => [x, y]),
	);
}

/** The squares of radii that a plan lists: "r^2 in 25, 50, 65". */
export const squaresIn = (described: string): number[] =>
	(/r\^2 in ([\d, ]*\d)/.exec(described)?.[1] ?? '').split(', ').map(Number);
