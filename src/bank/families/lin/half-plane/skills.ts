/** lin.half-plane: linear inequalities in two variables. */
import type { Skills } from '../../../family.ts';
import { graphOrInequality, inequalityFromGraph, shadedGraph } from './graph.ts';
import { systemPoint, testPoint, testRegion } from './points.ts';
import { limitStory } from './story.ts';

export const skills: Skills = {
	'Test points in a linear inequality': testPoint,
	'Test points in a region': testRegion,
	'Test points in two inequalities': systemPoint,
	'Choose the graph of a linear inequality': shadedGraph,
	'Write a linear inequality from its graph': inequalityFromGraph,
	'Match a linear inequality with its graph': graphOrInequality,
	'Write a two-variable inequality for a limit': limitStory,
};
