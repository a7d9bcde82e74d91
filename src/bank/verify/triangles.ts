/** All triangles with given sides and angles, built on coordinates and measured. */
type Spot = readonly [x: number, y: number];
type Part = 0 | 1 | 2;
export type Known = { angles: (number | undefined)[]; sides: (number | undefined)[] };
export type Whole = { angles: number[]; sides: number[] };

const RADIANS = Math.PI / 180;
const apart = ([a, b]: Spot, [c, d]: Spot) => Math.hypot(c - a, d - b);
const at = (reach: number, angle: number): Spot => [
	reach * Math.cos(angle * RADIANS),
	reach * Math.sin(angle * RADIANS),
];

/** The angle at a vertex between two directions. */
function angleAt(corner: Spot, p: Spot, q: Spot): number {
	const [a, b] = [p, q].map(([x, y]) => Math.atan2(y - corner[1], x - corner[0]));
	const turn = Math.abs((a ?? 0) - (b ?? 0)) / RADIANS;
	return turn > 180 ? 360 - turn : turn;
}

function measured(corners: readonly [Spot, Spot, Spot]): Whole {
	const [p, q, r] = corners;
	return {
		angles: [angleAt(p, q, r), angleAt(q, p, r), angleAt(r, p, q)],
		sides: [apart(q, r), apart(p, r), apart(p, q)],
	};
}

/**
 * All triangles with these parts (side 0 is opposite vertex 0): none, one, or two; `undefined` if too little is known.
 */
export function trianglesWith({ angles, sides }: Known): Whole[] | undefined {
	const known = angles.filter((angle) => angle !== undefined);
	const full = [...angles];
	if (known.length === 2) {
		const third = 180 - known.reduce((x, y) => x + y, 0);
		if (third <= 0) return [];
		full[angles.indexOf(undefined)] = third;
	}
	const back =
		(order: readonly Part[]) =>
		(found: Whole): Whole => ({
			angles: order.map((_, place) => found.angles[order.indexOf(place as Part)] ?? 0),
			sides: order.map((_, place) => found.sides[order.indexOf(place as Part)] ?? 0),
		});
	for (const order of ORDERS) {
		const [A, B, C] = order.map((place) => full[place]);
		const [a, b, c] = order.map((place) => sides[place]);
		const found =
			(a !== undefined && b !== undefined && c !== undefined && bySides(a, b, c)) ||
			(A !== undefined &&
				b !== undefined &&
				c !== undefined && [measured([[0, 0], [c, 0], at(b, A)])]) ||
			(A !== undefined &&
				B !== undefined &&
				C !== undefined &&
				c !== undefined &&
				byAngles(A, B, c)) ||
			(known.length === 1 &&
				A !== undefined &&
				a !== undefined &&
				b !== undefined &&
				bySwing(A, a, b));
		if (found) return found.map(back(order));
	}
	return undefined;
}

const ORDERS: readonly (readonly [Part, Part, Part])[] = [
	[0, 1, 2],
	[1, 2, 0],
	[2, 0, 1],
	[1, 0, 2],
	[0, 2, 1],
	[2, 1, 0],
];

/** Circles around two vertices meet at the third. */
function bySides(a: number, b: number, c: number): Whole[] {
	const x = (b * b + c * c - a * a) / (2 * c);
	return b * b > x * x
		? [
				measured([
					[0, 0],
					[c, 0],
					[x, Math.sqrt(b * b - x * x)],
				]),
			]
		: [];
}

/** Two rays from the endpoints of a side meet. */
function byAngles(A: number, B: number, c: number): Whole[] {
	const [p, q] = [at(1, A), at(1, 180 - B)];
	const reach = (c * q[1]) / (p[0] * q[1] - p[1] * q[0]);
	return [
		measured([
			[0, 0],
			[c, 0],
			[reach * p[0], reach * p[1]],
		]),
	];
}

/** The side `a` swings around the end of side `b` until it meets the ray of angle `A`. */
function bySwing(A: number, a: number, b: number): Whole[] {
	const end = at(b, A);
	const under = a * a - end[1] * end[1];
	if (under < -1e-9) return [];
	const half = Math.sqrt(Math.max(0, under));
	const spots = half < 1e-6 ? [end[0]] : [end[0] - half, end[0] + half];
	return spots.filter((x) => x > 1e-9).map((x) => measured([[0, 0], [x, 0], end]));
}
