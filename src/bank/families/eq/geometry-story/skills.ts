/** eq.geometry-story: form and solve an equation from a figure's sides or angles. CCSS 7.G.B.5, 8.G.A.5, A-CED.A.1. */
import { symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { caseOf } from '../../../described-cases.ts';
import type { Draft, Draw, Skills } from '../../../family.ts';
import { angle, ANGLE_SUMS, FIGURES } from './figure-stories.ts';
import { bracket } from '../../../steps/equation-sides.ts';
import { storyQuestion } from '../../../steps/story-question.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';

export const skills: Skills = {
	'Perimeter with related sides': (draw) => figure(draw, draw.inTurn('shape')),

	'Geometric dimensions'(draw) {
		const shape = draw.inTurn('shape');
		return figure(draw, shape === 'triangle' ? 'angles' : shape);
	},

	'Angles in a triangle or pair': angleSum,
};

function figure(draw: Draw, shape: string): Draft | undefined {
	const story = caseOf(FIGURES, shape)(draw.int('a'), draw.int('b'), draw.int('x'), draw.random);
	return story && storyQuestion(story);
}

function angleSum(draw: Draw): Draft | undefined {
	const [a, b, c, d, x] = drawnInts(draw, 'a', 'b', 'c', 'd', 'x');
	const kind = draw.random.pick(ANGLE_SUMS);
	const slopes = kind.count === 3 ? [a, b, c] : [a, b];
	const rest = kind.total - slopes.reduce((all, slope) => all + slope * x, 0) - d;
	const constants = kind.count === 3 ? [0, d, rest] : [d, rest];
	const parts = slopes.map((slope, at) => ({ slope, constant: constants[at] ?? 0 }));
	const values = parts.map(({ slope, constant }) => slope * x + constant);
	if (d === 0 || rest === 0 || Math.abs(rest) > 50) return undefined;
	if (values.some((value) => value < 8) || new Set(values).size < values.length) return undefined;
	return storyQuestion({
		text: say`${kind.text(parts.map(({ slope, constant }) => angle(slope, constant)))} What is the value of ${symbol('x')}?`,
		names: [],
		left: parts.map(({ slope, constant }) =>
			constant === 0 ? term(slope, 'x') : bracket(1, term(slope, 'x'), term(constant)),
		),
		right: [term(kind.total)],
		because: kind.because,
		hints: [say`What is the sum of these angles? Write it as an equation.`],
	});
}
