/** func.absolute: vertex, range, axis and intercepts of y = a|x − h| + k. */
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
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	drawnLast,
	integer,
	type Line,
	line,
	point,
	sentence,
	type Skills,
	takeAway,
	unlessRight,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { changedRule, parentNamed } from '../../../steps/parents.ts';

const PARENT = parentNamed('absolute value');

const ruleOf = ({ a, h, k }: Graph) =>
	equation('y', changedRule(PARENT, { a, k: 1, d: h, c: k }, 'x'));

const withCorner = (
	last: Line,
	{ a, h, k }: Graph,
	points: readonly (readonly [number, number])[],
): Line =>
	withFigure(last, {
		kind: 'sketch',
		curves: [(x) => a * Math.abs(x - h) + k],
		breaks: [h],
		points,
		around: [
			[h - 3, k + 3 * a],
			[h + 3, k],
		],
	});

function feature(draw: Draw): Draft | undefined {
	const half = draw.int('half');
	const graph = {
		a: draw.int('a') * half,
		h: draw.int('h'),
		k: draw.int('k'),
	};
	const asked = ASKED[draw.inTurn('ask')];
	const { a, h, k } = graph;
	if (!asked || h === 0 || (half === 0.5 && a % 1 === 0)) return undefined;
	// The number that is read must differ from the other two.
	if (Math.abs(h) === Math.abs(k) || Math.abs(h) === Math.abs(a)) return undefined;
	if (asked === ASKED['range'] && a === k) return undefined;
	const inside = absolute(sum('x', -h));
	return {
		prompt: asked.ask(say`${ruleOf(graph)}`),
		answer: withMisconceptions(asked.answer(graph), ...asked.wrong(graph)),
		steps: [
			line(ruleOf(graph)),
			sentence(
				say`${relation(inside, '\\ge', 0)}, and it is 0 only at ${equation('x', h)}.`,
				'an absolute value is never negative, and it is 0 only when the expression inside is 0',
			),
			...drawnLast(asked.last(graph), (last) => withCorner(last, graph, [[graph.h, graph.k]])),
		],
		hints: [
			say`For what value of ${symbol('x')} is the absolute value 0? What does the graph do there?`,
			...(asked.hint ? [asked.hint] : []),
		],
	};
}

export const skills: Skills = {
	'Find features of an absolute value graph': feature,

	'Find the intercepts of an absolute value graph'(draw) {
		const [a, h, n] = [draw.int('a'), draw.int('h'), draw.int('n')];
		if (h === 0) return undefined;
		const graph = { a, h, k: -a * n };
		const rule = ruleOf(graph).kind === 'relation' ? ruleOf(graph) : undefined;
		if (!rule || rule.kind !== 'relation') return undefined;
		const inside = sum('x', -h);
		const found = [tuple(h - n, 0), tuple(h + n, 0)] as const;
		return {
			prompt: say`Find the ${symbol('x')}-intercepts of the graph of ${rule}. Write them as ordered pairs from left to right, separated by a comma.`,
			answer: withMisconceptions(
				written('point-set', list(...found)),
				[
					written('point-set', list(tuple(-h - n, 0), tuple(-h + n, 0))),
					'placed the vertex on the wrong side of the y-axis',
				],
				[
					written('point-set', list(tuple(-n, 0), tuple(n, 0))),
					'ignored the number inside the absolute value bars',
				],
				...(a <= 1
					? []
					: [
							[
								written('point-set', list(tuple(h - a * n, 0), tuple(h + a * n, 0))),
								`forgot to divide by ${a}`,
							] as const,
						]),
			),
			steps: [
				line(equation(rule.right, 0), 'y = 0 at every x-intercept'),
				line(
					equation(changedRule(PARENT, { a, k: 1, d: h, c: 0 }, 'x'), a * n),
					a > 0 ? `add ${a * n} to both sides` : `subtract ${-a * n} from both sides`,
				),
				...(a === 1 ? [] : [line(equation(absolute(inside), n), `divide both sides by ${a}`)]),
				sentence(
					say`${equation(inside, -n)} or ${equation(inside, n)}`,
					`two numbers have an absolute value of ${n}`,
				),
				sentence(say`${equation('x', h - n)} or ${equation('x', h + n)}`, takeAway(-h)),
				withCorner(sentence(say`The ${symbol('x')}-intercepts are ${joinedByAnd(found)}.`), graph, [
					[h - n, 0],
					[h + n, 0],
				]),
			],
			hints: [
				say`What is the value of ${symbol('y')} at every point on the ${symbol('x')}-axis? How can you isolate the absolute value?`,
			],
		};
	},
};

// What is asked about the graph of y = a|x − h| + k: its vertex, range, axis of symmetry, or number of x-intercepts.

type Graph = { a: number; h: number; k: number };

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
const ASKED: Readonly<Record<string, Asked>> = {
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
