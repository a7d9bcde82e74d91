/** trig.elevation: heights, distances and angles from one or two triangles in a story. */
import { heightFromOblique } from './oblique.ts';
import { angleInStory, oneSighting } from './one.ts';
import { sharedSide, twoSightings } from './two.ts';
import type { Skills } from '../../../family.ts';
import { sightingDraft } from '../../../steps/sighting.ts';

export const skills: Skills = {
	'Height or distance': oneSighting,
	'Angle in a setting': angleInStory,
	'Two right triangles sharing a side': sharedSide,
	'Two sightings': twoSightings,
	'Height found with an oblique triangle': heightFromOblique,
	'Two-dimensional application': (draw) =>
		sightingDraft(draw, draw.inTurn('ctx'), { acute: false }),
};
