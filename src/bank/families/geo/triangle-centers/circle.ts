/** Triangles whose circumcentre is found from one level right bisector and another one. */
import Fraction from 'fraction.js';
import { equation, num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { type Draw, line, type Line, sentence } from '../../../family.ts';
import { type Corner, cross, from, moved, onPlane } from '../../../steps/corners.ts';
import { pointAt, pointSlope } from '../../../steps/line-form.ts';
import { midpointOf } from '../../../steps/midpoint.ts';

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
): Line[] {
	const level = a[1] === b[1];
	const middle = midpointOf(b, c);
	const m = new Fraction(c[1] - b[1], c[0] - b[0]);
	const across = m.inverse().neg();
	const first = level ? equation('x', h) : equation('y', k);
	return [
		sentence(
			say`${symbol('AB')} is ${level ? 'horizontal' : 'vertical'}, so its right bisector is ${first}.`,
			`the midpoint of AB is (${midpointOf(a, b)
				.map((one) => one.toFraction())
				.join(', ')})`,
		),
		sentence(
			say`${symbol('BC')} has the midpoint ${pointAt(middle)} and the slope ${num(m)}, so its right bisector has the slope ${num(across)}.`,
			'perpendicular slopes multiply to -1',
		),
		line(pointSlope(across, middle), 'the right bisector of BC'),
		level
			? line(equation('y', k), `put x = ${h} into this equation`)
			: line(equation('x', h), `put y = ${k} into this equation`),
	];
}
