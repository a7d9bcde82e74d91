/** trig.features: amplitude, period, axis, range, zeros and asymptotes. CCSS HSF-IF.C.7e; MCR3U.D2, MHF4U.B2. */
import type { Skills } from '../../../family.ts';
import { countOn } from './count.ts';
import { increasing, valueOrPlace } from './place.ts';
import { reciprocal } from './reciprocal.ts';
import { stated } from './stated.ts';
import { fromGraph } from './graph.ts';
import { laterValue } from './later.ts';
import { whichGraph } from './which.ts';

export const skills: Skills = {
	'Period, amplitude, axis, max, min': fromGraph,
	'Predict a later value': laterValue,
	'Is the relation periodic or sinusoidal?': whichGraph,
	'Value, zero or extremum location': valueOrPlace,
	'Intervals of increase or solutions of f(x) = v': increasing,
	'Amplitude, period, phase shift, axis, range': (draw) => stated(draw, 'degrees'),
	'State amplitude, period, phase shift, range': (draw) => stated(draw, 'radians'),
	'Feature of sin, cos or tan on an interval': countOn,
	'Asymptotes, range, period of csc, sec, cot': reciprocal,
};
