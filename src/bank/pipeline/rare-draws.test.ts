/** Draws that occur only in large numbers of questions, and once revealed a bug in the draw or in the check. */
import { expect, test } from 'vitest';
import { createPlace, createTemplate } from './bank.testdata.ts';
import { openTemplate } from './generate.ts';

const BISECTOR = 'Find the right bisector of a chord';
const SCATTER = 'Choose the equation that best fits a scatter plot';
const COMPOSITION = 'Write a transformation as a composition';
const MOVED_GRAPH = 'Write the equation of a transformed parent graph';
const QUOTIENT = 'Find the product or quotient of two functions';
const SPECIAL_RATIO = 'Find angles with an exact special ratio';

const SCORE = { formula: '{z-score}', p: '2..30', q: '2..30' };
const COSINE = { f: '{cos}', v: '{1}', k: '1..4' };
const HALF_PLANES = {
	m1: '±1..3',
	m2: '±1..3',
	b1: '-4..4',
	b2: '-4..4',
	rel: '{<,>|<=,>=|<,<=|>,>=}',
};
const CHORDS = {
	pts: 'two lattice points on x^2 + y^2 = r^2 with r^2 in 25, 50, 65, 85, 100, 125, 169 (about 60 cases)',
	ask: '{equation of the right bisector|check that (0, 0) satisfies it}',
};
const SHAPES = {
	a: '±1..5',
	b: '1..9',
	type: '{rising line|falling line|upward parabola|downward parabola|exponential}',
};
const COMPOSED = {
	k: '±1..4',
	d: '-6..6',
	parent: '{x²|x³|√x|1/x|sin x|log x}',
	ask: '{write the inner function|write the outer function}',
};
const INVERTED = {
	b: '{2|3|5|10}',
	a: '±1..4',
	d: '-6..6',
	c: '-6..6',
	type: '{exponential|logarithmic}',
};
const POWERS = { a: '1..6', b: '{2|3|5|7|10|e}', c: '±1..4', d: '-4..4', k: '10..900/10' };
const COMBINED = {
	type: '{linear×trig|quadratic×exponential|log×linear|root×quadratic|sin/cos|exponential/linear|rational×polynomial|cubic/quadratic}',
	a: '±1..6',
	b: '±1..6',
	x: '-3..3',
	op: '{x|/}',
};
const MOVED = { parent: '{√x|1/x|x²|abs x}', a: '±1..3', d: '-6..6', c: '-6..6' };
const MOTIONS = {
	x: '-6..6',
	y: '-6..6',
	type: '{translation|reflect x-axis|reflect y-axis|reflect y=x|90° cw|90° ccw|180°|dilation}',
};

test.each([
	[
		'an overlap outside the grid',
		'sys.ineq',
		'Match a system of inequalities with its graph',
		HALF_PLANES,
		58,
	],
	['the standard score 1', 'expr.evaluate', 'Rearrange a formula, then evaluate', SCORE, 7],
	['a chord of slope 1', 'geo.circle-eqn', BISECTOR, CHORDS, 4],
	['a line that goes below the axis', 'func.model-choice', SCATTER, SHAPES, 19],
	['a domain far to the left', 'func.compose', COMPOSITION, COMPOSED, 29],
	[
		'a curve close to its asymptote',
		'func.inverse',
		'Find the inverse of a logarithmic or exponential function',
		INVERTED,
		3,
	],
	['a multiple of 1/x', 'func.compose', COMPOSITION, COMPOSED, 14],
	[
		'a solution at the end of a step',
		'expf.log-solve',
		'Solve equations with one exponential term',
		POWERS,
		402,
	],
	['an image through the origin', 'func.transform', MOVED_GRAPH, MOVED, 503],
	['a divisor with the value 0', 'func.combine', QUOTIENT, COMBINED, 621],
	['a corner at the centre', 'geo.transform', 'Name the transformation', MOTIONS, 196],
	['solutions at both ends that touch', 'trig.solve', SPECIAL_RATIO, COSINE, 0],
])('%s: %s is proven', async (_name, family, skill, parameters, index) => {
	const template = createTemplate({ family, skill, parameters });
	const make = await openTemplate(template, createPlace());
	expect(make(index, 150)?.question.steps.length).toBeGreaterThan(1);
});
