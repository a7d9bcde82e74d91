/** Right triangles in stories of two lengths. A, B, and C stand where they do in `elevations.ts`. */

/** Two known lengths {a} (the height) and {b}; the angle is asked for. */
export type Slant = {
	heights: readonly [number, number];
	/** Of the height to the other length. */
	ratios: readonly [number, number];
	/** The other length is along the ground, or the line of sight. */
	ratio: 'sin' | 'tan';
	/** Both drawn lengths are multiplied by this. */
	scale: number;
	/** What the two lengths are called, where they are no height and no distance along the ground. */
	parts?: readonly [opposite: string, other: string];
	tell: string;
	/** The last line; {x} is the angle. */
	conclude: string;
	corners: string;
};

export const SLANTS: Readonly<Record<string, Slant>> = {
	kite: {
		heights: [8, 40],
		ratios: [0.3, 0.95],
		ratio: 'sin',
		scale: 1,
		tell: 'A kite flies {a} above the ground at the end of a straight string {b} long. The string is held at ground level. What angle does it make with the ground?',
		conclude: 'The string makes an angle of about {x} with the ground.',
		corners:
			'A is the end of the string at the ground, B is the kite, and C is the point on the ground below it.',
	},
	lighthouse: {
		heights: [12, 40],
		ratios: [0.12, 1.5],
		ratio: 'tan',
		scale: 1,
		tell: 'The top of a lighthouse is {a} above the sea. A boat is {b} from its foot. What is the angle of depression of the boat from the top?',
		conclude: 'The angle of depression of the boat is about {x}.',
		corners: 'A is the boat, B is the top of the lighthouse, and C is its foot.',
	},
	'aircraft approach': {
		heights: [5, 30],
		ratios: [0.05, 0.18],
		ratio: 'tan',
		scale: 10,
		tell: 'A small aircraft descends along a straight path. It is {a} above level ground when the start of the runway is {b} away, measured along the ground. What angle does its path make with the ground?',
		conclude: 'The path makes an angle of about {x} with the ground.',
		corners:
			'A is the start of the runway, B is the aircraft, and C is the point on the ground below it.',
	},
	'tree height': {
		heights: [4, 40],
		ratios: [0.3, 2.5],
		ratio: 'tan',
		scale: 1,
		tell: 'A tree {a} high casts a shadow {b} long on level ground. What is the angle of elevation of the Sun?',
		conclude: 'The angle of elevation of the Sun is about {x}.',
		corners: 'A is the end of the shadow, B is the top of the tree, and C is its foot.',
	},
	'tower and ship': {
		heights: [15, 40],
		ratios: [0.12, 1.2],
		ratio: 'tan',
		scale: 1,
		tell: 'A watchtower stands at the edge of the sea. Its top is {a} above the water. A ship is {b} from the foot of the tower. What is the angle of elevation of the top from the ship?',
		conclude: 'From the ship, the angle of elevation is about {x}.',
		corners: 'A is the ship, B is the top of the tower, and C is its foot.',
	},
	ramp: {
		heights: [1, 4],
		ratios: [0.05, 0.3],
		ratio: 'sin',
		scale: 1,
		parts: ['the rise', 'the length of the ramp'],
		tell: 'A straight ramp is {b} long and rises {a}. What angle does the ramp make with the ground?',
		conclude: 'The ramp makes an angle of about {x} with the ground.',
		corners:
			'A is the lower end of the ramp, B is its upper end, and C is the point on the ground below it.',
	},
	road: {
		heights: [5, 30],
		ratios: [0.04, 0.25],
		ratio: 'tan',
		scale: 10,
		parts: ['the rise', 'the horizontal distance'],
		tell: 'A straight mountain road rises {a} over a horizontal distance of {b}. What angle does the road make with the horizontal?',
		conclude: 'The road makes an angle of about {x} with the horizontal.',
		corners: 'A is the lower end of the road, B is its upper end, and C is level with A, below B.',
	},
	course: {
		heights: [4, 40],
		ratios: [0.2, 2.5],
		ratio: 'tan',
		scale: 50,
		parts: ['the distance north', 'the distance east'],
		tell: 'A boat sails {b} due east and then {a} due north. What angle does the straight line from its starting point to its end point make with due east?',
		conclude: 'The line makes an angle of about {x} with due east.',
		corners: 'A is the starting point, B is the end point, and C is where the boat turns north.',
	},
};
