/** lin.half-plane: linear inequalities in two variables. CCSS A-REI.D.12, A-CED.A.3. */
import type { Skills } from '../../../family.ts';
import { graphOrInequality, inequalityFromGraph, shadedGraph } from './graph.ts';
import { systemPoint, testPoint, testRegion } from './points.ts';
import { limitStory } from './story.ts';

export const skills: Skills = {
	'Test points': testPoint,
	'Test points in a region': testRegion,
	'Which point satisfies a system?': systemPoint,
	'Choose the shaded graph': shadedGraph,
	'Write the inequality from a graph': inequalityFromGraph,
	'Choose the graph or inequality': graphOrInequality,
	'Two-variable limit story': limitStory,
};
