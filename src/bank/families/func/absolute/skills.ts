/** func.absolute: vertex, range, axis and intercepts of y = a|x − h| + k. CCSS F-IF.C.7b. */
import {
	absolute,
	equation,
	list,
	num,
	opposite,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type DraftAnswer, integer, point, written } from '../../../answer.ts';
import {
	type Draft,
	type Draw,
	drawnLast,
	line,
	type Line,
	sentence,
	type Skills,
} from '../../../family.ts';
import { changedRule, parentNamed } from '../../../steps/parents.ts';
import { withSketch } from '../../../figures/sketch.ts';

type Graph = { a: number; h: number; k: number };

const ruleOf = ({ a, h, k }: Graph) =>
	equation('y', changedRule(parentNamed('absolute value'), { a, k: 1, d: h, c: k }, 'x'));

type Asked = {
	ask: (rule: Prose) => Prose;
	answer: (graph: Graph) => DraftAnswer;
	last: (graph: Graph) => Line[];
};

const rangeOf = ({ a, k }: Graph) =>
	a > 0 ? interval(k, INFINITY, '[)') : interval(opposite(INFINITY), k, '(]');

const meetsAxis = ({ a, k }: Graph): number => (k === 0 ? 1 : a > 0 === k < 0 ? 2 : 0);

const AXIS: Asked = {
	ask: (rule) => say`Write the equation of the axis of symmetry of the graph of ${rule}.`,
	answer: ({ h }) => written('line', equation('x', h)),
	last: ({ h }) => [
		sentence(
			say`The axis of symmetry is the vertical line through the vertex: ${equation('x', h)}.`,
		),
	],
};

const ASKED: Readonly<Record<string, Asked>> = {
	vertex: {
		ask: (rule) => say`Find the vertex of the graph of ${rule}. Give an ordered pair.`,
		answer: ({ h, k }) => point(h, k),
		last: ({ h, k }) => [
			sentence(
				say`At ${equation('x', h)} the rule gives ${equation('y', k)}: the vertex is ${tuple(h, k)}.`,
			),
		],
	},
	range: {
		ask: (rule) => say`Give the range of ${rule} in interval notation.`,
		answer: (graph) => written('interval', rangeOf(graph)),
		last: (graph) => [
			sentence(
				say`At ${equation('x', graph.h)} the rule gives ${equation('y', graph.k)}; the number in front of the bars is ${graph.a > 0 ? 'positive, so all other values are greater' : 'negative, so all other values are less'}.`,
			),
			sentence(say`The range is ${rangeOf(graph)}.`),
		],
	},
	axis: AXIS,
	'axis of symmetry': AXIS,
	'number of x-intercepts': {
		ask: (rule) => say`How many ${symbol('x')}-intercepts does the graph of ${rule} have?`,
		answer: (graph) => integer(meetsAxis(graph)),
		last: (graph) => [
			sentence(
				say`The vertex is ${tuple(graph.h, graph.k)} and the graph opens ${graph.a > 0 ? 'upward' : 'downward'}.`,
			),
			sentence(
				say`The graph meets the ${symbol('x')}-axis in this many points: ${num(meetsAxis(graph))}.`,
			),
		],
	},
};

const withCorner = (
	last: Line,
	{ a, h, k }: Graph,
	points: readonly (readonly [number, number])[],
): Line =>
	withSketch(last, {
		curves: [(x) => a * Math.abs(x - h) + k],
		breaks: [h],
		points,
		around: [
			[h - 3, k + 3 * a],
			[h + 3, k],
		],
	});

function feature(draw: Draw): Draft | undefined {
	const half = draw.has('half') ? draw.int('half') : 1;
	const graph = {
		a: draw.int('a') * half,
		h: draw.int(draw.has('h') ? 'h' : 'd'),
		k: draw.int(draw.has('c') ? 'c' : 'k'),
	};
	const asked = ASKED[draw.inTurn('ask')];
	if (!asked || graph.h === 0 || (half === 0.5 && graph.a % 1 === 0)) return undefined;
	const { h } = graph;
	const inside = absolute(sum('x', -h));
	return {
		prompt: asked.ask(say`${ruleOf(graph)}`),
		answer: asked.answer(graph),
		steps: [
			line(ruleOf(graph)),
			sentence(
				say`${relation(inside, '\\ge', 0)}, and it is 0 only at ${equation('x', h)}.`,
				'an absolute value is never negative',
			),
			...drawnLast(asked.last(graph), (last) => withCorner(last, graph, [[graph.h, graph.k]])),
		],
		hints: [say`Where is the absolute value 0? There the graph has its corner.`],
	};
}

export const skills: Skills = {
	'Absolute value graph features': feature,
	'Vertex and direction': feature,
	'Features of a|x - h| + k': feature,

	'Intercepts of an absolute value graph'(draw) {
		const [a, h, n] = [draw.int('a'), draw.int('h'), draw.int('n')];
		if (h === 0) return undefined;
		const graph = { a, h, k: -a * n };
		const rule = ruleOf(graph).kind === 'relation' ? ruleOf(graph) : undefined;
		if (!rule || rule.kind !== 'relation') return undefined;
		const inside = sum('x', -h);
		const found = list(tuple(h - n, 0), tuple(h + n, 0));
		return {
			prompt: say`Find the ${symbol('x')}-intercepts of the graph of ${rule}. Give two ordered pairs, the left one first.`,
			answer: written('point-set', found),
			steps: [
				line(equation(rule.right, 0), 'on the x-axis y is 0'),
				line(
					equation(absolute(inside), n),
					a === 1
						? 'add the number to both sides'
						: 'take away the last number from both sides and divide',
				),
				sentence(
					say`${equation(inside, -n)} or ${equation(inside, n)}.`,
					'both numbers have this absolute value',
				),
				withCorner(
					sentence(
						say`${equation('x', h - n)} or ${equation('x', h + n)}, so the intercepts are ${found}.`,
					),
					graph,
					[
						[h - n, 0],
						[h + n, 0],
					],
				),
			],
			hints: [say`Put 0 in the place of ${symbol('y')} and solve for the absolute value first.`],
		};
	},
};
