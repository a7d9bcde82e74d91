/** trig.sum-diff: compound and double angles. */
import type { Skills } from '../../../family.ts';
import { doubleFromRatio } from './double.ts';
import { sumFromRatios } from './ratios.ts';
import { collapse } from './collapse.ts';
import { powers } from './powers.ts';
import { twelfths } from './twelfths.ts';

export const skills: Skills = {
	'Find exact values with compound angles': twelfths,
	'Evaluate compound angles from given ratios': sumFromRatios,
	'Find the ratios of a double angle': doubleFromRatio,
	'Write a compound angle expansion as one ratio': collapse,
	'Rewrite expressions with double angles': powers,
};
