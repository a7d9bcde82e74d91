/** rat.features: asymptotes, holes, intercepts, ends of rational functions. MHF4U.C2.1–C2.3, CCSS F-IF.C.7d. */
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
	'Asymptotes of simple reciprocals': shiftedReciprocal,
	'Asymptotes, intercept, domain, range': reciprocalOfLinear,
	'Behaviour as x approaches a value': nearAndFar,
	'Asymptotes and domain': quadraticAsymptotes,
	'Local extremum of the reciprocal': extremum,
	'Intervals of increase/decrease or sign': intervals,
	'Asymptotes and intercepts': quotientOfLinears,
	Holes: holes,
	'Vertical and horizontal asymptotes': asymptotesOfQuotient,
	'Holes and intercepts': holesAndIntercepts,
};
