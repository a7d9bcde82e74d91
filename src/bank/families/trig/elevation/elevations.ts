/**
 * Things seen up or down at an angle. In each, A is where the angle is, B the far end of the line of sight (or the
 * string), C straight below or beside: ABC has a right angle at C. {A} is the angle, {d} the known length.
 */
import type { Ratio } from '../../../steps/right-triangle.ts';

export type Elevation = {
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
