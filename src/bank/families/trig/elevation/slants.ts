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
			'A is the point on the ground where the string is held, B is the kite, and C is the point on the ground below it.',
	},
	lighthouse: {
		heights: [12, 40],
		ratios: [0.12, 1.5],
		ratio: 'tan',
		scale: 1,
		tell: 'The top of a lighthouse is {a} above the sea. A boat is {b} from the base of the lighthouse. What is the angle of depression of the boat from the top?',
		conclude: 'The angle of depression of the boat is about {x}.',
		corners: 'A is the boat, B is the top of the lighthouse, and C is its base.',
	},
	'aircraft approach': {
		heights: [10, 40],
		ratios: [0.28, 1],
		ratio: 'tan',
		scale: 1,
		tell: 'A drone descends along a straight path to a landing pad. It is {a} above level ground when the landing pad is {b} away, measured along the ground. What angle does its path make with the ground?',
		conclude: 'The path makes an angle of about {x} with the ground.',
		corners: 'A is the landing pad, B is the drone, and C is the point on the ground below it.',
	},
	'tree height': {
		heights: [4, 40],
		ratios: [0.3, 2.5],
		ratio: 'tan',
		scale: 1,
		tell: 'A tree that is {a} tall casts a shadow {b} long on level ground. What is the angle of elevation of the Sun?',
		conclude: 'The angle of elevation of the Sun is about {x}.',
		corners: 'A is the end of the shadow, B is the top of the tree, and C is its base.',
	},
	'tower and ship': {
		heights: [15, 40],
		ratios: [0.12, 1.2],
		ratio: 'tan',
		scale: 1,
		tell: 'A watchtower stands on the shore. Its top is {a} above the water. A boat is {b} from the base of the tower. What is the angle of elevation of the top from the boat?',
		conclude: 'From the boat, the angle of elevation is about {x}.',
		corners: 'A is the boat, B is the top of the tower, and C is its base.',
	},
	ramp: {
		heights: [2, 9],
		ratios: [0.26, 0.55],
		ratio: 'sin',
		scale: 1,
		parts: ['the rise', 'the length of the ramp'],
		tell: 'A straight motocross ramp is {b} long and rises {a}. What angle does the ramp make with the ground?',
		conclude: 'The ramp makes an angle of about {x} with the ground.',
		corners:
			'A is the lower end of the ramp, B is its upper end, and C is the point on the ground below it.',
	},
	trail: {
		heights: [4, 20],
		ratios: [0.26, 0.5],
		ratio: 'tan',
		scale: 10,
		parts: ['the rise', 'the horizontal distance'],
		tell: 'A straight section of a hiking trail rises {a} over a horizontal distance of {b}. What angle does the trail make with the horizontal?',
		conclude: 'The trail makes an angle of about {x} with the horizontal.',
		corners:
			'A is the lower end of the section, B is its upper end, and C is the point directly below B at the same level as A.',
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
