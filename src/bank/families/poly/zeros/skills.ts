/** poly.zeros: zeros, their multiplicity, and what the graph does there. */
import type { Skills } from '../../../family.ts';
import { sorted, twoMeetings } from '../../../steps/meetings.ts';
import { behaviour, multiplicities } from './behavior.ts';
import { factorOfGraph, ruleOfGraph } from './graph.ts';

export const skills: Skills = {
	'Describe a graph at its zeros': (draw) => {
		const meetings = twoMeetings(draw.int('p'), draw.int('m'), draw.int('q'), draw.int('n'));
		return draw.random.int(0, 1) === 0
			? behaviour(meetings, draw.int('a'))
			: ruleOfGraph(meetings, draw.int('a'));
	},

	'Relate zeros and multiplicities to a graph'(draw) {
		const [p, q, r, m] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('m')];
		const three = draw.random.int(0, 1) === 0;
		const meetings = sorted([
			{ zero: p, times: m },
			{ zero: q, times: three ? 1 : 3 - (m % 2) },
			...(three ? [{ zero: r, times: 1 }] : []),
		]);
		return draw.random.int(0, 1) === 0
			? multiplicities(meetings, draw.int('a'))
			: ruleOfGraph(meetings, draw.int('a'));
	},

	'Relate x-intercepts to factors'(draw) {
		const [p, q, r, m] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('m')];
		const meetings = sorted(
			m === 2
				? [
						{ zero: p, times: 2 },
						{ zero: q, times: 1 },
					]
				: [p, q, r].map((zero) => ({ zero, times: 1 })),
		);
		return draw.inTurn('ask') === 'factor'
			? factorOfGraph(meetings, draw.int('a'), draw)
			: ruleOfGraph(meetings, draw.int('a'));
	},
};
