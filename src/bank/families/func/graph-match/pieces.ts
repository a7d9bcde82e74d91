/** Functions with two rules: one on the left of a boundary, one on the right. */
import { equation, num, operand, product, relation, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import type { Curve } from '../../../figures/curves.ts';
import { axesFor } from './changed.ts';
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
	return {
		at: (x) => valueOf(inLeft(x) ? left : right, x),
		breaks: [at],
		keys: [at, at - 1, at + 1, at - 2, at + 2],
		dots:
			ends[0] === ends[1]
				? []
				: ends.map((height, place) => ({ at: [at, height], hollow: (place === 0) !== closedLeft })),
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
	return matching(draw, {
		...axesFor(6),
		options: [
			one(right, ''),
			...draw.random.shuffle([
				one({ ...right, left: other, right: left }, 'gave the two rules to the wrong sides'),
				one({ ...right, closedLeft: !closedLeft }, 'mixed up the filled and the hollow dot'),
				one(
					{
						...right,
						at: -h + 0,
						left: moved(left, 2 * slope * h),
						right: moved(other, 2 * otherSlope * h),
					},
					'took the wrong sign for the boundary',
				),
				one(
					{
						...right,
						right: [-otherSlope + 0, height + otherSlope * h],
						left: [-slope + 0, k + slope * h],
					},
					'took the wrong sign for the slopes',
				),
			]),
			one({ ...right, left: moved(left, height > k ? -2 : 2) }, 'misread the left part'),
			one({ ...right, right: moved(other, height > k ? 2 : -2) }, 'misread the right part'),
		],
		steps: [
			sentence(
				say`To the left of ${equation('x', h)} the rule is ${equation('y', written(left))}; at the boundary it ${closedLeft ? 'gives the filled' : 'would give the hollow'} dot at height ${valueOf(left, h)}.`,
			),
			sentence(
				say`To the right the rule is ${equation('y', written(other))}; at the boundary it ${closedLeft ? 'would give the hollow' : 'gives the filled'} dot at height ${valueOf(other, h)}.`,
			),
		],
		hint: say`Look at the boundary first: which of the two parts contains it? Its dot is filled.`,
	});
}
