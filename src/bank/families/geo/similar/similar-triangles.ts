/** Triangles that share a corner: one inside the other, or opposite each other. Not to scale beyond the layout. */
import type { Figure } from '../../../family.ts';
import type { Spot } from '../../../figures/plane-window.ts';
import type { Mark } from '../../../figures/mark.ts';
import { shape } from '../../../figures/shape.ts';

const named = (spots: Readonly<Record<string, Spot>>, middle: Spot): Mark[] =>
	Object.entries(spots).map(([text, at]): Mark => ({ mark: 'text', at, text, awayFrom: middle }));

const path = (...at: Spot[]): Mark => ({ mark: 'path', at, closed: true });

/** DE is parallel to BC, D on AB and E on AC. */
export function nestedTriangles(words: string): Figure {
	const [a, b, c]: [Spot, Spot, Spot] = [
		[3, 8],
		[0, 0],
		[10, 0],
	];
	const [d, e]: [Spot, Spot] = [
		[1.35, 3.6],
		[6.85, 3.6],
	];
	return shape(
		[
			path(a, b, c),
			{ mark: 'path', at: [d, e], accent: true },
			...named({ A: a, B: b, C: c, D: d, E: e }, [4, 2]),
		],
		`Triangle ABC with point D on side AB and point E on side AC. Segment DE is parallel to BC. ${words}`,
	);
}

/** AE and BD cross at C; AB is parallel to DE. */
export function crossedTriangles(words: string): Figure {
	const spots: Record<'A' | 'B' | 'C' | 'D' | 'E', Spot> = {
		A: [0, 3.2],
		B: [0.6, 0],
		C: [4, 2.1],
		D: [10, 5.8],
		E: [11, 0.2],
	};
	const { A, B, C, D, E } = spots;
	return shape(
		[
			path(A, B, C),
			path(C, D, E),
			...named({ A: spots.A, B: spots.B, D: spots.D, E: spots.E }, [5, 2.8]),
			...named({ C }, [4, 1]),
		],
		`Segments AE and BD cross at point C. AB is parallel to DE. ${words}`,
	);
}

/** Right angle at C; D is the foot of the altitude on AB. */
export function altitudeTriangle(words: string): Figure {
	const [A, B, C, D]: [Spot, Spot, Spot, Spot] = [
		[0, 0],
		[13, 0],
		[4, 6],
		[4, 0],
	];
	return shape(
		[
			path(A, B, C),
			{ mark: 'path', at: [C, D], accent: true },
			{ mark: 'right', at: C, to: [A, B] },
			{ mark: 'right', at: D, to: [B, C] },
			...named({ A, B, C, D }, [5, 2]),
		],
		`Triangle ABC with a right angle at C. The altitude from C meets side AB at D. ${words}`,
	);
}
