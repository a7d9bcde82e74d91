/** Inequalities read from a curve and a line that meet twice. */
import {
	equation,
	type Expression,
	num,
	power,
	product,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call, INFINITY, interval, root, union } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	drawnInts,
	onlyIf,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { plus1, ruleOf } from '../../../steps/function-rule.ts';
import { MINUS_INFINITY } from '../../../steps/inequality.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';
import type { Spot } from '../../../figures/figure.ts';

const x = symbol('x');

/** A curve and the line through two of its points with whole coordinates. */
export function inequality(draw: Draw): Draft | undefined {
	const [a, b] = drawnInts(draw, 'a', 'b');
	const type = draw.inTurn('type');
	const kind = type.startsWith('exponential')
		? 'exponential'
		: type.startsWith('root') || type.startsWith('sine')
			? 'root'
			: 'log';
	const spots: Spot[] =
		kind === 'exponential'
			? [0, 1, 2, 3].map((n): Spot => [n, 2 ** n + b])
			: kind === 'root'
				? [0, 1, 2].map((n): Spot => [n * n, n + b])
				: [0, 1, 2, 3].map((n): Spot => [2 ** n, n + b]);
	const [p, q] = draw.random.sample(spots, 2).toSorted(([one], [two]) => one - two);
	if (!p || !q || a < 1) return undefined;
	const slope = (q[1] - p[1]) / (q[0] - p[0]);
	if (!Number.isInteger(slope * 6)) return undefined;
	const exactSlope = num(`${q[1] - p[1]}/${q[0] - p[0]}`);
	const constant = num(`${p[1] * (q[0] - p[0]) - (q[1] - p[1]) * p[0]}/${q[0] - p[0]}`);
	const lineRule: Expression =
		constant.kind === 'number' && constant.value.equals(0)
			? oneOrTimes(exactSlope)
			: sum(oneOrTimes(exactSlope), constant);
	const f: Expression = plus1(
		kind === 'exponential'
			? power(2, 'x')
			: kind === 'root'
				? root('x')
				: call('\\log', 'x', { base: 2 }),
		b,
	);
	const less = draw.choice('rel') === '<';
	const between = (kind === 'exponential') === less;
	const start: readonly [Expression, '[' | '('] =
		kind === 'exponential' ? [MINUS_INFINITY, '('] : [num(0), kind === 'root' ? '[' : '('];
	const [l, r] = less ? ['(', ')'] : ['[', ']'];
	const left =
		kind !== 'exponential' && p[0] === 0
			? undefined
			: interval(start[0], num(p[0]), `${start[1]}${less ? ')' : ']'}`);
	if (!left && !between && !less) return undefined;
	const right = interval(num(q[0]), INFINITY, less ? '()' : '[)');
	const inside = interval(num(p[0]), num(q[0]), `${l}${r}` as '()' | '[]');
	const answer = between ? inside : left ? union(left, right) : right;
	const curve = Array.from({ length: 81 }, (_, at): Spot => {
		const value = (kind === 'exponential' ? -8 : 0.01) + at * 0.2;
		return [
			Number(value.toFixed(2)),
			Number(
				(
					(kind === 'exponential'
						? 2 ** value
						: kind === 'root'
							? Math.sqrt(value)
							: Math.log2(value)) + b
				).toFixed(2),
			),
		];
	});
	const goal = relation(call('f', x), less ? '<' : '\\ge', call('g', x));
	return {
		prompt: say`The graph shows the curve ${ruleOf('f', f)} and the line ${ruleOf('g', lineRule)}. Their two points of intersection are marked. Solve the inequality ${goal}. Write the solution in interval notation.`,
		answer: withMisconceptions(
			written('interval', answer),
			...onlyIf(!between || left !== undefined, [
				written('interval', between ? (left ? union(left, right) : right) : inside),
				`gave the values of x for which the curve is ${less ? 'above' : 'on or below'} the line`,
			]),
			[
				written(
					'interval',
					between
						? interval(num(p[0]), num(q[0]), less ? '[]' : '()')
						: interval(num(q[0]), INFINITY, less ? '[)' : '()'),
				),
				between
					? `${less ? 'included' : 'left out'} the points of intersection`
					: left
						? `gave only the part to the right and ${less ? 'included' : 'left out'} its endpoint`
						: 'included the endpoint',
			],
			...onlyIf(between || left !== undefined, [
				written('interval', right),
				between
					? 'gave the part to the right instead of the part between the points'
					: 'gave only the part to the right',
			]),
		),
		steps: [
			sentence(
				say`The graphs meet at ${equation(x, p[0])} and ${equation(x, q[0])}.`,
				'read the marked points',
			),
			...(kind === 'exponential'
				? []
				: [
						sentence(
							say`${call('f', x)} is defined only for ${relation(x, kind === 'root' ? '\\ge' : '>', 0)}.`,
							kind === 'root'
								? 'the radicand must be 0 or greater'
								: 'the argument of a logarithm must be positive',
						),
					]),
			sentence(
				say`Between ${equation(x, p[0])} and ${equation(x, q[0])}, the curve is ${between === less ? 'below' : 'above'} the line.`,
				'compare the heights of the curve and the line',
			),
			sentence(
				say`${left ? say`To the left of ${equation(x, p[0])} and to` : 'To'} the right of ${equation(x, q[0])}, the curve is ${between === less ? 'above' : 'below'} the line.`,
			),
			...(kind === 'root' && left && !between
				? [
						sentence(
							say`The curve starts at ${equation(x, 0)}, where it is also below the line, so 0 is included.`,
						),
					]
				: []),
			sentence(
				say`${goal} on ${answer}.`,
				between || left
					? `at the points of intersection, the two values are equal, so these endpoints are ${less ? 'not included' : 'included'}`
					: `at x = ${q[0]}, the two values are equal, so this endpoint is ${less ? 'not included' : 'included'}`,
			),
		],
		hints: [say`For which ${x} is the curve ${less ? 'below' : 'on or above'} the line?`],
		figure: {
			kind: 'graph',
			...axesAround([p, q, [5, 5]]),
			shapes: [
				{ kind: 'curve', points: curve },
				{ kind: 'line', through: [p, q] },
				{ kind: 'point', at: p },
				{ kind: 'point', at: q },
			],
			alt: `A curve and a line that meet at 2 dots: ${whereIs(p)}; ${whereIs(q)}. The line rises from left to right. The curve rises ${kind === 'exponential' ? 'more and more' : 'less and less'} steeply.`,
		},
	};
}

const oneOrTimes = (slope: Expression): Expression =>
	slope.kind === 'number' && slope.value.equals(1) ? x : product(slope, x);
