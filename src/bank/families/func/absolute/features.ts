/** What is asked about the graph of y = a|x − h| + k: its vertex, range, axis of symmetry, or number of x-intercepts. */
import { equation, num, opposite, symbol, tuple } from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type DraftAnswer,
	integer,
	type Line,
	point,
	sentence,
	unlessRight,
	written,
	type WrongAnswer,
} from '../../../family.ts';

export type Graph = { a: number; h: number; k: number };

type Asked = {
	ask: (rule: Prose) => Prose;
	answer: (graph: Graph) => DraftAnswer;
	wrong: (graph: Graph) => readonly WrongAnswer[];
	last: (graph: Graph) => Line[];
	hint?: Prose;
};

const SIGN_COPIED = 'copied the sign inside the absolute value bars';

const rangeOf = ({ a, k }: Graph) =>
	a > 0 ? interval(k, INFINITY, '[)') : interval(opposite(INFINITY), k, '(]');

const meetsAxis = ({ a, k }: Graph): number => (k === 0 ? 1 : a > 0 === k < 0 ? 2 : 0);

const AXIS_CROSSED: Readonly<Record<number, string>> = {
	0: 'the graph opens away from the x-axis',
	1: 'the graph touches the x-axis only at its vertex',
	2: 'each side of the graph crosses the x-axis once',
};

const AXIS: Asked = {
	ask: (rule) => say`Write the equation of the axis of symmetry of the graph of ${rule}.`,
	answer: ({ h }) => written('line', equation('x', h)),
	wrong: ({ h, k }) => [
		[written('line', equation('x', -h)), SIGN_COPIED],
		[written('line', equation('x', k)), 'used the y-coordinate of the vertex'],
		[
			written('line', equation('y', k)),
			'wrote the equation of the horizontal line through the vertex',
		],
	],
	last: ({ h }) => [
		sentence(
			say`The graph changes direction there, so the axis of symmetry is the vertical line ${equation('x', h)}.`,
		),
	],
};

/** By the value of `ask` that is drawn. */
export const ASKED: Readonly<Record<string, Asked>> = {
	vertex: {
		ask: (rule) => say`Find the vertex of the graph of ${rule}. Write it as an ordered pair.`,
		answer: ({ h, k }) => point(h, k),
		wrong: ({ h, k }) => [
			[point(-h, k), SIGN_COPIED],
			[point(h, -k), 'used the opposite of the y-coordinate'],
			[point(k, h), 'switched the coordinates'],
		],
		last: ({ h, k }) => [
			sentence(say`When ${equation('x', h)}, ${equation('y', k)}.`, 'the absolute value is 0'),
			sentence(say`The graph changes direction there, so the vertex is ${tuple(h, k)}.`),
		],
	},
	range: {
		ask: (rule) => say`Give the range of ${rule} in interval notation.`,
		answer: (graph) => written('interval', rangeOf(graph)),
		wrong: (graph) => [
			[
				written('interval', rangeOf({ ...graph, a: -graph.a })),
				`treated the graph as opening ${graph.a > 0 ? 'downward' : 'upward'}`,
			],
			[
				written('interval', rangeOf({ ...graph, k: graph.h })),
				'used the x-coordinate of the vertex',
			],
			[
				written('interval', interval(opposite(INFINITY), INFINITY, '()')),
				'gave the domain instead of the range',
			],
		],
		last: (graph) => [
			sentence(
				say`When ${equation('x', graph.h)}, ${equation('y', graph.k)}.`,
				'the absolute value is 0',
			),
			sentence(
				say`This is the ${graph.a > 0 ? 'least' : 'greatest'} value, and ${symbol('y')} takes on every ${graph.a > 0 ? 'greater' : 'smaller'} value.`,
				`the coefficient of the absolute value is ${graph.a > 0 ? 'positive' : 'negative'}`,
			),
			sentence(say`The range is ${rangeOf(graph)}.`),
		],
		hint: say`Is the value of ${symbol('y')} there the least or the greatest?`,
	},
	axis: AXIS,
	'axis of symmetry': AXIS,
	'number of x-intercepts': {
		ask: (rule) => say`How many ${symbol('x')}-intercepts does the graph of ${rule} have?`,
		answer: (graph) => integer(meetsAxis(graph)),
		wrong: (graph) =>
			unlessRight(
				integer(meetsAxis(graph)),
				[integer(2), 'assumed that the graph always crosses the x-axis twice'],
				[integer(1), 'counted the vertex as an x-intercept'],
				[integer(0), 'assumed that the graph opens away from the x-axis'],
			),
		last: (graph) => [
			sentence(
				say`When ${equation('x', graph.h)}, ${equation('y', graph.k)}, so the vertex is ${tuple(graph.h, graph.k)}.`,
				'the absolute value is 0',
			),
			sentence(
				say`The vertex is ${graph.k === 0 ? 'on' : graph.k > 0 ? 'above' : 'below'} the ${symbol('x')}-axis, and the graph opens ${graph.a > 0 ? 'upward' : 'downward'}.`,
				`its y-coordinate is ${graph.k === 0 ? '0' : graph.k > 0 ? 'positive' : 'negative'}, and the coefficient of the absolute value is ${graph.a > 0 ? 'positive' : 'negative'}`,
			),
			sentence(
				say`The number of ${symbol('x')}-intercepts is ${num(meetsAxis(graph))}.`,
				AXIS_CROSSED[meetsAxis(graph)],
			),
		],
		hint: say`Is the vertex above, on, or below the ${symbol('x')}-axis? Does the graph open toward the axis?`,
	},
};
