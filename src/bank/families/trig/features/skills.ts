/** trig.features: amplitude, period, axis, range, zeros and asymptotes. */
import type { Skills } from '../../../family.ts';
import { countOn } from './count.ts';
import { increasing } from './increasing.ts';
import { valueOrPlace } from './place.ts';
import { reciprocal } from './reciprocal.ts';
import { stated } from './stated.ts';
import { fromGraph } from './graph.ts';
import { laterValue } from './later.ts';
import { whichGraph } from './which.ts';

export const skills: Skills = {
	'Read the features of a periodic graph': fromGraph,
	'Predict a later value of a periodic function': laterValue,
	'Recognize periodic and sinusoidal graphs': whichGraph,
	'Find values and extreme points of sine or cosine': valueOrPlace,
	'Read intervals and solutions from a sinusoidal graph': increasing,
	'Find features of a sinusoidal function in degrees': (draw) => stated(draw, 'degrees'),
	'Find features of a sinusoidal function in radians': (draw) => stated(draw, 'radians'),
	'Count features of a trigonometric graph': countOn,
	'Find features of reciprocal trigonometric graphs': reciprocal,
};
