/** sys.story: two unknown counts, prices, lengths or ages. */
import type { Skills } from '../../../family.ts';
import { breakEven, plansThatAgree } from './break-even.ts';
import { countAndValue, twoQuantities } from './counts.ts';
import { relatedNumbers } from './related.ts';

export const skills: Skills = {
	'Solve number and total value problems': countAndValue,
	'Solve two-quantity problems with a system': twoQuantities,
	'Find where two linear models are equal': plansThatAgree,
	'Find the break-even point': breakEven,
	'Solve geometry, age, and digit problems': (draw) => relatedNumbers(draw, draw.inTurn('ctx')),
	'Solve geometry problems with a system': (draw) => relatedNumbers(draw, draw.inTurn('kind')),
};
