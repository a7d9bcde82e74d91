import { SIGN_KEPT, wrongLines } from '../../../steps/wrong-lines.ts';
import type Fraction from 'fraction.js';
import { num, product, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	mergedByValue,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { MX_PLUS_B } from '../../../contexts/line-forms.ts';
import {
	type At,
	fraction,
	fromIntercept,
	interceptOf,
	lineEquation,
	midpointLines,
	midpointOf,
	pointAt,
} from '../../../steps/line-form.ts';
import { slopeLines } from '../../../steps/slope.ts';

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
