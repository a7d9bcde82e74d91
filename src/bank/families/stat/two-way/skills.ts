/** stat.two-way: two-way frequency tables. */
import type { Skills } from '../../../family.ts';
import { judgeAssociation } from './associated.ts';
import { completeTable } from './complete.ts';
import { shareQuestion } from './shares.ts';

export const skills: Skills = {
	'Complete a two-way frequency table': (draw) => completeTable(draw, draw.int('missing')),
	'Complete a two-way table': (draw) => completeTable(draw, draw.random.int(2, 4), draw.int('n')),
	'Find relative frequencies in a two-way table': (draw) => shareQuestion(draw, draw.inTurn('ask')),
	'Judge the association in a two-way table': judgeAssociation,
};
