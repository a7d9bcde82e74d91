/** ineq.story: write or solve an inequality from a story. CCSS 6.EE.B.8, 7.EE.B.4b, HSA-CED.A.1, A.3. */
import type { Skills } from '../../../family.ts';
import { averageTarget } from './average.ts';
import { areaOrPerimeter } from './geometry.ts';
import { extremeCount, wholeNumberLimit } from './limit.ts';
import { comparedPlans } from './plans.ts';
import { limitInWords, limitsInWords, modelledRange } from './words.ts';

export const skills: Skills = {
	'Write an inequality for a limit': limitInWords,
	'Write an inequality from a limit': limitsInWords,
	'One-step limit story': (draw) =>
		wholeNumberLimit(draw, {
			f: 0,
			r: draw.int('r'),
			limit: draw.int('r') * draw.int('q') + draw.int('extra'),
		}),
	'Budget or capacity': (draw) =>
		wholeNumberLimit(draw, { f: draw.int('f'), r: draw.int('r'), limit: draw.int('T') }),
	'Budget and goal stories': extremeCount,
	'Greatest or least whole number': extremeCount,
	'Averages and targets': averageTarget,
	'Comparing two plans': (draw) => {
		const [f1, r1, r2, x] = [draw.int('f1'), draw.int('r1'), draw.int('r2'), draw.int('x')];
		return comparedPlans(draw, { f1, r1, f2: f1 + (r1 - r2) * x, r2 }, 'inequality');
	},
	'Comparing plans': (draw) => {
		const [f1, f2, r1, r2] = [draw.int('f1'), draw.int('f2'), draw.int('r1'), draw.int('r2')];
		return comparedPlans(draw, { f1, r1, f2, r2 }, 'interval');
	},
	'Geometry limits': areaOrPerimeter,
	'Model a range or limit': modelledRange,
};
