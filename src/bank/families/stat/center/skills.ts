/** stat.center: mean, median and mode. */
import type { Skills } from '../../../family.ts';
import { changeSkills } from './change.ts';
import { listQuestion, tableQuestion } from './find.ts';
import { missingValue } from './missing.ts';
import { weightedQuestion } from './weighted.ts';

export const skills: Skills = {
	...changeSkills,

	'Find the mean, median, or mode': (draw) => listQuestion(draw, draw.inTurn('ask')),

	'Find the mean or median of a data set'(draw) {
		const ask = draw.inTurn('ask');
		return draw.choice('form') === 'table' ? tableQuestion(draw, ask) : listQuestion(draw, ask);
	},

	'Find a mean, median, or weighted mean'(draw) {
		const form = draw.inTurn('form');
		if (form === 'weighted') return weightedQuestion(draw);
		const ask = draw.choice('ask');
		return form === 'table' ? tableQuestion(draw, ask) : listQuestion(draw, ask);
	},

	'Find measures from a list, table, or plot'(draw) {
		const ask = draw.inTurn('ask');
		if (ask === 'missing')
			return missingValue(draw, draw.random.int(5, 8), draw.random.int(15, 60), 12);
		return draw.random.int(0, 1) === 1 ? tableQuestion(draw, ask) : listQuestion(draw, ask);
	},

	'Find a missing value from the mean': (draw) =>
		missingValue(draw, draw.int('n'), draw.int('mean'), draw.int('spread')),
};
