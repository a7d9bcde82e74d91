/** func.graph-read: intervals, extreme values, zeros and signs from a drawn graph. CCSS F-IF.B.4, MHF4U. */
import type { Skills } from '../../../family.ts';
import { readCurve } from './curve.ts';
import { readParabola } from './parabola.ts';
import { whereOfSign } from './sign.ts';

export const skills: Skills = {
	'Read features from a graph': readParabola,
	'Read features of a drawn parabola': readParabola,
	'Intervals and extrema from a graph': readCurve,
	'Intervals of increase/decrease, extrema': readCurve,
	'Where is the rate positive, negative or zero?': readCurve,
	'f(a), number of solutions of f(x) = k': readCurve,
	'Sign table from factored form': (draw) => whereOfSign(draw, true),
	'Solve f(x) >= 0 from a graph': (draw) => whereOfSign(draw, false),
};
