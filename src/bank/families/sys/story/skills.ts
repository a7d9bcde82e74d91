/** sys.story: two unknown counts, prices, lengths or ages. HSA-CED.A.3, HSA-REI.C.6, 8.EE.C.8c; MPM2D. */
import type { Skills } from '../../../family.ts';
import { breakEven, plansThatAgree } from './break-even.ts';
import { countAndValue, twoQuantities } from './counts.ts';
import { relatedNumbers } from './related.ts';

export const skills: Skills = {
	'Tickets, coins, numbers': countAndValue,
	'Number and ticket problems': twoQuantities,
	'Value and count problems': countAndValue,
	'Two-quantity story': twoQuantities,
	'Solve a two-quantity story': countAndValue,
	'Plans and break-even': plansThatAgree,
	'Break-even': breakEven,
	'Break-even and supply-demand': plansThatAgree,
	'Geometry or relational story': (draw) => relatedNumbers(draw, draw.inTurn('ctx')),
	'Geometry systems': (draw) => relatedNumbers(draw, draw.inTurn('kind')),
};
