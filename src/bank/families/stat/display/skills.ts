/** stat.display: dot plots, histograms, box plots. */
import type { Skills } from '../../../family.ts';
import { boxQuestion, boxShare, fiveNumberSummary } from './box.ts';
import { chooseDisplay } from './choose.ts';
import { compareSkills } from './compare.ts';
import { dotQuestion, histogramQuestion } from './plots.ts';

export const skills: Skills = {
	...compareSkills,

	'Read a dot plot or histogram'(draw) {
		const ask = draw.inTurn('ask');
		return draw.random.int(0, 1) === 1 ? dotQuestion(draw, ask) : histogramQuestion(draw, ask);
	},

	'Interpret a histogram or dot plot'(draw) {
		const ask = draw.inTurn('ask');
		if (ask === 'percent in a range' && draw.random.int(0, 1) === 1)
			return dotQuestion(draw, 'percent');
		return histogramQuestion(draw, ask);
	},

	'Read a histogram or box plot'(draw) {
		const ask = draw.inTurn('ask');
		return ask === 'shape' ? boxShare(draw) : histogramQuestion(draw, ask);
	},

	'Read a box plot': (draw) => boxQuestion(draw, draw.inTurn('ask')),
	'Find a five-number summary': fiveNumberSummary,
	'Choose a display for a purpose': chooseDisplay,
};
