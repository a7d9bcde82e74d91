/** sys.nonlinear: a line or a conic with a parabola or circle. */
import type { Skills } from '../../../family.ts';
import { circleSystem } from './circle.ts';
import { countIntersections } from './count.ts';
import { integerIntersections, oneCoordinate } from './parabola.ts';
import { surdIntersections } from './surds.ts';
import { tangentConstant, tangentOrMissing } from './tangent.ts';

export const skills: Skills = {
	'Solve a linear-quadratic system': integerIntersections,
	'Find irrational points of intersection': surdIntersections,
	'Use a solution of a linear-quadratic system': oneCoordinate,
	'Find the constant for a tangent line': tangentConstant,
	'Find when a line touches or misses a parabola': tangentOrMissing,
	'Count the intersections of a line and parabola': countIntersections,
	'Solve systems with circles and other conics': circleSystem,
};
