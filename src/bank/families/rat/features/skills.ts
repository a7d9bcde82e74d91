/** rat.features: asymptotes, holes, intercepts, ends of rational functions. */
import type { Skills } from '../../../family.ts';
import { asymptotesOfQuotient } from './asymptotes.ts';
import { nearAndFar } from './behavior.ts';
import { holes, holesAndIntercepts } from './holes.ts';
import { intervals } from './intervals.ts';
import { quotientOfLinears } from './linears.ts';
import { extremum, quadraticAsymptotes } from './quadratic.ts';
import { reciprocalOfLinear } from './reciprocal.ts';
import { shiftedReciprocal } from './shifted.ts';

export const skills: Skills = {
	'Find features of a simple reciprocal function': shiftedReciprocal,
	'Find features of the reciprocal of a linear function': reciprocalOfLinear,
	'Describe a reciprocal graph near a value': nearAndFar,
	'Find the asymptotes and domain of a reciprocal': quadraticAsymptotes,
	'Find the local extremum of a reciprocal': extremum,
	'Find where a reciprocal is increasing or positive': intervals,
	'Find the asymptotes and intercepts of a quotient': quotientOfLinears,
	'Find the hole in a graph': holes,
	'Find all asymptotes of a rational function': asymptotesOfQuotient,
	'Find the holes and intercepts of a rational function': holesAndIntercepts,
};
