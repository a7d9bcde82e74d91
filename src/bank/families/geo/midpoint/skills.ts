/** geo.midpoint: midpoints, missing endpoints, the fourth vertex of a parallelogram. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	product,
	quotient,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { type At, fraction, midpointOf, pointAt } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	point,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
} from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import { midpointLines } from '../../../steps/line-form.ts';
import { withSegments } from '../../../steps/line-sketch.ts';

type Corner = readonly [x: number, y: number];

export const skills: Skills = {
	'Find the midpoint of a segment': (draw) => middle(draw),
	'Find a missing endpoint': (draw) =>
		otherEnd([draw.int('x1'), draw.int('y1')], [draw.int('mx'), draw.int('my')]),
	'Find a midpoint or a missing endpoint'(draw) {
		if (draw.inTurn('ask') === 'mid') return middle(draw);
		const a: Corner = [draw.int('x1'), draw.int('y1')];
		const b: Corner = [draw.int('x2'), draw.int('y2')];
		return otherEnd(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
	},
	'Find the fourth vertex of a parallelogram': fourthVertex,
};

const halfOf = (value: number): Fraction => new Fraction(value).div(2);

function middle(draw: Draw): Draft | undefined {
	const [a, b]: Corner[] = [
		[draw.int('x1'), draw.int('y1')],
		[draw.int('x2'), draw.int('y2')],
	];
	if (!a || !b || (Math.abs(a[0] - b[0]) < 2 && Math.abs(a[1] - b[1]) < 2)) return undefined;
	const [x, y] = midpointOf(a, b);
	return {
		prompt: say`Find the midpoint of the segment with endpoints ${product('A', pointAt(a))} and ${product('B', pointAt(b))}. Write it as an ordered pair.`,
		answer: withMisconceptions(
			point(x, y),
			[
				point(halfOf(b[0] - a[0]), halfOf(b[1] - a[1])),
				'subtracted the coordinates instead of adding them',
			],
			[point(a[0] + b[0], a[1] + b[1]), 'added the coordinates without dividing by 2'],
			[point(y, x), 'wrote the y-coordinate first'],
		),
		steps: [
			...midpointLines('M', a, b, 'M is the midpoint'),
			withSegments(sentence(say`The midpoint is ${pointAt([x, y])}.`), [[a, b]], [a, b, [x, y]]),
		],
		hints: [
			say`Which number is halfway between the two ${symbol('x')}-coordinates? Which is halfway between the two ${symbol('y')}-coordinates?`,
		],
		figure: polygonOnPlane(lettered([a, b])),
	};
}

function otherEnd(a: Corner, m: Corner): Draft | undefined {
	const b: Corner = [2 * m[0] - a[0], 2 * m[1] - a[1]];
	if (b.some((value) => !Number.isInteger(value) || Math.abs(value) > 20)) return undefined;
	if (a[0] === b[0] || a[1] === b[1] || a.includes(0)) return undefined;
	return {
		prompt: say`${product('M', pointAt(m))} is the midpoint of segment ${symbol('AB')}, and one endpoint is ${product('A', pointAt(a))}. Find the coordinates of ${symbol('B')}.`,
		answer: withMisconceptions(
			point(b[0], b[1]),
			[point(halfOf(a[0] + m[0]), halfOf(a[1] + m[1])), 'found the midpoint of A and M'],
			[point(m[0] - a[0], m[1] - a[1]), 'gave the change from A to M without adding it to M'],
			[point(2 * a[0] - m[0], 2 * a[1] - m[1]), 'used A as the midpoint and M as the endpoint'],
		),
		steps: [
			sentence(say`Let the coordinates of ${symbol('B')} be ${tuple('x', 'y')}.`),
			...endLines('x', a[0], m[0]),
			...endLines('y', a[1], m[1]),
			withSegments(
				sentence(say`The coordinates of ${symbol('B')} are ${pointAt(b)}.`),
				[[a, b]],
				[a, b, m],
			),
		],
		hints: [
			say`Each coordinate of the midpoint is the average of two coordinates. Which of these do you know, and which must you find?`,
		],
		...(Math.max(...a.map(Math.abs), ...m.map(Math.abs)) < 15 && m.every(Number.isInteger)
			? {
					figure: polygonOnPlane([
						{ name: 'A', at: a },
						{ name: 'M', at: m },
					]),
				}
			: {}),
	};
}

/** The average of both ends is the middle. */
const endLines = (letter: string, end: number, middleValue: number): Line[] => [
	line(
		equation(quotient(sum(num(end), letter), 2), num(fraction(middleValue))),
		`the ${letter}-coordinate of the midpoint is the average of the two ${letter}-coordinates`,
	),
	line(equation(sum(num(end), letter), num(2 * middleValue)), 'multiply both sides by 2'),
	line(equation(letter, 2 * middleValue - end), takeAway(end)),
];

function fourthVertex(draw: Draw): Draft | undefined {
	const a: Corner = [draw.int('x1'), draw.int('y1')];
	const [p, q]: Corner[] = [
		[draw.int('a'), draw.int('b')],
		[draw.int('c'), draw.int('d')],
	];
	if (!p || !q || Math.abs(p[0] * q[1] - p[1] * q[0]) < 6) return undefined;
	// In a rhombus, D is also the mirror image of B across AC. The sides of a rectangle show D at a glance.
	const isRhombus = p[0] ** 2 + p[1] ** 2 === q[0] ** 2 + q[1] ** 2;
	if (isRhombus || p[0] * q[0] + p[1] * q[1] === 0) return undefined;
	const b: Corner = [a[0] + p[0], a[1] + p[1]];
	const c: Corner = [b[0] + q[0], b[1] + q[1]];
	const d: Corner = [a[0] + q[0], a[1] + q[1]];
	const m: At = midpointOf(a, c);
	if (b.includes(0) || Math.max(...c.map(Math.abs), ...b.map(Math.abs)) > 12) return undefined;
	return {
		prompt: say`${symbol('ABCD')} is a parallelogram with ${product('A', pointAt(a))}, ${product('B', pointAt(b))}, and ${product('C', pointAt(c))}. Find the coordinates of ${symbol('D')}.`,
		answer: withMisconceptions(
			point(d[0], d[1]),
			[point(a[0] - q[0], a[1] - q[1]), 'used AB instead of AC as a diagonal'],
			[
				point(c[0] + p[0], c[1] + p[1]),
				'moved from C the way A moves to B, instead of in the opposite direction',
			],
			[point(m[0], m[1]), 'gave the midpoint of the diagonals instead of D'],
		),
		steps: [
			...midpointLines('M', a, c, 'M is the midpoint of the diagonal AC'),
			sentence(
				say`${symbol('M')} is also the midpoint of ${symbol('BD')}.`,
				'the diagonals of a parallelogram bisect each other',
			),
			sentence(say`Let the coordinates of ${symbol('D')} be ${tuple('x', 'y')}.`),
			...coordinateLines('x', b[0], m[0]),
			...coordinateLines('y', b[1], m[1]),
			withSegments(
				sentence(say`The coordinates of ${symbol('D')} are ${pointAt(d)}.`),
				[
					[a, c],
					[b, d],
				],
				[a, b, c, d, m],
			),
		],
		hints: [
			say`What do you know about the midpoints of the two diagonals of a parallelogram?`,
			say`How are the coordinates of ${symbol('B')} and ${symbol('D')} related to those of the midpoint?`,
		],
		figure: polygonOnPlane(lettered([a, b, c])),
	};
}

const coordinateLines = (letter: string, from: number, half: At[0]): Line[] => {
	const double = fraction(half).mul(2);
	return [
		line(
			equation(quotient(sum(num(from), letter), 2), num(half)),
			`the ${letter}-coordinate of M is the average of those of B and D`,
		),
		line(equation(sum(num(from), letter), num(double)), 'multiply both sides by 2'),
		line(equation(letter, num(double.sub(from))), takeAway(from)),
	];
};
