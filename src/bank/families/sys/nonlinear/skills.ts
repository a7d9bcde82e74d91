/** sys.nonlinear: a line or a conic with a parabola or circle. HSA-REI.C.7; MCR3U. */
import type { Skills } from '../../../family.ts';
import { circleSystem } from './circle.ts';
import { integerIntersections, oneCoordinate } from './parabola.ts';
import { surdIntersections } from './surds.ts';
import { countIntersections, tangentConstant, tangentOrMissing } from './tangent.ts';

export const skills: Skills = {
	'Points of intersection': integerIntersections,
	'Line and parabola': integerIntersections,
	'Irrational intersections': surdIntersections,
	'Solution of a line-parabola system': oneCoordinate,
	'Tangent line: find the constant': tangentConstant,
	'Line tangent to or missing a parabola': tangentOrMissing,
	'Number of intersections': countIntersections,
	'Line and circle, or two conics': circleSystem,
};
