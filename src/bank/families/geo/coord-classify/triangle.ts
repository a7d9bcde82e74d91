import { equation, num, symbol, times } from '../../../../math/expression.ts';
import { fraction } from '../../../../math/lines.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { lettered, pointsOnPlane, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import {
	type Corner,
	cross,
	directionOf,
	from,
	moved,
	namedCorners,
	onPlane,
	slopeInWords,
	squared,
	turnedLeft,
} from '../../../steps/corners.ts';
import { lengthLines } from '../../../steps/length.ts';
import { RISE_OVER_RUN, slopeLines } from '../../../steps/slope.ts';

const SLOPE = `the slope is ${RISE_OVER_RUN}`;
const ISOSCELES = 'an isosceles triangle';
const SCALENE = 'a scalene triangle';
const EQUILATERAL = 'an equilateral triangle';
const FLAT = 'not a triangle, because the points are on the same line';

export function typeBySides(draw: Draw): Draft | undefined {
	const a: Corner = [draw.int('x'), draw.int('y')];
	const step: Corner = [draw.int('a'), draw.int('b')];
	const type = draw.inTurn('type');
	const other: Corner =
		type === 'isosceles'
			? draw.random.pick([
					[step[1], step[0]],
					[-step[0], step[1]],
					turnedLeft(step),
					[step[0], -step[1]],
				])
			: type === 'scalene'
				? [draw.random.int(-6, 6), draw.random.int(-6, 6)]
				: draw.random.pick([
						[2 * step[0], 2 * step[1]],
						[-step[0], -step[1]],
						[3 * step[0], 3 * step[1]],
					]);
	const corners = [a, moved(a, step), moved(a, other)] as const;
	const [, b, c] = corners;
	const flat = cross(step, other) === 0;
	const squares = [squared(from(a, b)), squared(from(b, c)), squared(from(c, a))];
	const kinds = new Set(squares).size;
	const byLengths = kinds === 3 ? SCALENE : ISOSCELES;
	const right = flat ? FLAT : byLengths;
	if (!onPlane(corners, 11) || (type === 'isosceles') !== (right === ISOSCELES)) return undefined;
	if ((type === 'scalene') !== (right === SCALENE) || (!flat && Math.abs(cross(step, other)) < 6))
		return undefined;
	return {
		prompt: say`What figure do the points ${namedCorners(corners)} form? If they form a triangle, classify it by the lengths of its sides.`,
		answer: multipleChoice(
			say`${right}`,
			...[ISOSCELES, SCALENE, EQUILATERAL, FLAT]
				.filter((name) => name !== right)
				.map((name) =>
					distractor(
						say`${name}`,
						flat && name === byLengths
							? 'compared the lengths without checking whether the points are on the same line'
							: (MISTAKES[name] ?? ''),
					),
				),
		),
		steps: flat
			? [
					...slopeLines(a, b, symbol('m_{AB}')),
					...slopeLines(a, c, symbol('m_{AC}'), RISE_OVER_RUN),
					sentence(say`The figure is ${right}.`, 'AB and AC have equal slopes and share point A'),
				]
			: [
					...slopeOf('AB', a, b, SLOPE),
					...slopeOf('AC', a, c),
					sentence(say`The points are not on the same line.`, 'AB and AC have different slopes'),
					...lengthLines(symbol('AB'), a, b),
					...lengthLines(symbol('BC'), b, c, 'the distance formula'),
					...lengthLines(symbol('AC'), a, c, 'the distance formula'),
					sentence(
						say`The points form ${right}.`,
						right === SCALENE ? 'no two sides are equal' : twoEqual(squares),
					),
				],
		hints: [
			say`Are the three points on the same line?`,
			flat
				? say`How do the slopes of ${symbol('AB')} and ${symbol('AC')} compare?`
				: say`What are the lengths of the three sides? Are any of them equal?`,
		],
		figure: pointsOnPlane(lettered(corners)),
	};
}

/** The sides of an isosceles triangle from the squares of AB, BC, and AC. */
function twoEqual([ab, bc, ca]: readonly number[]): string {
	const [one, two, other] =
		ab === ca ? ['AB', 'AC', 'BC'] : ab === bc ? ['AB', 'BC', 'AC'] : ['BC', 'AC', 'AB'];
	return `${one} and ${two} are equal, and ${other} has a different length`;
}

const MISTAKES: Readonly<Record<string, string>> = {
	[ISOSCELES]: 'assumed that two sides are equal without finding their lengths',
	[SCALENE]: 'assumed that all sides have different lengths without finding the lengths',
	[EQUILATERAL]: 'assumed that all sides are equal without finding their lengths',
	[FLAT]: 'assumed that AB and AC have equal slopes without calculating them',
};

/** The right angle, if there is one, is at any of the three corners. */
export function isRight(draw: Draw): Draft | undefined {
	const start: Corner = [draw.int('x'), draw.int('y')];
	const along = directionOf(draw);
	const [a, b] = [draw.int('a'), draw.int('b')];
	const yes = draw.inTurn('twist') === 'yes';
	const nudge: Corner = yes
		? [0, 0]
		: draw.random.pick([
				[1, 0],
				[-1, 0],
				[0, 1],
				[0, -1],
			]);
	const corners = draw.random.shuffle([
		start,
		moved(start, along, a),
		moved(moved(start, turnedLeft(along), b), nudge),
	]);
	const [p, q, r] = corners;
	if (!p || !q || !r || !onPlane(corners, 11)) return undefined;
	if (Math.abs(cross(from(p, q), from(p, r))) < 6) return undefined;
	const angles = [p, q, r].map((corner, at) => {
		const [one, two] = [corners[(at + 1) % 3] ?? corner, corners[(at + 2) % 3] ?? corner];
		const [u, v] = [from(corner, one), from(corner, two)];
		return u[0] * v[0] + u[1] * v[1] === 0;
	});
	const where = angles.indexOf(true);
	if (where >= 0 !== yes) return undefined;
	const option = (at: number): Prose =>
		at < 0
			? say`No, it has no right angle.`
			: say`Yes, the right angle is at ${symbol('ABC'.charAt(at))}.`;
	const legsAt = (at: number) => ['AB and CA', 'AB and BC', 'BC and CA'][at] ?? '';
	const sides = [
		{ name: 'AB', first: p, second: q, way: from(p, q) },
		{ name: 'BC', first: q, second: r, way: from(q, r) },
		{ name: 'CA', first: r, second: p, way: from(r, p) },
	];
	const [leg, otherLeg] = where < 0 ? [] : [sides[where], sides[(where + 2) % 3]];
	/** A horizontal and a vertical side need no third slope. */
	const isLevel = leg?.way.includes(0);
	return {
		prompt: say`Triangle ${symbol('ABC')} has vertices ${namedCorners(corners)}. Is it a right triangle?`,
		answer: multipleChoice(
			option(where),
			...[-1, 0, 1, 2]
				.filter((at) => at !== where)
				.map((at) =>
					distractor(
						option(at),
						at < 0
							? 'did not compare every pair of sides'
							: `assumed that ${legsAt(at)} are perpendicular without checking`,
					),
				),
		),
		steps: [
			...sides
				.filter((side) => !isLevel || side === leg || side === otherLeg)
				.flatMap(({ name, first, second }, at) =>
					slopeOf(name, first, second, at === 0 ? SLOPE : RISE_OVER_RUN),
				),
			...(leg && otherLeg ? [perpendicular(leg, otherLeg)] : noRightAngle(sides)),
			sentence(option(where)),
		],
		hints: [
			isLevel
				? say`Is any side horizontal or vertical? What does this tell you about one of the angles?`
				: say`What are the slopes of the three sides? How can you tell from two slopes whether the sides are perpendicular?`,
		],
		figure: polygonOnPlane(lettered(corners)),
	};
}

/** "m_{AB} = (5 − 2)/(3 − 1)" and on to the slope, unless the side is vertical. */
const slopeOf = (
	name: string,
	first: Corner,
	second: Corner,
	why: string = RISE_OVER_RUN,
): Line[] =>
	first[0] === second[0]
		? [sentence(say`${symbol(name)} ${slopeInWords(from(first, second))}.`, 'the change in x is 0')]
		: slopeLines(first, second, symbol(`m_{${name}}`), why);

type Side = { name: string; way: Corner };

/** Every two slopes are multiplied, except for a vertical side, which has none, and a horizontal one. */
function noRightAngle(sides: readonly Side[]): Line[] {
	const level = sides.find(({ way }) => way.includes(0));
	const sloped = sides.filter((side) => side !== level);
	const pairs = sloped.flatMap((one, at) => sloped.slice(at + 1).map((two) => [one, two] as const));
	return [
		...pairs.map(([one, two]) =>
			line(
				equation(
					times(symbol(`m_{${one.name}}`), symbol(`m_{${two.name}}`)),
					num(fraction(one.way[1], one.way[0]).mul(fraction(two.way[1], two.way[0]))),
				),
				`multiply the slopes of ${one.name} and ${two.name}`,
			),
		),
		...(level
			? [
					sentence(
						say`No side is perpendicular to ${symbol(level.name)}.`,
						level.way[0] === 0 ? 'no side is horizontal' : 'no side is vertical',
					),
				]
			: []),
		sentence(
			say`No two sides are perpendicular.`,
			level
				? `the slopes of ${sloped.map(({ name }) => name).join(' and ')} do not have a product of −1`
				: 'the slopes of perpendicular sides have a product of −1',
		),
	];
}

/** The two sides at the right angle. */
function perpendicular(one: Side, two: Side): Line {
	const both = say`${symbol(one.name)} and ${symbol(two.name)}`;
	if (one.way[0] * one.way[1] === 0)
		return sentence(
			say`${both} are perpendicular.`,
			'one is horizontal, and the other is vertical',
		);
	const [m, n] = [one.way, two.way].map(([dx, dy]) => fraction(dy, dx));
	return sentence(
		say`${both} are perpendicular.`,
		`their slopes, ${m?.toFraction()} and ${n?.toFraction()}, have a product of −1`,
	);
}
