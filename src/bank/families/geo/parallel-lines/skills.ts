/** geo.parallel-lines: angles at a transversal of parallel lines. */
import Fraction from 'fraction.js';
import { difference, equation, sum, symbol } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';
import {
	type Angle,
	angle,
	angleText,
	angleWords,
	at,
	equalAngles,
	known,
	piece,
} from '../../../steps/angles.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';

export const skills: Skills = {
	'Find angles formed by a transversal': findAngle,
	'Solve for x with a transversal': (draw) =>
		solveX(
			draw,
			draw.inTurn('pair') === 'equal'
				? draw.random.pick(['corresponding', 'alternate interior', 'alternate exterior'])
				: 'same side',
		),
	'Solve for x in angles on parallel lines': (draw) => solveX(draw, draw.inTurn('pair')),
};

type Pair = {
	name: string;
	equal: boolean;
	places: readonly (readonly [top: Corner, bottom: Corner])[];
};

const PAIRS: Readonly<Record<string, Pair>> = {
	corresponding: {
		name: 'corresponding angles',
		equal: true,
		places: [
			['upper left', 'upper left'],
			['upper right', 'upper right'],
			['lower left', 'lower left'],
			['lower right', 'lower right'],
		],
	},
	'alternate interior': {
		name: 'alternate interior angles',
		equal: true,
		places: [
			['lower left', 'upper right'],
			['lower right', 'upper left'],
		],
	},
	'alternate exterior': {
		name: 'alternate exterior angles',
		equal: true,
		places: [
			['upper left', 'lower right'],
			['upper right', 'lower left'],
		],
	},
	'same side': {
		name: 'same-side interior angles',
		equal: false,
		places: [
			['lower left', 'upper left'],
			['lower right', 'upper right'],
		],
	},
};

const pairOf = (name: string): Pair | undefined =>
	PAIRS[name.replace('same-side interior', 'same side')];

const isUpRight = (corner: Corner): boolean => corner === 'upper right' || corner === 'lower left';

function drawn(draw: Draw, pair: Pair, top: Angle, bottom: Angle, topSize: number) {
	const places = draw.random.pick(pair.places);
	const tilt = isUpRight(places[0]) ? topSize : 180 - topSize;
	const mark = (corner: Corner, one: Angle) => ({
		corner,
		text: angleText(one),
		words: angleWords(one),
	});
	return transversal(tilt, mark(places[0], top), mark(places[1], bottom));
}

function findAngle(draw: Draw): Draft | undefined {
	const [size, pair] = [draw.int('a'), pairOf(draw.inTurn('pair'))];
	if (!pair || Math.abs(size - 90) < 3) return undefined;
	const other = pair.equal ? size : 180 - size;
	const x: Angle = { a: 1, b: 0 };
	const xOnTop = draw.int('layout') % 2 === 0;
	const answer = withMisconceptions(
		withUnit(integer(other), '°'),
		[
			integer(180 - other),
			pair.equal
				? `subtracted ${size}° from 180°, although the angles are equal`
				: 'set the angles equal, although they add up to 180°',
		],
		size < 90
			? [integer(90 - size), `subtracted ${size}° from 90°, as for complementary angles`]
			: [integer(360 - size), `subtracted ${size}° from 360°, as for a full turn`],
	);
	return {
		prompt: say`Two parallel lines are cut by a transversal. The angles that measure ${angle(known(size))} and ${angle(x)} are ${pair.name}. What is the measure of the unknown angle, in degrees?`,
		answer,
		steps: pair.equal
			? [
					line(equation('x', size), `${pair.name} are equal because the lines are parallel`),
					sentence(say`The unknown angle measures ${answer.body}.`),
				]
			: [
					line(
						equation(sum('x', size), 180),
						`${pair.name} add up to 180° because the lines are parallel`,
					),
					line(equation('x', difference(180, size)), `subtract ${size} from both sides`),
					line(equation('x', other), 'subtract'),
					sentence(say`The unknown angle measures ${answer.body}.`),
				],
		hints: [
			say`When the lines are parallel, are ${pair.name} equal, or do they add up to ${angle(known(180))}?`,
		],
		figure: xOnTop
			? drawn(draw, pair, x, known(size), other)
			: drawn(draw, pair, known(size), x, size),
	};
}

/** The last number is chosen so that x is whole. */
function solveX(draw: Draw, name: string): Draft | undefined {
	const [a, c, b, x, pair] = [
		draw.int('a'),
		draw.int('c'),
		draw.int('b'),
		draw.int('x'),
		pairOf(name),
	];
	if (!pair) return undefined;
	const one: Angle = { a, b };
	const size = at(one, x);
	const two: Angle = { a: c, b: (pair.equal ? size : 180 - size) - c * x };
	if (a === c || b === 0 || two.b === 0 || Math.abs(two.b) > 90 || size < 30 || size > 150)
		return undefined;
	if (Math.abs(size - 90) < 3) return undefined;
	const solved = pair.equal
		? equalAngles(one, two)
		: solveEquation([piece(one), piece(two)], [term(180)]);
	const [first, ...rest] = solved?.lines ?? [];
	if (!first) return undefined;
	const answer = withMisconceptions(
		integer(x),
		pair.equal
			? [
					rational(new Fraction(180 - b - two.b, a + c)),
					'set the sum of the angles equal to 180°, although the angles are equal',
				]
			: [
					rational(new Fraction(two.b - b, a - c)),
					'set the angles equal, although they add up to 180°',
				],
		[
			integer(size),
			`gave the measure of ${pair.equal ? 'the equal angles' : 'the first angle'} instead of x`,
		],
		pair.equal
			? [
					rational(new Fraction(a > c ? two.b - b : b - two.b, a + c)),
					'added the x-terms instead of subtracting one of them',
				]
			: [
					rational(new Fraction(180 + b + two.b, a + c)),
					'moved the constants to the other side without changing their signs',
				],
	);
	return {
		prompt: say`Two parallel lines are cut by a transversal. The angles that measure ${angle(one)} and ${angle(two)} are ${pair.name}. Find the value of ${symbol('x')}.`,
		answer,
		steps: [
			{
				...first,
				why: `${pair.name} ${pair.equal ? 'are equal' : 'add up to 180°'} because the lines are parallel`,
			},
			...rest,
		],
		hints: [
			say`When the lines are parallel, are ${pair.name} equal, or do they add up to ${angle(known(180))}?`,
		],
		figure: drawn(draw, pair, one, two, size),
	};
}

// Two parallel lines and a transversal, with one angle marked at each crossing.

/** The four angles at a crossing: beside the upper or lower part of the transversal, on its left or right. */
type Corner = 'upper left' | 'upper right' | 'lower left' | 'lower right';

type Marked = { corner: Corner; text: string; words: string };

/** `tilt`: the angle at the upper right of each crossing. */
function transversal(tilt: number, top: Marked, bottom: Marked): Diagram {
	const readable = Math.min(122, Math.max(58, tilt));
	const slope: Spot = [Math.cos((readable * Math.PI) / 180), Math.sin((readable * Math.PI) / 180)];
	const gap = 2.1;
	const high: Spot = [(slope[0] / slope[1]) * gap, gap];
	const reach = 0.85;
	const past = (spot: Spot, by: number): Spot => [spot[0] + slope[0] * by, spot[1] + slope[1] * by];
	const middle = high[0] / 2;
	const level = (y: number): Mark => ({
		mark: 'path',
		at: [
			[middle - 2, y],
			[middle + 2, y],
		],
	});
	const low: Spot = [0, 0];
	return {
		kind: 'diagram',
		marks: [
			level(0),
			level(gap),
			{ mark: 'path', at: [past(low, -reach), past(high, reach)] },
			...arrows(middle - 1.6, 0),
			...arrows(middle - 1.6, gap),
			arc(high, slope, top),
			arc(low, slope, bottom),
		],
		alt: `Two parallel horizontal lines are cut by a transversal. At the upper line, the angle at the ${top.corner} of the crossing is ${top.words}. At the lower line, the angle at the ${bottom.corner} of the crossing is ${bottom.words}.`,
	};
}

/** The mark of parallel lines. */
const arrows = (x: number, y: number): Mark[] => [
	{
		mark: 'path',
		at: [
			[x - 0.07, y + 0.07],
			[x, y],
			[x - 0.07, y - 0.07],
		],
	},
];

function arc(crossing: Spot, [x, y]: Spot, { corner, text }: Marked): Mark {
	const [right, left]: [Spot, Spot] = [
		[crossing[0] + 1, crossing[1]],
		[crossing[0] - 1, crossing[1]],
	];
	const [up, down]: [Spot, Spot] = [
		[crossing[0] + x, crossing[1] + y],
		[crossing[0] - x, crossing[1] - y],
	];
	const sides: Readonly<Record<Corner, readonly [Spot, Spot]>> = {
		'upper right': [right, up],
		'upper left': [up, left],
		'lower left': [left, down],
		'lower right': [down, right],
	};
	return { mark: 'angle', at: crossing, to: sides[corner], text };
}
