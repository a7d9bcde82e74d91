/** The parts of the coordinate plane, and the wrong parts that mistakes lead to. */

/** `{ kind: 'quadrant', name: 'II' }`, `{ kind: 'axis', name: 'x' }`. */
export type Place = { kind: 'quadrant' | 'axis'; name: string };

export type PlaceDistractor = { place: Place; mistake: string };

/** The origin, which lies on both axes, must not be asked for. */
export function placeOf(x: number, y: number): Place {
	if (y === 0) return { kind: 'axis', name: 'x' };
	if (x === 0) return { kind: 'axis', name: 'y' };
	const [right, left] = y > 0 ? ['I', 'II'] : ['IV', 'III'];
	return { kind: 'quadrant', name: x > 0 ? right : left };
}

/** Three wrong places, each from a mistake of its own. */
export function placeDistractors(
	x: number,
	y: number,
): [PlaceDistractor, PlaceDistractor, PlaceDistractor] {
	if (x === 0 || y === 0) {
		const zero = x === 0 ? 'x' : 'y';
		const nudged = (by: number) => placeOf(x === 0 ? by : x, y === 0 ? by : y);
		return [
			{ place: placeOf(y, x), mistake: 'switched the two coordinates' },
			{ place: nudged(1), mistake: `treated the ${zero}-coordinate 0 as a positive number` },
			{ place: nudged(-1), mistake: `treated the ${zero}-coordinate 0 as a negative number` },
		];
	}
	return [
		{
			place: placeOf(-x, y),
			mistake: x > 0 ? 'went left instead of right' : 'went right instead of left',
		},
		{
			place: placeOf(x, -y),
			mistake: y > 0 ? 'went down instead of up' : 'went up instead of down',
		},
		{ place: placeOf(-x, -y), mistake: 'went the wrong way in both directions' },
	];
}
