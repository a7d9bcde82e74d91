/** sys.ineq: the overlap of two half-planes: its points, its graph, its corners, its stories. HSA-REI.D.12, HSA-CED.A.3. */
import type { Skills } from '../../../family.ts';
import { cornerPoint } from './corner.ts';
import { pointInGraph, systemOfGraph } from './graphs.ts';
import { testedPoints } from './points.ts';
import { possiblePair, systemOfStory } from './story.ts';

export const skills: Skills = {
	'Test points in a system': testedPoints,
	'Choose or write the system for a graph': systemOfGraph,
	'Overlap of two half-planes': (draw) =>
		draw.random.int(0, 1) === 0 ? pointInGraph(draw) : systemOfGraph(draw),
	'Constraint story': (draw) =>
		draw.random.int(0, 1) === 0 ? systemOfStory(draw) : possiblePair(draw),
	'Choose the inequality system for a story': systemOfStory,
	'Find a corner point': cornerPoint,
};
