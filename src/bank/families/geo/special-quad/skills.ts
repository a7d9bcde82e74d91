/** geo.special-quad: slopes, lengths and midpoints of the diagonals of quadrilaterals. */
import Fraction from 'fraction.js';
import { equation, num, symbol, times } from '../../../../math/expression.ts';
import { midpointOf, pointAt } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	point,
	radical,
	rational,
	sentence,
	type Skills,
	unlessRight,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import {
	type Corner,
	cross,
	from,
	moved,
	namedCorners,
	onPlane,
	squared,
	turnedLeft,
} from '../../../steps/corners.ts';
import { midpointLines } from '../../../steps/line-form.ts';
import { lengthLines, lengthOf, lengthMisconceptions } from '../../../steps/length.ts';
import { RISE_OVER_RUN, slopeLines } from '../../../steps/slope.ts';

export const skills: Skills = { 'Use the diagonals of a special quadrilateral': diagonals };

type Quad = readonly [Corner, Corner, Corner, Corner];

const fromSides = (a: Corner, p: Corner, q: Corner): Quad => [
	a,
	moved(a, p),
	moved(moved(a, p), q),
	moved(a, q),
];

const SHAPES: Readonly<Record<string, (at: Corner, p: Corner, draw: Draw) => Quad | undefined>> = {
	parallelogram(at, p, draw) {
		const q: Corner = [draw.random.int(-3, 3), draw.random.int(2, 6)];
		const plain = p[0] * q[0] + p[1] * q[1] === 0 || squared(p) === squared(q);
		return plain ? undefined : fromSides(at, p, q);
	},
	rectangle: (at, p, draw) =>
		fromSides(at, p, moved([0, 0], turnedLeft(p), draw.random.pick([2, 3]))),
	rhombus: (at, p) => (p[0] === p[1] ? undefined : fromSides(at, p, [p[1], p[0]])),
	square: (at, p) => fromSides(at, p, turnedLeft(p)),
	kite(at, [a, b], draw) {
		const u = draw.random.pick<Corner>([
			[1, 1],
			[2, 1],
			[1, 2],
		]);
		const wide = Math.min(b, 3);
		return a === wide + 1
			? undefined
			: [
					moved(at, u, wide + 1),
					moved(at, turnedLeft(u), wide),
					moved(at, u, -a),
					moved(at, turnedLeft(u), -wide),
				];
	},
};

const [AC, BD] = [symbol('AC'), symbol('BD')];

function diagonals(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const ask = draw.choice('ask');
	const corners = SHAPES[type]?.(
		[draw.int('x'), draw.int('y')],
		[draw.int('a'), draw.int('b')],
		draw,
	);
	if (!corners || !onPlane(corners, 11)) return undefined;
	const [a, b, c, d] = corners;
	const [p, q] = [from(a, c), from(b, d)];
	if (Math.abs(cross(from(a, b), from(a, d))) < 4) return undefined;
	const setting = say`${symbol('ABCD')} is a ${type} with ${namedCorners(corners)}.`;
	const figure = polygonOnPlane(lettered([...corners]));
	if (ask === 'slopes') {
		if (p.includes(0) || q.includes(0)) return undefined;
		const [m, n] = [new Fraction(p[1], p[0]), new Fraction(q[1], q[0])];
		const product = rational(m.mul(n));
		const answer = withMisconceptions(
			product,
			[rational(m.add(n)), 'added the slopes instead of multiplying them'],
			...unlessRight(product, [
				rational(m.mul(n).inverse()),
				'divided the change in x by the change in y',
			]),
			[rational(m.mul(n).neg()), 'changed the sign of one of the slopes'],
		);
		return {
			prompt: say`${setting} Find the product of the slopes of its diagonals.`,
			answer,
			steps: [
				...slopeLines(a, c, symbol('m_{AC}')),
				...slopeLines(b, d, symbol('m_{BD}'), RISE_OVER_RUN),
				line(
					equation(times(symbol('m_{AC}'), symbol('m_{BD}')), times(num(m), num(n))),
					'substitute both slopes',
				),
				line(equation(times(symbol('m_{AC}'), symbol('m_{BD}')), num(m.mul(n))), 'multiply'),
				sentence(say`The product of the slopes is ${num(m.mul(n))}.`),
			],
			hints: [say`Which segments are the diagonals? What is the slope of each?`],
			figure,
		};
	}
	if (ask === 'lengths') {
		// The length of another segment must be a wrong answer, except that the diagonals may be equal by definition.
		const others = [from(a, b), from(b, c), from(c, d), from(d, a)];
		if (type === 'parallelogram' || type === 'kite') others.push(q);
		if (others.some((other) => squared(other) === squared(p))) return undefined;
		const answer = withMisconceptions(
			withUnit(radical(lengthOf(a, c)), 'units'),
			...lengthMisconceptions(a, c),
		);
		return {
			prompt: say`${setting} Find the length of the diagonal ${AC}, in units. Give the exact value in simplest form.`,
			answer,
			steps: [...lengthLines(AC, a, c), sentence(say`The length of ${AC} is ${answer.body}.`)],
			hints: [
				say`What are the changes in ${symbol('x')} and in ${symbol('y')} from ${symbol('A')} to ${symbol('C')}?`,
			],
			figure,
		};
	}
	if (type === 'kite') return undefined;
	const middle = midpointOf(a, c);
	return {
		prompt: say`${setting} Find the point where its diagonals meet. Write it as an ordered pair.`,
		answer: withMisconceptions(
			point(...middle),
			[point(middle[0].mul(2), middle[1].mul(2)), 'added the coordinates without dividing by 2'],
			[point(...midpointOf(a, b)), 'found the midpoint of a side instead of a diagonal'],
		),
		steps: [
			sentence(
				say`The diagonals meet at the midpoint ${symbol('M')} of ${AC}, which is also the midpoint of ${BD}.`,
				`the diagonals of a ${type} bisect each other`,
			),
			...midpointLines('M', a, c),
			sentence(say`The diagonals meet at ${pointAt(middle)}.`),
		],
		hints: [say`How do the diagonals of a ${type} divide each other?`],
		figure,
	};
}
