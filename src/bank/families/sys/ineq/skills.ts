/** sys.ineq: the overlap of two half-planes: its points, its graph, its corners, its stories. */
import type { Skills } from '../../../family.ts';
import { cornerPoint } from './corner.ts';
import { pointInGraph, systemOfGraph } from './graphs.ts';
import { testedPoints } from './points.ts';
import { possiblePair, systemOfStory } from './story.ts';

export const skills: Skills = {
	'Test points in a system of inequalities': testedPoints,
	'Match a system of inequalities with its graph': systemOfGraph,
	'Find the overlap of two half-planes': (draw) =>
		draw.random.int(0, 1) === 0 ? pointInGraph(draw) : systemOfGraph(draw),
	'Model and check constraints': (draw) =>
		draw.random.int(0, 1) === 0 ? systemOfStory(draw) : possiblePair(draw),
	'Choose a system of inequalities for a situation': systemOfStory,
	'Find a corner point of a region': cornerPoint,
};
