/** poly.differences: finite differences of tables of values. */
import type { Skills } from '../../../family.ts';
import { kindOfRelation } from './kind.ts';
import { degreeFromTable, leadFromDifference } from './lead.ts';
import { missingValue } from './missing.ts';
import { quadraticRule } from './rule.ts';

export const skills: Skills = {
	'Classify data as linear, quadratic, or neither': kindOfRelation,
	'Find a missing value in a quadratic table': missingValue,
	'Find a degree from finite differences': degreeFromTable,
	'Find the leading coefficient from a constant difference': leadFromDifference,
	'Write a quadratic rule for a table': quadraticRule,
};
