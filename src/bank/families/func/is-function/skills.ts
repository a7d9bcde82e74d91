/** func.is-function: decide from pairs, tables, equations and graphs. CCSS 8.F.A.1, F-IF.A.1, MCR3U. */
import type { Skills } from '../../../family.ts';
import { judgeEquations, judgeGraphs } from './equation.ts';
import { judgeRelation, mendRelation } from './relation.ts';

export const skills: Skills = {
	'Pairs, mapping or table': judgeRelation,
	'Decide from pairs, table, mapping': judgeRelation,
	'Which change makes it a function?': mendRelation,
	'Vertical line test': judgeGraphs,
	'From an equation or graph': (draw) =>
		draw.random.int(0, 2) === 0 ? judgeGraphs(draw) : judgeEquations(draw),
	'Function or not from an equation or graph'(draw) {
		const form = draw.inTurn('form');
		if (form === 'equation') return judgeEquations(draw);
		return form === 'graph' ? judgeGraphs(draw) : judgeRelation(draw);
	},
};
