/** sys.graph: read where two drawn lines meet. */
import { equation, type Expression, num, sum } from '../../../../math/expression.ts';
import { lineEquation, pointAt, valued } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import { withTerms } from '../../../../math/worked-out.ts';
import {
	type Draft,
	type Draw,
	line,
	point,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { axesAround, pointWhere } from '../../../figures/axes.ts';
import type { Spot } from '../../../figures/figure.ts';

export const skills: Skills = {
	'Read the solution of a system from a graph': readMeeting,
};

function readMeeting(draw: Draw): Draft | undefined {
	const [x, y, m1, m2] = [draw.int('x'), draw.int('y'), draw.int('m1'), draw.int('m2')];
	const slopes = [m1, m2] as const;
	// Where a line crosses the y-axis, or with its coordinates switched, the point must be another one.
	if (m1 === m2 || x === 0 || x === y) return undefined;
	const spots = slopes.map((m) => twoSpots(draw, [x, y], m));
	const [one, two] = spots;
	const equations = slopes.map((m) => lineEquation(m, y - m * x)) as [Expression, Expression];
	if (!one || !two) return undefined;
	const through = (pair: readonly [Spot, Spot]) =>
		`goes through ${pointWhere(pair[0])}, and through ${pointWhere(pair[1])}.`;
	return {
		prompt: say`The graph shows the lines ${equations[0]} and ${equations[1]}. What is the solution of the system of equations? Give your answer as an ordered pair.`,
		answer: withMisconceptions(
			point(x, y),
			[point(y, x), 'switched the coordinates'],
			[point(0, y - m1 * x), 'gave the y-intercept of the first line'],
			[point(0, y - m2 * x), 'gave the y-intercept of the second line'],
		),
		steps: [
			sentence(say`The lines intersect at ${pointAt([x, y])}.`, 'read the graph'),
			...slopes.map((m, at) =>
				line(
					withTerms(equation(checked(m, x, y - m * x), num(y))),
					`check: substitute ${x} for x in the ${at === 0 ? 'first' : 'second'} equation; the result is the y-coordinate`,
				),
			),
			sentence(
				say`The solution of the system is ${pointAt([x, y])}.`,
				'the point is on both lines',
			),
		],
		hints: [
			say`Which point is on both lines?`,
			say`How can you use the equations to check that point?`,
		],
		figure: {
			kind: 'graph',
			...axesAround([...one, ...two, [x, y]]),
			shapes: [one, two].map((pair) => ({ kind: 'line', through: pair }) as const),
			alt: `Two lines cross. The first line ${through(one)} The second line ${through(two)}`,
		},
	};
}

function checked(m: number, x: number, b: number): Expression {
	const first = valued(m, x, true);
	return b === 0 ? first : sum(first, b);
}

/** Two points of the line that do not give away the point in the middle. */
function twoSpots(draw: Draw, [x, y]: Spot, m: number): [Spot, Spot] | undefined {
	const steps = [-2, -1, 1, 2].filter((t) => Math.abs(x + t) <= 9 && Math.abs(y + m * t) <= 9);
	const pairs = steps.flatMap((s) =>
		steps.filter((t) => t > s && t !== -s).map((t) => [s, t] as const),
	);
	if (pairs.length === 0) return undefined;
	const [s, t] = draw.random.pick(pairs);
	const at = (by: number): Spot => [x + by, y + m * by];
	return [at(s), at(t)];
}
