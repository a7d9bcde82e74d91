/** geo.composite-area: figures put together from simple ones, with holes, and what they cost. CCSS 7.G.B.6. */
import type { Skills } from '../../../family.ts';
import { costStory } from './cost.ts';
import { joinedRectangles } from './letters.ts';
import { holed } from './holed.ts';
import { topped } from './topped.ts';

export const skills: Skills = {
	'L and T shapes': joinedRectangles,
	'Rectangle with triangle or semicircle': topped,
	'Shaded region with a hole': holed,
	'Paint, carpet and fencing cost': costStory,
};
