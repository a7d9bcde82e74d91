/** lin.points: coordinates, quadrants, mirror images in the axes. */
import { equation, product, symbol, tuple } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Line,
	mergedByValue,
	multipleChoice,
	onlyIf,
	point,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import type { NamedPoint } from '../../../figures/figure.ts';

// The parts of the coordinate plane, and the wrong parts that mistakes lead to.

/** `{ kind: 'quadrant', name: 'II' }`, `{ kind: 'axis', name: 'x' }`. */
export type Place = { kind: 'quadrant' | 'axis'; name: string };

type PlaceDistractor = { place: Place; mistake: string };

/** The origin, which lies on both axes, must not be asked for. */
function placeOf(x: number, y: number): Place {
	if (y === 0) return { kind: 'axis', name: 'x' };
	if (x === 0) return { kind: 'axis', name: 'y' };
	const [right, left] = y > 0 ? ['I', 'II'] : ['IV', 'III'];
	return { kind: 'quadrant', name: x > 0 ? right : left };
}

/** Three wrong places, each from a mistake of its own. */
function placeDistractors(
	x: number,
	y: number,
): [PlaceDistractor, PlaceDistractor, PlaceDistractor] {
	if (x === 0 || y === 0) {
		const zero = x === 0 ? 'x' : 'y';
		const nudged = (by: number) => placeOf(x === 0 ? by : x, y === 0 ? by : y);
		return [
			{ place: placeOf(y, x), mistake: 'switched the two coordinates' },
			{ place: nudged(1), mistake: `treated the ${zero}-coordinate 0 as a positive number` },
			{ place: nudged(-1), mistake: `treated the ${zero}-coordinate 0 as a negative number` },
		];
	}
	return [
		{
			place: placeOf(-x, y),
			mistake: x > 0 ? 'went left instead of right' : 'went right instead of left',
		},
		{
			place: placeOf(x, -y),
			mistake: y > 0 ? 'went down instead of up' : 'went up instead of down',
		},
		{ place: placeOf(-x, -y), mistake: 'went the wrong way in both directions' },
	];
}

export const skills: Skills = {
	'Read the coordinates of a plotted point'(draw) {
		const [x, y] = [draw.int('x'), draw.int('y')];
		if (x === y || x === -y) return undefined;
		const spots = distinct([{ x, y }, ...draw.random.shuffle(misread(x, y))]);
		const names = ['A', 'B', 'C', 'D'].slice(0, draw.int('labels'));
		const target = draw.random.pick(names);
		const others = spots.slice(1);
		const points: NamedPoint[] = names.map((name) => ({
			name,
			...(name === target ? { x, y } : (others.pop() ?? { x, y })),
		}));
		return {
			prompt: say`What are the coordinates of point ${symbol(target)} on the coordinate plane? Write them as an ordered pair.`,
			answer: withMisconceptions(
				point(x, y),
				...mergedByValue(
					[point(y, x), 'switched the two coordinates'],
					...onlyIf(x !== 0, [
						point(-x, y),
						`counted to the ${x < 0 ? 'right instead of to the left' : 'left instead of to the right'}`,
					]),
					...onlyIf(y !== 0, [
						point(x, -y),
						`counted ${y < 0 ? 'up instead of down' : 'down instead of up'}`,
					]),
					...points
						.filter(({ name }) => name !== target)
						.map(
							(other) =>
								[point(other.x, other.y), `gave the coordinates of ${other.name}`] as const,
						),
				),
			),
			steps: [
				sentence(
					say`Across: ${across(x)}, so ${equation('x', x)}.`,
					x === 0 ? 'the point is on the y-axis' : 'start at the origin',
				),
				sentence(
					say`Up or down: ${upDown(y)}, so ${equation('y', y)}.`,
					y === 0 ? 'the point is on the x-axis' : 'then count along the grid lines',
				),
				sentence(
					say`The coordinates of ${symbol(target)} are ${tuple(x, y)}.`,
					'the x-coordinate comes first',
				),
			],
			hints: [
				say`How far to the left or right of the origin is the point?`,
				say`How far up or down from the origin is the point?`,
			],
			figure: { kind: 'coordinate plane', reach: 10, grid: 1, numbersEvery: 2, points },
		};
	},

	'Name the quadrant or axis of a point'(draw) {
		const onAxis = draw.random.pick(['', '', '', 'x', 'y']);
		const [x, y] = [onAxis === 'y' ? 0 : draw.int('x'), onAxis === 'x' ? 0 : draw.int('y')];
		return isOffGrid(x, y) ? undefined : located(x, y);
	},

	'Reflect a point across an axis'(draw) {
		const [x, y] = [draw.int('x'), draw.int('y')];
		// With (4, 4), taking the coordinates in the wrong order would go unnoticed.
		if (Math.abs(x) === Math.abs(y)) return undefined;
		const axis = draw.inTurn('axis');
		const image: [number, number] = [axis === 'x' ? x : -x, axis === 'y' ? y : -y];
		const how =
			axis === 'both' ? say`${axisName('x')} and then across ${axisName('y')}` : axisName(axis);
		return {
			prompt: say`Reflect the point ${product('P', tuple(x, y))} across ${how}. Write the image as an ordered pair.`,
			answer: withMisconceptions(
				point(...image),
				...(axis === 'both'
					? ([
							[point(x, -y), 'stopped after the first reflection'],
							[point(-x, y), 'left out the reflection across the x-axis'],
						] as const)
					: ([
							[
								point(-image[0], -image[1]),
								`reflected across the ${axis === 'x' ? 'y' : 'x'}-axis`,
							],
							[point(-x, -y), 'changed the signs of both coordinates'],
						] as const)),
				[point(image[1], image[0]), 'switched the two coordinates of the image'],
			),
			steps: axis === 'both' ? twice(x, y) : once(x, y, axis === 'x'),
			hints: [
				axis === 'both'
					? say`Do one reflection at a time. Which coordinate changes sign each time?`
					: say`Think of ${axisName(axis)} as a mirror. Which of the two coordinates stays the same?`,
			],
			figure: {
				kind: 'coordinate plane',
				reach: 12,
				grid: 1,
				numbersEvery: 3,
				points: [{ name: 'P', x, y }],
			},
		};
	},
};

const once = (x: number, y: number, overX: boolean): Line[] => [
	overX
		? sentence(
				say`The ${symbol('x')}-coordinate stays ${x}.`,
				'the point moves straight up or down across the x-axis',
			)
		: sentence(
				say`The ${symbol('y')}-coordinate stays ${y}.`,
				'the point moves straight left or right across the y-axis',
			),
	overX
		? sentence(
				say`The ${symbol('y')}-coordinate changes from ${y} to ${-y}.`,
				'the image is just as far from the x-axis, on the other side',
			)
		: sentence(
				say`The ${symbol('x')}-coordinate changes from ${x} to ${-x}.`,
				'the image is just as far from the y-axis, on the other side',
			),
	sentence(say`The image is ${overX ? tuple(x, -y) : tuple(-x, y)}.`),
];

const twice = (x: number, y: number): Line[] => [
	sentence(
		say`After the first reflection, the point is ${tuple(x, -y)}.`,
		'across the x-axis: x stays the same, and y changes sign',
	),
	sentence(
		say`The image is ${tuple(-x, -y)}.`,
		'across the y-axis: y stays the same, and x changes sign',
	),
];

type Spot = { x: number; y: number };

/** Where a point lies for a reader who switches the coordinates or misses a sign. */
const misread = (x: number, y: number): Spot[] => [
	{ x: y, y: x },
	{ x: -x, y },
	{ x, y: -y },
	{ x: -x, y: -y },
	{ x: -y, y: -x },
];

const distinct = (spots: Spot[]): Spot[] =>
	spots.filter(({ x, y }, at) => spots.findIndex((other) => other.x === x && other.y === y) === at);

const across = (x: number): string =>
	x === 0 ? '0 units' : `${steps(x)} to the ${x < 0 ? 'left' : 'right'}`;

const upDown = (y: number): string =>
	y === 0 ? '0 units' : `${steps(y)} ${y < 0 ? 'down' : 'up'}`;

const steps = (count: number): string =>
	Math.abs(count) === 1 ? '1 unit' : `${Math.abs(count)} units`;

const WHICH = {
	I: 'the upper right is the first',
	II: 'the upper left is the second',
	III: 'the lower left is the third',
	IV: 'the lower right is the fourth',
};

const isNear = (x: number, y: number): boolean => Math.max(Math.abs(x), Math.abs(y)) <= 12;

/** On a grid with a line every 5 units, less than that is too close to an axis to be seen. */
const isOffGrid = (x: number, y: number): boolean =>
	!isNear(x, y) && [x, y].some((value) => value !== 0 && Math.abs(value) < 5);

function located(x: number, y: number): Draft {
	const [first, second, third] = placeDistractors(x, y);
	const right = placed(placeOf(x, y));
	return {
		prompt: say`Where on the coordinate plane does ${tuple(x, y)} lie?`,
		answer: multipleChoice(
			right,
			...[first, second, third].map(({ place, mistake }) => distractor(placed(place), mistake)),
		),
		steps: [
			sentence(
				x === 0
					? say`Since ${equation('x', 0)}, do not go left or right.`
					: say`Since ${equation('x', x)}, go ${across(x)} of the origin.`,
			),
			sentence(
				y === 0
					? say`Since ${equation('y', 0)}, do not go up or down.`
					: say`Since ${equation('y', y)}, go ${upDown(y)}.`,
			),
			sentence(
				say`${tuple(x, y)} lies ${right}.`,
				x === 0 || y === 0
					? `every point with ${x === 0 ? 'an x' : 'a y'}-coordinate of 0 is on this axis`
					: `the quadrants are numbered counterclockwise from the upper right: ${caseOf(WHICH, placeOf(x, y).name)}`,
			),
		],
		hints: [say`Which coordinate tells you left or right, and which one tells you up or down?`],
		figure: isNear(x, y)
			? { kind: 'coordinate plane', reach: 12, grid: 1, numbersEvery: 3, points: [] }
			: { kind: 'coordinate plane', reach: 30, grid: 5, numbersEvery: 10, points: [] },
	};
}

const axisName = (letter: string): Prose => say`the ${symbol(letter)}-axis`;

/** How a place completes "the point lies …". */
const placed = (place: Place): Prose =>
	place.kind === 'axis' ? say`on ${axisName(place.name)}` : say`in ${`Quadrant ${place.name}`}`;
