/** geo.triangle-centers: centroid and circumcentre from coordinates. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times,
	tuple,
} from '../../../../math/expression.ts';
import { fraction, midpointOf, pointAt } from '../../../../math/lines.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { shifted } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	point,
	radical,
	sentence,
	type Skills,
	takeAway,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import {
	type Corner,
	cross,
	from,
	latticePoints,
	moved,
	namedCorners,
	onPlane,
	squared,
} from '../../../steps/corners.ts';
import { sumReason } from '../../../steps/fractions.ts';
import { put } from '../../../steps/function-rule.ts';
import { lengthLines } from '../../../steps/length.ts';
import { midpointLines, pointSlopeLines } from '../../../steps/line-form.ts';
import { slopeLines } from '../../../steps/slope.ts';
import { rootExpression } from '../../../steps/square-roots.ts';

export const skills: Skills = {
	'Find a centroid or circumcentre': (draw) =>
		draw.inTurn('kind') === 'centroid' ? centroid(draw) : circumcentre(draw),
	'Use the centroid of a triangle': centroidProperty,
	'Find the circle through three points': centreOrRadius,
};

/** The value made a multiple of 3 by going down. */
const third = (value: number): number => value - (((value % 3) + 3) % 3);

function centroid(draw: Draw): Draft | undefined {
	const a: Corner = [draw.int('x1'), draw.int('y1')];
	const p: Corner = [draw.int('a'), draw.int('b')];
	const q: Corner = [third(draw.int('c') + p[0]) - p[0], third(draw.int('d') + p[1]) - p[1]];
	const corners = [a, moved(a, p), moved(a, q)] as const;
	if (Math.abs(cross(p, q)) < 6 || !onPlane(corners)) return undefined;
	const coordinates = [0, 1].map((axis) => corners.map((at) => at[axis] ?? 0));
	const totals = coordinates.map((values) => values.reduce((all, value) => all + value, 0));
	const [x = 0, y = 0] = totals.map((total) => total / 3);
	const average = (values: number[]) =>
		quotient(sum(...values.map((value, at) => (at === 0 ? num(value) : signed(value)))), 3);
	return {
		prompt: say`Find the centroid of the triangle with vertices ${namedCorners(corners)}. Write it as an ordered pair.`,
		answer: withMisconceptions(
			point(x, y),
			[
				point(new Fraction(totals[0] ?? 0, 2), new Fraction(totals[1] ?? 0, 2)),
				'divided the sums by 2 instead of 3',
			],
			[point(totals[0] ?? 0, totals[1] ?? 0), 'added the coordinates without dividing by 3'],
			[point(...midpointOf(corners[0], corners[1])), 'found the midpoint of AB'],
		),
		steps: [
			line(
				equation('G', tuple(...coordinates.map(average))),
				'G is the centroid: each of its coordinates is the average of the corresponding coordinates of the three vertices',
			),
			line(equation('G', tuple(...totals.map((total) => quotient(total, 3)))), 'add'),
			line(equation('G', pointAt([x, y])), 'divide'),
			sentence(say`The centroid is ${pointAt([x, y])}.`),
		],
		hints: [
			say`The three medians meet at the centroid. How are its coordinates related to those of the vertices?`,
		],
		figure: polygonOnPlane(lettered([...corners])),
	};
}

const centreMisconceptions = (corners: readonly [Corner, Corner, Corner]): WrongAnswer[] => [
	[
		point(
			...(([0, 1] as const).map(
				(axis) => new Fraction(corners[0][axis] + corners[1][axis] + corners[2][axis], 3),
			) as [Fraction, Fraction]),
		),
		'found the centroid, where the medians meet',
	],
	[point(...midpointOf(corners[0], corners[1])), 'found the midpoint of AB'],
	[point(...midpointOf(corners[1], corners[2])), 'found the midpoint of BC'],
];

function circumcentre(draw: Draw): Draft | undefined {
	const centre: Corner = [draw.int('x1'), draw.int('y1')];
	const out: Corner = [draw.int('a'), draw.int('b')];
	const corners = circumcentreTriangle(draw, centre, latticePoints(squared(out)));
	if (!corners) return undefined;
	return {
		prompt: say`Find the circumcentre of the triangle with vertices ${namedCorners(corners)}. Write it as an ordered pair.`,
		answer: withMisconceptions(point(...centre), ...centreMisconceptions(corners)),
		steps: [
			...bisectorLines(corners, centre, 'circumcentre'),
			sentence(say`The circumcentre is ${pointAt(centre)}.`),
		],
		hints: [say`Which lines of a triangle meet at its circumcentre?`, levelSideHint(corners)],
		figure: polygonOnPlane(lettered([...corners])),
	};
}

function centroidProperty(draw: Draw): Draft | undefined {
	const a: Corner = [draw.int('x1'), draw.int('y1')];
	const way: Corner = [third(draw.int('a') - a[0]), third(draw.int('b') - a[1])];
	const m = moved(a, way);
	if (way.includes(0) || Math.abs(way[0]) + Math.abs(way[1]) < 6) return undefined;
	const setting = say`In triangle ${symbol('ABC')}, ${product('A', pointAt(a))} is a vertex and ${product('M', pointAt(m))} is the midpoint of ${symbol('BC')}. ${symbol('G')} is the centroid.`;
	const hints = [say`In what ratio does the centroid divide a median? Which part is longer?`];
	const figure = polygonOnPlane([
		{ name: 'A', at: a },
		{ name: 'M', at: m },
	]);
	if (draw.inTurn('ask') === 'coordinates') {
		const g = moved(a, way, 2 / 3);
		const [x, y]: Corner = [Math.round(g[0]), Math.round(g[1])];
		const part = (start: number, step: number) =>
			sum(start, times(quotient(2, 3), step < 0 ? { kind: 'brackets', of: num(step) } : step));
		return {
			prompt: say`${setting} Find the coordinates of ${symbol('G')}.`,
			answer: withMisconceptions(
				point(x, y),
				[
					point(...(moved(a, way, 1 / 3).map(Math.round) as [number, number])),
					'went one third of the way instead of two thirds',
				],
				[point(...midpointOf(a, m)), 'found the midpoint of AM'],
				[
					point(x - a[0], y - a[1]),
					'gave the change from A without adding it to the coordinates of A',
				],
			),
			steps: [
				sentence(
					say`From ${symbol('A')} to ${symbol('M')}, the change in ${symbol('x')} is ${way[0]}, and the change in ${symbol('y')} is ${way[1]}.`,
					`subtract the coordinates of A from those of M`,
				),
				line(
					equation('G', tuple(part(a[0], way[0]), part(a[1], way[1]))),
					'the centroid is two thirds of the way from the vertex to the midpoint',
				),
				line(equation('G', tuple(sum(a[0], x - a[0]), sum(a[1], y - a[1]))), 'multiply'),
				line(
					equation('G', pointAt([x, y])),
					way[0] < 0 && way[1] < 0
						? 'subtract'
						: way[0] > 0 && way[1] > 0
							? 'add'
							: 'add and subtract',
				),
				sentence(say`The coordinates of ${symbol('G')} are ${pointAt([x, y])}.`),
			],
			hints,
			figure,
		};
	}
	const square = squared(way);
	const result = rootExpression((4 * square) / 9);
	const answer = withMisconceptions(
		withUnit(radical(result), 'units'),
		[radical(rootExpression(square / 9)), 'took one third of the median, which is GM'],
		[radical(rootExpression(square)), 'gave the length of the whole median AM'],
		[radical(rootExpression(new Fraction(square, 4))), 'took half of the median'],
	);
	return {
		prompt: say`${setting} Find the length of ${symbol('AG')}, in units. Give the exact value in simplest form.`,
		answer,
		steps: [
			...lengthLines(symbol('AM'), a, m),
			line(
				equation(symbol('AG'), times(quotient(2, 3), rootExpression(square))),
				'the centroid is two thirds of the way from the vertex to the midpoint',
			),
			line(equation(symbol('AG'), result), 'multiply'),
			sentence(say`The length of ${symbol('AG')} is ${answer.body}.`),
		],
		hints,
		figure,
	};
}

const levelSideHint = ([a, b]: readonly [Corner, Corner, Corner]): Prose =>
	say`Side ${symbol('AB')} is ${a[1] === b[1] ? 'horizontal' : 'vertical'}. What is the equation of its right bisector (perpendicular bisector)?`;

/** The plan names the radii of the circle; three of its points with whole coordinates are drawn. */
function centreOrRadius(draw: Draw): Draft | undefined {
	const centre: Corner = [draw.int('h'), draw.int('k')];
	const r = draw.int('r');
	const corners = circumcentreTriangle(draw, centre, latticePoints(r * r));
	if (!corners) return undefined;
	const [a] = corners;
	const given = say`A circle passes through the points ${namedCorners(corners)}.`;
	const steps = bisectorLines(corners, centre, 'centre');
	const hints = [
		say`The centre is the same distance from all three points. On which lines must it lie?`,
	];
	const figure = polygonOnPlane(lettered([...corners]));
	if (draw.random.int(0, 2) > 0)
		return {
			prompt: say`${given} Find its centre. Write it as an ordered pair.`,
			answer: withMisconceptions(point(...centre), ...centreMisconceptions(corners)),
			steps: [...steps, sentence(say`The centre is ${pointAt(centre)}.`)],
			hints: [...hints, levelSideHint(corners)],
			figure,
		};
	const answer = withMisconceptions(
		withUnit(integer(r), 'units'),
		[integer(r * r), 'gave the square of the radius'],
		[integer(2 * r), 'gave the diameter'],
	);
	return {
		prompt: say`${given} Find its radius, in units.`,
		answer,
		steps: [
			...steps,
			sentence(say`The centre is ${product('P', pointAt(centre))}.`),
			...lengthLines(
				symbol('PA'),
				centre,
				a,
				'the radius is the distance from the centre to A: use the distance formula',
			),
			sentence(say`The radius is ${answer.body}.`),
		],
		hints: [...hints, say`Once you have the centre, how far is it from one of the points?`],
		figure,
	};
}

// Triangles whose circumcentre is found from a right bisector parallel to an axis and another one.

/** A, B with AB horizontal or vertical, and C with BC neither. */
function circumcentreTriangle(
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
function bisectorLines(
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
	const timesAcross = (of: Expression) => (across.equals(1) ? of : product(num(across), of));
	const [rise, reach] = [fraction(k).sub(middle[1]), fraction(h).sub(middle[0])];
	const placed = level
		? equation(left, timesAcross(put(run, 'x', num(h))))
		: equation(put(left, 'y', num(k)), timesAcross(run));
	const simplified = level
		? equation(left, num(across.mul(reach)))
		: equation(num(rise), timesAcross(run));
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
