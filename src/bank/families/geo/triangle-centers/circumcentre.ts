/** Triangles whose circumcentre is found from a right bisector parallel to an axis and another one. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, product, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import { type Draw, line, type Line, sentence } from '../../../family.ts';
import { type Corner, cross, from, moved, onPlane } from '../../../steps/corners.ts';
import {
	fraction,
	midpointLines,
	midpointOf,
	pointSlopeLines,
	shifted,
} from '../../../steps/line-form.ts';
import { put } from '../../../steps/function-rule.ts';
import { slopeLines } from '../../../steps/slope.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { sumReason, takeAway } from '../../../steps/reasons.ts';

/** A, B with AB horizontal or vertical, and C with BC neither. */
export function circumcentreTriangle(
	draw: Draw,
	centre: Corner,
	onCircle: readonly Corner[],
): readonly [Corner, Corner, Corner] | undefined {
	const spots = onCircle.filter((spot) => !spot.includes(0));
	if (spots.length < 4) return undefined;
	const [x, y] = draw.random.pick(spots);
	const other: Corner = draw.random.int(0, 1) === 0 ? [-x, y] : [x, -y];
	const thirds = onCircle.filter((spot) => spot[0] !== other[0] && spot[1] !== other[1]);
	if (thirds.length === 0) return undefined;
	const corners = [[x, y] as const, other, draw.random.pick(thirds)].map((at) => moved(centre, at));
	const [a, b, c] = corners;
	if (!a || !b || !c || Math.abs(cross(from(a, b), from(a, c))) < 6 || !onPlane(corners, 17))
		return undefined;
	return [a, b, c];
}

/** Up to both coordinates of the centre. */
export function bisectorLines(
	[a, b, c]: readonly [Corner, Corner, Corner],
	[h, k]: Corner,
	name: 'circumcentre' | 'centre',
): Line[] {
	const level = a[1] === b[1];
	const middle = midpointOf(b, c);
	const m = new Fraction(c[1] - b[1], c[0] - b[0]);
	const across = m.inverse().neg();
	const run = shifted('x', middle[0]);
	const first = level ? equation('x', h) : equation('y', k);
	return [
		sentence(
			say`The ${name} is on the right bisectors of ${symbol('AB')} and ${symbol('BC')}.`,
			'it is the same distance from A, B, and C',
		),
		sentence(
			say`${symbol('AB')} is ${level ? 'horizontal' : 'vertical'}, so its right bisector is ${first}.`,
			`the midpoint of AB is (${midpointOf(a, b)
				.map((one) => one.toFraction())
				.join(', ')})`,
		),
		...midpointLines('M', b, c, 'M is the midpoint of BC'),
		...slopeLines(b, c, symbol('m_{BC}')),
		sentence(
			say`The right bisector of ${symbol('BC')} has slope ${num(across)}.`,
			'the slopes of perpendicular lines have a product of −1',
		),
		...pointSlopeLines(
			across,
			middle,
			'the right bisector passes through M: use the point-slope form',
		),
		...meetingLines(level, [h, k], middle, across, name),
		...(level
			? fraction(middle[1]).equals(0)
				? []
				: [line(equation('y', k), takeAway(fraction(middle[1]).neg()))]
			: [
					...(across.equals(1)
						? []
						: [
								line(
									equation(num(fraction(k).sub(middle[1]).div(across)), run),
									across.d === 1n
										? `divide both sides by ${plainNumber(across)}`
										: `multiply both sides by ${plainNumber(across.inverse())}`,
								),
							]),
					line(equation('x', h), takeAway(fraction(middle[0]).neg())),
				]),
	];
}

/** What is done once the sum in the brackets after the slope is known. */
function afterBrackets(slope: Fraction): string {
	if (slope.equals(1)) return '';
	return ` inside the brackets, then ${slope.equals(-1) ? 'take the opposite' : 'multiply'}`;
}

/**
 * The coordinate of the bisector parallel to an axis, in the equation of the other one: y − 2 = 3/2(0 − 4), y − 2 = −6.
 */
function meetingLines(
	level: boolean,
	[h, k]: Corner,
	middle: ReturnType<typeof midpointOf>,
	across: Fraction,
	name: string,
): Line[] {
	const [left, run] = [shifted('y', middle[1]), shifted('x', middle[0])];
	const times = (of: Expression) => (across.equals(1) ? of : product(num(across), of));
	const [rise, reach] = [fraction(k).sub(middle[1]), fraction(h).sub(middle[0])];
	const placed = level
		? equation(left, times(put(run, 'x', num(h))))
		: equation(put(left, 'y', num(k)), times(run));
	const simplified = level
		? equation(left, num(across.mul(reach)))
		: equation(num(rise), times(run));
	return [
		line(
			placed,
			`the ${name} is on both right bisectors: substitute ${level ? `${h} for x` : `${k} for y`}`,
		),
		...(tex(placed) === tex(simplified)
			? []
			: [
					line(
						simplified,
						level
							? `${sumReason([fraction(h), fraction(middle[0]).neg()])}${afterBrackets(across)}`
							: sumReason([fraction(k), fraction(middle[1]).neg()]),
					),
				]),
	];
}
