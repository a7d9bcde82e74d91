/** Triangles and quadrilaterals from their vertices, for verifiers. Coordinates are integers or halves: exact. */

export type Spot = readonly [x: number, y: number];

type Way = readonly [dx: number, dy: number];

const waysAround = (corners: readonly Spot[]): Way[] =>
	corners.map(([x, y], at) => {
		const [u, v] = corners[(at + 1) % corners.length] ?? [x, y];
		return [u - x, v - y];
	});

/** Squares of the lengths, starting with the side after the first vertex. */
export const squaredSides = (corners: readonly Spot[]): number[] =>
	waysAround(corners).map(([dx, dy]) => dx * dx + dy * dy);

/** By the converse of the Pythagorean theorem. */
export function isRightAngle(corners: readonly Spot[], at: number): boolean {
	const sides = squaredSides(corners);
	const [after, opposite, before] = [0, 1, 2].map((step) => sides[(at + step) % 3] ?? 0);
	return (after ?? 0) + (before ?? 0) === opposite;
}

const areParallel = ([a, b]: Way, [c, d]: Way): boolean => a * d === b * c;

/** Two vertices are the same, or three successive ones lie on a line. */
export function hasFlatCorner(corners: readonly Spot[]): boolean {
	const ways = waysAround(corners);
	return ways.some((way, at) => areParallel(way, ways[(at + 1) % ways.length] ?? way));
}

/** The most specific name; "quadrilateral" if there is none. */
export function kindOfQuadrilateral(corners: readonly Spot[]): string {
	const [p, q, r, s] = waysAround(corners);
	const [a, b, c, d] = squaredSides(corners);
	if (!p || !q || !r || !s || corners.length !== 4) return 'no quadrilateral';
	const pairs = [areParallel(p, r), areParallel(q, s)].filter(Boolean).length;
	const allEqual = a === b && b === c && c === d;
	const right = p[0] * q[0] + p[1] * q[1] === 0;
	if (pairs === 2) {
		if (allEqual) return right ? 'square' : 'rhombus';
		return right ? 'rectangle' : 'parallelogram';
	}
	if (pairs === 1) return 'trapezoid';
	return (a === b && c === d) || (b === c && d === a) ? 'kite' : 'quadrilateral';
}
