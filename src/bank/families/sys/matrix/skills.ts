/** sys.matrix: matrix arithmetic, determinants, inverses, systems by matrices. */
import type { Skills } from '../../../family.ts';
import { sumScalarOrProduct } from './arithmetic.ts';
import { determinantOf, inverseOf } from './determinant.ts';
import { solvedByMatrices } from './system.ts';

export const skills: Skills = {
	'Add, scale, and multiply matrices': sumScalarOrProduct,
	'Find a determinant': determinantOf,
	'Find the inverse of a 2 × 2 matrix': inverseOf,
	'Solve a system with matrices': solvedByMatrices,
};
