/** Perpendicular lines to find: bisectors, altitudes, a foot, a tangent to a circle. */
import type Fraction from 'fraction.js';
import { equation, num, power, product, sum, symbol } from '../../../../math/expression.ts';
import {
	type At,
	fraction,
	interceptOf,
	lineEquation,
	midpointOf,
	MX_PLUS_B,
	pointAt,
	standardForm,
} from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	mergedByValue,
	point,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { footLines, footOf } from '../../../steps/foot.ts';
import { fromIntercept, midpointLines, pointSlopeLines } from '../../../steps/line-form.ts';
import { IN_AX_BY_C, standardFromPoint, standardOf } from '../../../steps/line-standard.ts';
import { slopeLines } from '../../../steps/slope.ts';
import { SIGN_KEPT, wrongLines } from '../../../steps/wrong-lines.ts';

const acrossLines = (name: string, m: Fraction): Line[] => [
	sentence(
		say`The slope of the ${name} is ${num(m)}.`,
		'the slopes of perpendicular lines are negative reciprocals',
	),
];

export function perpendicularBisector(draw: Draw): Draft | undefined {
	const [dx, dy] = [draw.int('dx'), draw.int('dy')];
	const a = [draw.int('x1'), draw.int('y1')] as const;
	const b = [a[0] + dx, a[1] + dy] as const;
	const m = fraction(-dx, dy);
	const middle = midpointOf(a, b);
	const constant = interceptOf(m, middle);
	if (m.abs().equals(1) || m.d > 5n || constant.d > 5n || Math.max(...b.map(Math.abs)) > 12)
		return undefined;
	// Through the origin, the sign of b would not matter.
	if (constant.equals(0)) return undefined;
	return {
		prompt: say`A segment has endpoints ${product('A', pointAt(a))} and ${product('B', pointAt(b))}. Write the equation of its perpendicular bisector in the form ${MX_PLUS_B}.`,
		answer: withMisconceptions(
			written('line', lineEquation(m, constant)),
			...mergedByValue(
				[
					written('line', lineEquation(m.inverse().neg(), interceptOf(m.inverse().neg(), middle))),
					'used the slope of the segment',
				],
				...wrongLines(m, constant, middle, { named: 'the midpoint', reversed: SIGN_KEPT }),
			),
		),
		steps: [
			sentence(
				say`Let ${symbol('M')} be the midpoint of ${symbol('AB')}.`,
				'the perpendicular bisector passes through the midpoint of the segment',
			),
			...midpointLines('M', a, b),
			...slopeLines(a, b, symbol('m_{AB}')),
			...acrossLines('perpendicular bisector', m),
			...fromIntercept(m, middle),
		],
		hints: [
			say`Through which point on the segment does the perpendicular bisector pass?`,
			say`What is the slope of the segment, and what is its negative reciprocal?`,
		],
	};
}

/** From C to AB. */
export function altitude(draw: Draw): Draft | undefined {
	const [dx, dy] = [draw.int('dx'), draw.int('dy')];
	const a = [draw.int('x1'), draw.int('y1')] as const;
	const b = [a[0] + dx, a[1] + dy] as const;
	const c: At = [draw.int('u'), draw.int('v')];
	const m = fraction(-dx, dy);
	const constant = interceptOf(m, c);
	const flat = interceptOf(fraction(dy, dx), a).equals(interceptOf(fraction(dy, dx), c));
	if (flat || m.abs().equals(1) || m.d > 4n || constant.d > 2n || Math.max(...b.map(Math.abs)) > 10)
		return undefined;
	const vertices = say`${product('A', pointAt(a))}, ${product('B', pointAt(b))}, and ${product('C', pointAt(c))}`;
	return {
		prompt: say`A triangle has vertices ${vertices}. Write the equation of the altitude from ${symbol('C')} in the form ${MX_PLUS_B}.`,
		answer: withMisconceptions(
			written('line', lineEquation(m, constant)),
			...mergedByValue(
				[
					written('line', lineEquation(m.inverse().neg(), interceptOf(m.inverse().neg(), c))),
					'used the slope of side AB',
				],
				...wrongLines(m, constant, c, { named: 'C', reversed: SIGN_KEPT }),
			),
		),
		steps: [
			sentence(
				say`The altitude from ${symbol('C')} is perpendicular to side ${symbol('AB')}.`,
				'an altitude is perpendicular to the side opposite its vertex',
			),
			...slopeLines(a, b, symbol('m_{AB}')),
			...acrossLines('altitude', m),
			...fromIntercept(m, c),
		],
		hints: [
			say`To which side is the altitude from ${symbol('C')} perpendicular?`,
			say`What is the slope of that side, and what is its negative reciprocal?`,
		],
	};
}

/** The foot must have whole coordinates; the reciprocal of a slope of 1 or −1 is the slope itself. */
export function footOfPerpendicular(draw: Draw): Draft | undefined {
	const [m, b] = [draw.int('m'), draw.int('b')];
	if (Math.abs(m) === 1) return undefined;
	const at = [draw.int('x1'), draw.int('y1')] as const;
	const [x, y] = footOf(m, b, at);
	const above = fraction(at[0]).mul(m).add(b);
	if (x.d !== 1n || x.equals(at[0]) || x.equals(0) || b === 0) return undefined;
	return {
		prompt: say`Find the foot of the perpendicular from ${product('P', pointAt(at))} to the line ${lineEquation(m, b)}. Write it as an ordered pair.`,
		answer: withMisconceptions(
			point(x, y),
			...mergedByValue(
				[point(y, x), 'switched the two coordinates'],
				[
					point(at[0], above),
					`went straight ${above.gt(at[1]) ? 'up' : 'down'} to the line instead of along the perpendicular`,
				],
				[point(0, b), 'gave the y-intercept of the given line'],
			),
		),
		steps: footLines(m, b, at),
		hints: [
			say`What is the equation of the perpendicular through ${symbol('P')}?`,
			say`Where do the two lines intersect?`,
		],
	};
}

/** Points of the circle with whole coordinates, none on an axis. */
const latticePoints = (r: number): [number, number][] => {
	const found: [number, number][] = [];
	for (let x = -r + 1; x < r; x++)
		for (let y = -r + 1; y < r; y++)
			if (x !== 0 && y !== 0 && x * x + y * y === r * r) found.push([x, y]);
	return found;
};

export function tangentAtPoint(draw: Draw): Draft {
	const radii = (/r in ([\d, ]+)/.exec(draw.described('pt'))?.[1] ?? '').match(/\d+/g) ?? [];
	const r = draw.random.pick(radii.map(Number));
	const at = draw.random.pick(latticePoints(r));
	const [x, y] = at;
	const radius = fraction(y, x);
	const m = radius.inverse().neg();
	const b = interceptOf(m, at);
	const circle = equation(sum(power('x', 2), power('y', 2)), r * r);
	return {
		prompt: say`Write the equation of the tangent to the circle ${circle} at ${product('P', pointAt(at))} ${IN_AX_BY_C}`,
		answer: withMisconceptions(
			written('line', standardForm(...standardOf(m, b))),
			[
				written('line', standardForm(...standardOf(m.neg(), interceptOf(m.neg(), at)))),
				'did not change the sign of the reciprocal',
			],
			[
				written('line', standardForm(...standardOf(radius, 0))),
				'gave the line that contains the radius',
			],
		),
		steps: [
			sentence(
				say`The radius joins the centre ${product('O', pointAt([0, 0]))} and ${product('P', pointAt(at))}.`,
				'the centre of the circle is the origin',
			),
			...slopeLines([0, 0], at, symbol('m_{OP}')),
			sentence(
				say`The slope of the tangent is ${num(m)}.`,
				'the tangent is perpendicular to the radius, so the slopes are negative reciprocals',
			),
			...pointSlopeLines(
				m,
				at,
				'substitute the slope of the tangent and the coordinates of P into y − y₁ = m(x − x₁)',
			),
			...standardFromPoint(m, at),
		],
		hints: [
			say`How is a tangent related to the radius at the point where it touches the circle?`,
			say`What is the slope of that radius, and what is its negative reciprocal?`,
		],
	};
}
