/** trig.elevation: heights, distances and angles from one or two triangles in a story. */
import { heightFromOblique } from './oblique.ts';
import { angleInStory, oneSighting } from './one.ts';
import { sharedSide, twoSightings } from './two.ts';
import type { Skills } from '../../../family.ts';
import { sightingDraft } from '../../../steps/sighting.ts';

export const skills: Skills = {
	'Find a height or distance': oneSighting,
	'Find an angle in a real situation': angleInStory,
	'Find the angle of a slope or a course': angleInStory,
	'Solve two right triangles sharing a side': sharedSide,
	'Find a length from two sightings': twoSightings,
	'Find a height with an oblique triangle': heightFromOblique,
	'Solve a two-dimensional problem': (draw) =>
		sightingDraft(draw, draw.inTurn('ctx'), { acute: false }),
};
