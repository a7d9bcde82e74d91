/** A circle about the origin with one of its chords. */
import type { Figure } from '../family.ts';
import type { Spot } from './coordinate-plane.ts';
import { lettered, polygonOnPlane } from './polygon-on-plane.ts';

/** `square` is the square of the radius. */
export function chordFigure(a: Spot, b: Spot, square: number): Figure {
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
