/** trig.sum-diff: compound and double angles. CCSS HSF-TF.C.9; MHF4U.B3.1–B3.3. */
import type { Skills } from '../../../family.ts';
import { doubleFromRatio } from './double.ts';
import { sumFromRatios } from './ratios.ts';
import { collapse } from './collapse.ts';
import { powers } from './powers.ts';
import { twelfths } from './twelfths.ts';

export const skills: Skills = {
	'Exact value with a compound angle': twelfths,
	'Evaluate sin(A ± B) from given ratios': sumFromRatios,
	'Double-angle values': doubleFromRatio,
	'Collapse an expanded form': collapse,
	'Express with double angles': powers,
};
