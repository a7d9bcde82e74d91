/**
 * Things seen up or down at an angle. In each, A is where the angle is, B the far end of the line of sight (or the
 * string), C straight below or beside: ABC has a right angle at C. {A} is the angle, {d} the known length.
 */
import { symbol } from '../../../../math/expression.ts';
import type { Prose } from '../../../../math/prose.ts';
import type { Ratio } from '../../../steps/right-triangle.ts';

type Elevation = {
	angles: readonly [number, number];
	lengths: readonly [number, number];
	/** Sensible results. */
	results: readonly [number, number];
	/** Sides by the corner opposite them: 0 is the height BC, 1 the ground AC, 2 the line of sight AB. */
	known: 0 | 1 | 2;
	asked: 0 | 1 | 2;
	ratio: Ratio;
	tell: string;
	/** The last line, before and after the length. */
	conclude: readonly [string, string];
	corners: string;
	/** The angle is measured downward at B. */
	depression?: true;
};

export const ELEVATIONS: Readonly<Record<string, readonly Elevation[]>> = {
	kite: [
		{
			angles: [25, 75],
			lengths: [20, 120],
			results: [10, 110],
			known: 2,
			asked: 0,
			ratio: 'sin',
			tell: 'A kite flies at the end of a straight string {d} long. The string is held at ground level and makes an angle of {A} with the ground. How high above the ground is the kite?',
			conclude: ['The kite is about', 'above the ground.'],
			corners:
				'A is the point on the ground where the string is held, B is the kite, and C is the point on the ground below it.',
		},
		{
			angles: [25, 75],
			lengths: [20, 90],
			results: [25, 150],
			known: 0,
			asked: 2,
			ratio: 'sin',
			tell: 'A kite flies {d} above the ground. Its straight string is held at ground level and makes an angle of {A} with the ground. How long is the string?',
			conclude: ['The string is about', 'long.'],
			corners:
				'A is the point on the ground where the string is held, B is the kite, and C is the point on the ground below it.',
		},
	],
	lighthouse: [
		{
			angles: [5, 40],
			lengths: [15, 60],
			results: [20, 500],
			known: 0,
			asked: 1,
			ratio: 'tan',
			tell: 'The top of a lighthouse is {d} above the sea. From the top, the angle of depression of a boat is {A}. How far is the boat from the base of the lighthouse?',
			conclude: ['The boat is about', 'from the base of the lighthouse.'],
			corners: 'A is the boat, B is the top of the lighthouse, and C is its base.',
			depression: true,
		},
		{
			angles: [8, 35],
			lengths: [60, 200],
			results: [15, 60],
			known: 1,
			asked: 0,
			ratio: 'tan',
			tell: 'From a boat {d} away from the base of a lighthouse, the angle of elevation of its top is {A}. How tall is the lighthouse?',
			conclude: ['The lighthouse is about', 'tall.'],
			corners: 'A is the boat, B is the top of the lighthouse, and C is its base.',
		},
	],
	'aircraft approach': [
		{
			angles: [5, 10],
			lengths: [100, 300],
			results: [500, 4000],
			known: 0,
			asked: 2,
			ratio: 'sin',
			tell: 'A small aircraft is {d} above level ground and descends to the start of the runway along a straight path. The path makes an angle of {A} with the ground. How long is the path?',
			conclude: ['The path is about', 'long.'],
			corners:
				'A is the start of the runway, B is the aircraft, and C is the point on the ground below it.',
		},
		{
			angles: [5, 10],
			lengths: [100, 300],
			results: [500, 4000],
			known: 0,
			asked: 1,
			ratio: 'tan',
			tell: 'A small aircraft is {d} above level ground. Its pilot sees the start of the runway at an angle of depression of {A}. How far is the start of the runway from the point on the ground below the aircraft?',
			conclude: [
				'The start of the runway is about',
				'from the point on the ground below the aircraft.',
			],
			corners:
				'A is the start of the runway, B is the aircraft, and C is the point on the ground below it.',
			depression: true,
		},
	],
	'tree height': [
		{
			angles: [20, 70],
			lengths: [5, 50],
			results: [4, 45],
			known: 1,
			asked: 0,
			ratio: 'tan',
			tell: 'From a point on level ground {d} from the base of a tree, the angle of elevation of the top of the tree is {A}. How tall is the tree?',
			conclude: ['The tree is about', 'tall.'],
			corners: 'A is the point on the ground, B is the top of the tree, and C is its base.',
		},
	],
	'tower and ship': [
		{
			angles: [5, 35],
			lengths: [15, 40],
			results: [40, 600],
			known: 0,
			asked: 1,
			ratio: 'tan',
			tell: 'A watchtower stands on the shore. Its top is {d} above the water. From a boat, the angle of elevation of the top is {A}. How far is the boat from the base of the tower?',
			conclude: ['The boat is about', 'from the base of the tower.'],
			corners: 'A is the boat, B is the top of the tower, and C is its base.',
		},
		{
			angles: [5, 35],
			lengths: [15, 40],
			results: [40, 700],
			known: 0,
			asked: 2,
			ratio: 'sin',
			tell: 'The top of a watchtower on the shore is {d} above the water. From the top, the angle of depression of a boat is {A}. How long is the line of sight from the top of the tower to the boat?',
			conclude: ['The line of sight is about', 'long.'],
			corners: 'A is the boat, B is the top of the tower, and C is its base.',
			depression: true,
		},
	],
	'drone camera': [
		{
			angles: [15, 75],
			lengths: [20, 120],
			results: [8, 350],
			known: 0,
			asked: 1,
			ratio: 'tan',
			tell: 'A drone hovers {d} above level ground. Its camera sees a gate at an angle of depression of {A}. How far is the gate from the point on the ground below the drone?',
			conclude: ['The gate is about', 'from the point on the ground below the drone.'],
			corners: 'A is the gate, B is the drone, and C is the point on the ground below it.',
			depression: true,
		},
		{
			angles: [15, 70],
			lengths: [20, 120],
			results: [25, 350],
			known: 0,
			asked: 2,
			ratio: 'sin',
			tell: 'A drone hovers {d} above level ground. Its camera sees a gate at an angle of depression of {A}. How far is the drone from the gate in a straight line?',
			conclude: ['The drone is about', 'from the gate in a straight line.'],
			corners: 'A is the gate, B is the drone, and C is the point on the ground below it.',
			depression: true,
		},
	],
};

// The same in stories of two lengths. A, B, and C are the same corners as above.

/** Two known lengths {a} (the height) and {b}; the angle is asked for. */
type Slant = {
	heights: readonly [number, number];
	/** Of the height to the other length. */
	ratios: readonly [number, number];
	/** The other length is along the ground, or the line of sight. */
	ratio: 'sin' | 'tan';
	/** Both drawn lengths are multiplied by this. */
	scale: number;
	/** What the two lengths are called, where they are not a height and a distance along the ground. */
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

// What the letters of a figure stand for, stated before a line uses them.

/** "In the figure, A is the ship, B is the top of the tower, and C is its base." with typeset letters. */
export const inTheFigure = (corners: string): Prose => ({
	parts: [
		'In the figure, ',
		...corners
			.split(/\b([A-D])\b/)
			.filter((part) => part !== '')
			.map((part) => (/^[A-D]$/.test(part) ? symbol(part) : part)),
	],
});
