/** func.absolute: vertex, range, axis and intercepts of y = a|x − h| + k. */
import {
	absolute,
	equation,
	list,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	drawnLast,
	type Line,
	line,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { changedRule, parentNamed } from '../../../steps/parents.ts';
import { ASKED, type Graph } from './features.ts';
import { takeAway } from '../../../steps/reasons.ts';

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
