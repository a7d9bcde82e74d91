/** geo.coord-classify: kinds of triangles and quadrilaterals from their vertices. CCSS G-GPE.B.4, G-GPE.B.5. */
import type { Skills } from '../../../family.ts';
import { joinedMidpoints } from './midpoints.ts';
import { mostSpecificName } from './names.ts';
import { sufficientCalculation } from './proof.ts';
import { isRight, typeBySides } from './triangle.ts';

export const skills: Skills = {
	'Type by sides': typeBySides,
	'Is it a right triangle?': isRight,
	'Most specific name': mostSpecificName,
	'Which calculation proves the claim?': sufficientCalculation,
	'Figure formed by joining midpoints': joinedMidpoints,
};
