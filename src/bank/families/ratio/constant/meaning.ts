/** The part of ratio.constant that asks what a point of the graph means. */
import { equation, product, symbol, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf, distractor, multipleChoice, sentence, type Skills } from '../../../family.ts';
import { contextFor, PROPORTIONAL_CONTEXTS } from './proportional-contexts.ts';
import { isReadable, proportionalGraph } from './graph.ts';

const [x, y] = [symbol('x'), symbol('y')];

export const meaningSkills: Skills = {
	'Interpret a point on a proportional graph'(draw) {
		const [a, k] = [draw.int('a'), draw.int('k')];
		const b = a * k;
		const context = contextFor(caseOf(PROPORTIONAL_CONTEXTS, draw.inTurn('ctx')), k, draw.random);
		if (!context || a === k || !isReadable(a, b)) return undefined;
		const right = context.pair(a, b);
		return {
			prompt: say`${context.scene ?? ''}On the graph, ${y} is ${context.yIs}, and ${x} is ${context.xIs}. What does the point ${product('P', tuple(a, b))} represent?`,
			answer: multipleChoice(
				right,
				distractor(context.pair(b, a), 'swapped the two coordinates'),
				distractor(context.rate(b), 'used the y-coordinate as the unit rate'),
				distractor(context.rate(a), 'used the x-coordinate as the unit rate'),
			),
			steps: [
				sentence(say`The first coordinate is ${equation(x, a)}, and ${x} is ${context.xIs}.`),
				sentence(say`The second coordinate is ${equation(y, b)}, and ${y} is ${context.yIs}.`),
				sentence(right),
			],
			hints: [say`Which quantity does each axis show? Which coordinate comes first?`],
			figure: proportionalGraph(a, b),
		};
	},
};
