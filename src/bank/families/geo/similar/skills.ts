/** geo.similar: sides of similar figures, tests for similarity, indirect measurement. CCSS 7.G.A.1, 8.G.A.5; MPM2D C2. */
import type { Skills } from '../../../family.ts';
import { angleCheck } from './angles.ts';
import { scaleFactor, unknownTwice } from './factor.ts';
import { missingSideInLayout, sideOfSimilar } from './sides.ts';
import { mirror, shadow, storyInTurn } from './story.ts';
import { similarityTest } from './tests.ts';

export const skills: Skills = {
	'Are the triangles similar?': similarityTest,
	'Are two triangles similar?': angleCheck,
	'Scale factor from corresponding sides': scaleFactor,
	'Missing side': missingSideInLayout,
	'Side of a similar triangle': missingSideInLayout,
	'Side with an unknown in two places': unknownTwice,
	'Missing side of a similar figure': sideOfSimilar,
	'Missing side with scale factor': sideOfSimilar,
	'Shadow problem': shadow,
	'Mirror or sight-line problem': mirror,
	'Shadow and indirect measurement': storyInTurn,
};
