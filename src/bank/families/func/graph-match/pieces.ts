/** Functions with two rules: one on the left of a boundary, one on the right. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	operand,
	product,
	relation,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
import type { Curve } from '../../../figures/curves.ts';
import { put } from '../../../steps/function-rule.ts';
import { axesFor } from './axes.ts';
import { course } from './line-features.ts';
import { matching, type Option } from './question.ts';

type Rule = readonly [slope: number, height: number];

/** `closedLeft`: the boundary belongs to the left part. */
type Pieces = { at: number; left: Rule; right: Rule; closedLeft: boolean };

const valueOf = ([m, b]: Rule, x: number) => m * x + b;

const written = ([m, b]: Rule) =>
	m === 0
		? num(b)
		: b === 0
			? product(num(m), 'x')
			: sum(m === 1 ? operand('x') : product(num(m), 'x'), b);

const textOf = ({ at, left, right, closedLeft }: Pieces): Prose =>
	say`${equation('y', written(left))} for ${relation('x', closedLeft ? '\\le' : '<', at)} and ${equation('y', written(right))} for ${relation('x', closedLeft ? '>' : '\\ge', at)}`;

function curveOf({ at, left, right, closedLeft }: Pieces): Curve {
	const inLeft = (x: number) => x < at || (x === at && closedLeft);
	const ends = [valueOf(left, at), valueOf(right, at)] as const;
	const jump: NonNullable<Curve['jump']> = [
		{ at: [at, ends[0]], hollow: !closedLeft },
		{ at: [at, ends[1]], hollow: closedLeft },
	];
	return {
		at: (x) => valueOf(inLeft(x) ? left : right, x),
		breaks: [at],
		keys: [at, at - 1, at + 1, at - 2, at + 2],
		...(ends[0] !== ends[1] && { jump }),
	};
}

export function matchPieces(draw: Draw, isStep: boolean): Draft | undefined {
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	const slope = isStep ? 0 : a;
	const otherSlope = isStep ? 0 : draw.random.pick([-2, -1, 0, 1, 2]);
	const height = draw.random.int(-4, 4);
	if (height === k || (slope === otherSlope && !isStep) || Math.abs(h) > 3) return undefined;
	const right: Pieces = {
		at: h,
		left: [slope, k - slope * h],
		right: [otherSlope, height - otherSlope * h],
		closedLeft: draw.random.int(0, 1) === 1,
	};
	const { left, right: other, closedLeft } = right;
	const one = (pieces: Pieces, mistake: string): Option => ({
		text: textOf(pieces),
		curve: curveOf(pieces),
		mistake,
	});
	const moved = ([m, b]: Rule, by: number): Rule => [m, b + by];
	const isInView = [left, other].every((part) =>
		[h - 1, h + 1].every((x) => Math.abs(valueOf(part, x)) <= 6),
	);
	return matching(draw, {
		...axesFor(isInView ? 6 : 10),
		name: 'piecewise rule',
		kind: 'the piecewise function',
		options: [
			one(right, ''),
			...draw.random.shuffle([
				one({ ...right, left: other, right: left }, 'switched the two rules'),
				one({ ...right, closedLeft: !closedLeft }, 'switched the open and closed dots'),
				one(
					{
						...right,
						at: -h + 0,
						left: moved(left, 2 * slope * h),
						right: moved(other, 2 * otherSlope * h),
					},
					slope === 0 && otherSlope === 0
						? 'used the opposite sign for the boundary'
						: 'moved the whole graph, using the opposite sign for the x-value of the boundary',
				),
				one(
					{
						...right,
						right: [-otherSlope + 0, height + otherSlope * h],
						left: [-slope + 0, k + slope * h],
					},
					turnedParts(slope, otherSlope),
				),
			]),
			one(
				{ ...right, left: moved(left, height > k ? -2 : 2) },
				`placed the left part 2 units too ${height > k ? 'low' : 'high'}`,
			),
			one(
				{ ...right, right: moved(other, height > k ? 2 : -2) },
				`placed the right part 2 units too ${height > k ? 'high' : 'low'}`,
			),
		],
		steps: (fromGraph) => [
			...partLines(left, h, closedLeft, { side: 'left', fromGraph }),
			...partLines(other, h, !closedLeft, { side: 'right', fromGraph }),
		],
		hints: (fromGraph) => [
			isStep
				? say`What is the ${symbol('y')}-value of each part?`
				: say`What is the ${symbol('y')}-value of each part at the boundary between the two rules? Does each part rise, fall, or stay level?`,
			fromGraph
				? say`Which part includes the closed dot?`
				: say`Which of the two rules includes the boundary? The part for that rule has the closed dot.`,
		],
	});
}

/** "treated the left part as falling instead of rising" */
function turnedParts(slope: number, otherSlope: number): string {
	const way = (m: number) => (m > 0 ? 'falling instead of rising' : 'rising instead of falling');
	if (slope * otherSlope < 0) return 'switched rising and falling in both parts';
	const part = slope === 0 ? 'the right part' : otherSlope === 0 ? 'the left part' : 'both parts';
	return `treated ${part} as ${way(slope + otherSlope)}`;
}

const SIGNS = { left: ['<', '\\le'], right: ['>', '\\ge'] } as const;

/** One part with its end at the boundary, in the order in which a reader finds them. */
function partLines(
	part: Rule,
	at: number,
	isClosed: boolean,
	{ side, fromGraph }: { side: 'left' | 'right'; fromGraph: boolean },
): Line[] {
	const [slope] = part;
	const rule = equation('y', written(part));
	const shown = slope === 0 ? 'is horizontal' : course(new Fraction(slope));
	const end = say`${side === 'left' ? 'ends' : 'starts'} at ${tuple(at, valueOf(part, at))} with ${isClosed ? 'a closed' : 'an open'} dot`;
	if (!fromGraph)
		return [
			...(slope === 0
				? []
				: [
						sentence(
							say`At the boundary, ${equation('x', at)}, the rule for the ${side} part gives ${equation('y', equation(put(written(part), 'x', num(at)), valueOf(part, at)))}.`,
						),
					]),
			sentence(
				say`The part to the ${side}, ${rule}, ${shown} and ${end}.`,
				`this part ${isClosed ? 'includes' : 'does not include'} the boundary`,
			),
		];
	const where = relation('x', SIGNS[side][isClosed ? 1 : 0], at);
	const seen = say`To the ${side} of ${equation('x', at)}, the graph ${shown} and ${end}`;
	const boundary = isClosed
		? 'the closed dot means that the boundary is included'
		: 'the open dot means that the boundary is not included';
	if (slope === 0)
		return [
			sentence(
				say`${seen}, so the rule when ${where} is ${rule}.`,
				`the y-value of this part gives the rule; ${boundary}`,
			),
		];
	const away = side === 'left' ? -1 : 1;
	// The opposite of 0 would be written -0.
	const [first, second] = [at, at + away, at + 2 * away].filter((x) => slope !== -1 || x !== 0);
	const point = (x = at) => tuple(x, valueOf(part, x));
	return [
		sentence(say`${seen}.`),
		sentence(
			say`The line ${rule} passes through ${point(first)} and ${point(second)}, so the rule when ${where} is ${rule}.`,
			`two points determine a line; ${boundary}`,
		),
	];
}
