/** geo.circle-eqn: equations of circles, and what they tell. CCSS G-GPE.A.1; Ontario MPM2D B2. */
import type { Skills } from '../../../family.ts';
import { centeredCircle, fromCenteredEquation, pointAndCircle } from './origin.ts';
import { bisectorOfChord } from './chord.ts';
import { circleFromFeatures, circleFromGeneral } from './moved.ts';
import { readCircle } from './read.ts';

export const skills: Skills = {
	'Equation from radius, diameter or a point': centeredCircle,
	'Radius or intercepts from the equation': fromCenteredEquation,
	'Position of a point; missing coordinate': pointAndCircle,
	'Verify that the right bisector of a chord passes through the centre': bisectorOfChord,
	'Write or read standard form': circleFromFeatures,
	'Complete the square': circleFromGeneral,
	'Center, radius or point on a circle': readCircle,
};
