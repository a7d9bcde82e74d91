/** geo.side-splitter: midsegments of triangles and trapezoids on the grid. */
import Fraction from 'fraction.js';
import { equation, num, quotient, sum, symbol, times } from '../../../../math/expression.ts';
import { minus } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	radical,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
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
import { lengthLines, lengthMisconceptions } from '../../../steps/length.ts';
import { slopeLines } from '../../../steps/slope.ts';
import { rootExpression } from '../../../steps/square-roots.ts';

export const skills: Skills = {
	'Use the midsegment of a triangle': midsegment,
	'Find the midsegment of a trapezoid': trapezoid,
};

const MN = symbol('MN');

function midsegment(draw: Draw): Draft | undefined {
	const a: Corner = [draw.int('x1'), draw.int('y1')];
	const [p, q]: [Corner, Corner] = [
		[draw.int('a'), draw.int('b')],
		[draw.int('c'), draw.int('d')],
	];
	const corners = [a, moved(a, p), moved(a, q)] as const;
	const [, b, c] = corners;
	const bc = from(b, c);
	if (Math.abs(cross(p, q)) < 8 || !onPlane(corners, 11) || bc.includes(0)) return undefined;
	const setting = say`Triangle ${symbol('ABC')} has vertices ${namedCorners(corners)}. ${symbol('M')} is the midpoint of ${symbol('AB')}, and ${symbol('N')} is the midpoint of ${symbol('AC')}.`;
	const figure = polygonOnPlane(lettered([...corners]));
	if (draw.inTurn('ask') === 'length') {
		const half = rootExpression(new Fraction(squared(bc), 4));
		const answer = withMisconceptions(
			withUnit(radical(half), 'units'),
			[radical(rootExpression(squared(bc))), 'gave the length of BC without halving it'],
			[radical(rootExpression(squared(bc) * 4)), 'doubled the length of BC instead of halving it'],
			...lengthMisconceptions(b, c, { times: new Fraction(1, 2) }),
		);
		return {
			prompt: say`${setting} Find the length of ${MN}, in units. Give the exact value in simplest form.`,
			answer,
			steps: [
				...lengthLines(symbol('BC'), b, c),
				line(
					equation(MN, times(quotient(1, 2), rootExpression(squared(bc)))),
					'the midsegment is half as long as the third side',
				),
				line(equation(MN, half), 'multiply'),
				sentence(say`The length of ${MN} is ${answer.body}.`),
			],
			hints: [
				say`The segment ${MN} joins two midpoints. How does it compare with ${symbol('BC')}?`,
			],
			figure,
		};
	}
	const slope = new Fraction(bc[1], bc[0]);
	// A slope of 1 or -1 is its own reciprocal.
	if (slope.abs().equals(1)) return undefined;
	return {
		prompt: say`${setting} Find the slope of ${MN}.`,
		answer: withMisconceptions(rational(slope), ...slopeMisconceptions(bc)),
		steps: [
			sentence(
				say`${MN} is parallel to ${symbol('BC')}, so it has the same slope.`,
				'a segment that joins the midpoints of two sides is parallel to the third side',
			),
			...slopeLines(b, c, symbol('m_{BC}')),
			sentence(say`The slope of ${MN} is ${num(slope)}.`),
		],
		hints: [say`The segment ${MN} joins two midpoints. To which side is it parallel?`],
		figure,
	};
}

const slopeMisconceptions = ([run, rise]: Corner): WrongAnswer[] => [
	[rational(new Fraction(run, rise || 1)), 'divided the change in x by the change in y'],
	[
		rational(new Fraction(-rise, run)),
		'subtracted the x-coordinates and the y-coordinates in opposite orders',
	],
	[rational(new Fraction(rise, 2 * run)), 'halved the slope as if it were a length'],
];

/** AB = 6 − (−4) = 10 */
const horizontal = (name: string, [left]: Corner, [right]: Corner) =>
	equation(symbol(name), equation(minus(right, left), right - left));

/** AB is parallel to DC. */
function trapezoid(draw: Draw): Draft | undefined {
	const [a, b, h] = [draw.int('a'), draw.int('b'), draw.int('h')];
	const start: Corner = [draw.int('x'), draw.int('y')];
	const ask = draw.inTurn('ask');
	const u: Corner =
		ask === 'length'
			? [1, 0]
			: draw.random.pick<Corner>([
					[2, 1],
					[1, 2],
					[3, 1],
					[2, -1],
					[3, 2],
				]);
	const [long, short] = ask === 'length' ? [a, b] : [Math.min(a, 4), Math.min(b, 4)];
	if (long === short) return undefined;
	const lean = draw.random.int(-2, 2);
	const d =
		ask === 'length' ? moved(start, [lean, h]) : moved(start, turnedLeft(u), Math.min(h, 3));
	const corners = [start, moved(start, u, long), moved(d, u, short), d] as const;
	if (!onPlane(corners)) return undefined;
	const [, second, third] = corners;
	const setting = say`${symbol('ABCD')} is a trapezoid with ${namedCorners(corners)}, where ${symbol('AB')} is parallel to ${symbol('DC')}. ${symbol('M')} is the midpoint of ${symbol('AD')}, and ${symbol('N')} is the midpoint of ${symbol('BC')}.`;
	const figure = polygonOnPlane(lettered([...corners]));
	if (ask === 'length') {
		const half = new Fraction(long + short, 2);
		const answer = withMisconceptions(
			withUnit(rational(half), 'units'),
			[rational(long + short), 'added the lengths of the bases without dividing by 2'],
			[
				rational(new Fraction(Math.abs(long - short), 2)),
				'subtracted the lengths of the bases instead of adding them',
			],
		);
		return {
			prompt: say`${setting} Find the length of ${MN}, in units.`,
			answer,
			steps: [
				line(
					horizontal('AB', start, second),
					'the bases are horizontal, so subtract the x-coordinates',
				),
				line(horizontal('DC', d, third), 'subtract the x-coordinates'),
				line(
					equation(MN, quotient(sum(long, short), 2)),
					'the length of the midsegment is the average of the lengths of the bases',
				),
				line(equation(MN, num(half)), half.d === 1n ? 'add, then divide' : 'add'),
				sentence(say`The length of ${MN} is ${answer.body}.`),
			],
			hints: [
				say`How long are the two bases? How does the midsegment of a trapezoid compare with them?`,
			],
			figure,
		};
	}
	const slope = new Fraction(u[1], u[0]);
	return {
		prompt: say`${setting} Find the slope of ${MN}.`,
		answer: withMisconceptions(rational(slope), ...slopeMisconceptions(u)),
		steps: [
			sentence(
				say`${MN} is parallel to ${symbol('AB')}, so it has the same slope.`,
				'the midsegment of a trapezoid is parallel to the bases',
			),
			...slopeLines(start, second, symbol('m_{AB}')),
			sentence(say`The slope of ${MN} is ${num(slope)}.`),
		],
		hints: [say`To which sides is the midsegment of a trapezoid parallel?`],
		figure,
	};
}
