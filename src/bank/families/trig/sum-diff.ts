/** trig.sum-diff: compound and double angles. CCSS HSF-TF.C.9; MHF4U.B3.1–B3.3. */
import type { Skills } from '../../family.ts';
import { doubleFromRatio } from './sum-diff-double.ts';
import { sumFromRatios } from './sum-diff-ratios.ts';
import { collapse } from './sum-diff-collapse.ts';
import { powers } from './sum-diff-powers.ts';
import { twelfths } from './sum-diff-twelfths.ts';

export const skills: Skills = {
	'Exact value with a compound angle': twelfths,
	'Evaluate sin(A ± B) from given ratios': sumFromRatios,
	'Double-angle values': doubleFromRatio,
	'Collapse an expanded form': collapse,
	'Express with double angles': powers,
};
