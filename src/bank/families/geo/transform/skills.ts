/** geo.transform: translations, reflections and rotations of points and triangles. */
import { equation, num, product, sum, symbol, tuple } from '../../../../math/expression.ts';
import { pointAt } from '../../../../math/lines.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';
import type { Figure, Shape } from '../../../figures/figure.ts';
import { type Corner, namedCorners, onPlane } from '../../../steps/corners.ts';
import { imageQuestion, type Motion, spotsFor, type WrongMotion } from '../../../steps/images.ts';

type Named = { name: string; apply: (at: Corner) => Corner; why: string };

/** By the words of the curriculum plan. */
function namedMotions(draw: Draw): Readonly<Record<string, Named>> {
	const turn = (key: string) => {
		const { stated, why, apply } = ROTATIONS[key] ?? {
			stated: '',
			why: '',
			apply: (at: Corner) => at,
		};
		return { name: stated.replace('rotated', 'rotation of'), why, apply };
	};
	const mirror = (key: string, name: string) => ({
		name: `reflection in ${name}`,
		why: REFLECTIONS[key]?.why ?? '',
		apply: REFLECTIONS[key]?.apply ?? ((at: Corner) => at),
	});
	const [a, b] = [draw.random.pick([-5, -4, -3, 3, 4, 5]), draw.random.pick([-4, -2, 2, 4])];
	return {
		translation: {
			name: 'translation',
			why: `every point moves ${Math.abs(a)} units to the ${a > 0 ? 'right' : 'left'} and ${Math.abs(b)} units ${b > 0 ? 'up' : 'down'}`,
			apply: ([x, y]) => [x + a, y + b],
		},
		'reflect x-axis': mirror('x-axis', 'the x-axis'),
		'reflect y-axis': mirror('y-axis', 'the y-axis'),
		'reflect y=x': mirror('y=x', 'the line y = x'),
		'90° cw': turn('90 cw'),
		'90° ccw': turn('90 ccw'),
		'180°': turn('180'),
		dilation: {
			name: 'dilation with centre at the origin',
			why: 'both coordinates of every point are multiplied by 2',
			apply: ([x, y]) => [2 * x, 2 * y],
		},
	};
}

/** "reflection in the x-axis" with its letters as formulas. */
const typeset = (name: string): Prose => ({
	parts: name
		.split(/\b(y = x|[xy](?=-axis))/)
		.filter((part) => part !== '')
		.map((part) =>
			part === 'y = x' ? equation('y', 'x') : /^[xy]$/.test(part) ? symbol(part) : part,
		),
});

function nameIt(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const motions = namedMotions(draw);
	const right = motions[type];
	const spots = spotsFor(draw, 3);
	if (!right || !spots) return undefined;
	const images = spots.map(right.apply);
	if (!onPlane(images)) return undefined;
	const isShift = (one: readonly Corner[], two: readonly Corner[]) =>
		new Set(one.map(([x, y], at) => `${(two[at]?.[0] ?? 0) - x},${(two[at]?.[1] ?? 0) - y}`))
			.size === 1;
	const fitting = Object.values(motions).filter(({ apply, name }) =>
		name === 'translation' ? isShift(spots, images) : String(spots.map(apply)) === String(images),
	);
	if (fitting.length !== 1) return undefined;
	const wrong = draw.random.sample(
		Object.values(motions).filter((one) => one !== right),
		3,
	);
	return {
		prompt: say`Triangle ${symbol('ABC')} has vertices ${namedCorners(spots)}. Its image is triangle ${symbol('DEF')} with ${namedCorners(images, 'DEF')}, where ${symbol('A')} is mapped to ${symbol('D')}, ${symbol('B')} to ${symbol('E')}, and ${symbol('C')} to ${symbol('F')}. Which transformation is this?`,
		answer: multipleChoice(
			typeset(right.name),
			...wrong.map(({ name }) =>
				distractor(typeset(name), MISCONCEPTIONS[name] ?? 'checked only one point'),
			),
		),
		steps: [
			...spots.map((at, place) =>
				sentence(
					say`Point ${product('ABC'.charAt(place), pointAt(at))} is mapped to ${product('DEF'.charAt(place), pointAt(images[place] ?? at))}.`,
				),
			),
			sentence(say`The transformation is a ${typeset(right.name)}.`, right.why),
		],
		hints: [
			say`Compare the coordinates of each point and its image. Do they change places, change sign, get multiplied by a number, or all change by the same amounts?`,
		],
		figure: twoTriangles(spots, images),
	};
}

function twoTriangles(spots: readonly Corner[], images: readonly Corner[]): Figure {
	const named = (corners: readonly Corner[], names: string): Shape[] => {
		const middle = [0, 1].map((axis) => corners.reduce((all, at) => all + (at[axis] ?? 0), 0) / 3);
		return corners.map((at, place) => ({
			kind: 'point',
			at,
			name: names.charAt(place),
			toward: [at[0] - (middle[0] ?? 0), at[1] - (middle[1] ?? 0)],
		}));
	};
	const inWords = (corners: readonly Corner[], names: string) =>
		corners.map((at, place) => `Point ${names.charAt(place)} is ${whereIs(at)}.`).join(' ');
	return {
		kind: 'graph',
		...axesAround([...spots, ...images]),
		shapes: [
			{ kind: 'polygon', points: spots },
			{ kind: 'polygon', points: images },
			...named(spots, 'ABC'),
			...named(images, 'DEF'),
		],
		alt: `Triangles ABC and DEF are drawn. ${inWords(spots, 'ABC')} ${inWords(images, 'DEF')}`,
	};
}

/** What each transformation would have done. */
const MISCONCEPTIONS: Readonly<Record<string, string>> = {
	translation: 'chose a transformation that moves every point by the same amount',
	'reflection in the x-axis':
		'chose a transformation that changes only the signs of the y-coordinates',
	'reflection in the y-axis':
		'chose a transformation that changes only the signs of the x-coordinates',
	'reflection in the line y = x':
		'chose a transformation that interchanges the coordinates without changing a sign',
	'rotation of 90° clockwise about the origin':
		'chose a transformation that interchanges the coordinates and changes the sign of the new y-coordinate',
	'rotation of 90° counterclockwise about the origin':
		'chose a transformation that interchanges the coordinates and changes the sign of the new x-coordinate',
	'rotation of 180° about the origin':
		'chose a transformation that changes the signs of both coordinates',
	'dilation with centre at the origin':
		'chose a transformation that multiplies both coordinates by the same number',
};

export const skills: Skills = {
	'Translate a point or figure': translate,
	'Reflect a point or figure': reflect,
	'Rotate a point or figure about the origin': rotate,
	'Name the transformation': nameIt,
};

// The image of a point or a triangle under a translation, a reflection or a rotation, with the rules of these
// motions.

const flipped = (letter: string) => product(num(-1), letter);

const REFLECTIONS: Readonly<Record<string, Motion & { why: string }>> = {
	'x-axis': {
		rule: tuple('x', flipped('y')),
		apply: ([x, y]) => [x, 0 - y],
		why: 'in a reflection in the x-axis, only the y-coordinate changes sign',
	},
	'y-axis': {
		rule: tuple(flipped('x'), 'y'),
		apply: ([x, y]) => [0 - x, y],
		why: 'in a reflection in the y-axis, only the x-coordinate changes sign',
	},
	'y=x': {
		rule: tuple('y', 'x'),
		apply: ([x, y]) => [y, x],
		why: 'a reflection in the line y = x interchanges the coordinates',
	},
};

const ROTATIONS: Readonly<Record<string, Motion & { stated: string; turn: string; why: string }>> =
	{
		'90 cw': {
			rule: tuple('y', flipped('x')),
			apply: ([x, y]) => [y, 0 - x],
			stated: 'rotated 90° clockwise about the origin',
			turn: 'quarter turn clockwise',
			why: 'a clockwise quarter turn interchanges the coordinates and changes the sign of the new y-coordinate',
		},
		'90 ccw': {
			rule: tuple(flipped('y'), 'x'),
			apply: ([x, y]) => [0 - y, x],
			stated: 'rotated 90° counterclockwise about the origin',
			turn: 'quarter turn counterclockwise',
			why: 'a counterclockwise quarter turn interchanges the coordinates and changes the sign of the new x-coordinate',
		},
		'180': {
			rule: tuple(flipped('x'), flipped('y')),
			apply: ([x, y]) => [0 - x, 0 - y],
			stated: 'rotated 180° about the origin',
			turn: 'half turn',
			why: 'a half turn changes the signs of both coordinates',
		},
	};

function translate(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (a === 0 || b === 0 || a === b) return undefined;
	const units = (count: number) =>
		say`${Math.abs(count)} ${Math.abs(count) === 1 ? 'unit' : 'units'}`;
	return imageQuestion(draw, {
		motion: {
			rule: tuple(sum('x', a), sum('y', b)),
			worked: ([x, y]) => tuple(sum(x, a), sum(y, b)),
			apply: ([x, y]) => [x + a, y + b],
		},
		stated: say`translated ${units(a)} ${a > 0 ? 'to the right' : 'to the left'} and ${units(b)} ${b > 0 ? 'up' : 'down'}`,
		why: 'a move left or right changes x, and a move up or down changes y',
		wrong: [
			[([x, y]) => [x - a, y - b], 'moved in the opposite directions'],
			[([x, y]) => [x + b, y + a], 'added the horizontal move to y and the vertical move to x'],
			[([x, y]) => [x - a, y + b], 'moved horizontally in the opposite direction'],
		],
		hint: say`Which coordinate changes when a point moves left or right? Which changes when it moves up or down?`,
	});
}

function reflect(draw: Draw): Draft | undefined {
	const name = draw.inTurn('line');
	const motion = REFLECTIONS[name];
	return (
		motion &&
		imageQuestion(draw, {
			motion,
			stated:
				name === 'y=x'
					? say`reflected in the line ${{ kind: 'relation', sign: '=', left: symbol('y'), right: symbol('x') }}`
					: say`reflected in the ${symbol(name.charAt(0))}-axis`,
			why: motion.why,
			wrong: WRONG_REFLECTIONS[name] ?? [],
			hint:
				name === 'y=x'
					? say`Where does the reflection take ${pointAt([1, 0])}? What happens to its coordinates?`
					: say`Which coordinate stays the same, and what happens to the other one?`,
		})
	);
}

const WRONG_REFLECTIONS: Readonly<Record<string, readonly WrongMotion[]>> = {
	'x-axis': [
		[([x, y]) => [0 - x, y], 'reflected in the y-axis'],
		[([x, y]) => [0 - x, 0 - y], 'changed the signs of both coordinates'],
		[([x, y]) => [y, x], 'interchanged the coordinates'],
	],
	'y-axis': [
		[([x, y]) => [x, 0 - y], 'reflected in the x-axis'],
		[([x, y]) => [0 - x, 0 - y], 'changed the signs of both coordinates'],
		[([x, y]) => [y, x], 'interchanged the coordinates'],
	],
	'y=x': [
		[([x, y]) => [0 - y, 0 - x], 'reflected in the line y = −x'],
		[([x, y]) => [0 - x, 0 - y], 'changed the signs instead of interchanging the coordinates'],
		[([x, y]) => [x, 0 - y], 'reflected in the x-axis'],
	],
};

function rotate(draw: Draw): Draft | undefined {
	const motion = ROTATIONS[draw.inTurn('angle')];
	return (
		motion &&
		imageQuestion(draw, {
			motion,
			stated: say`${motion.stated}`,
			why: motion.why,
			wrong: [
				[
					([x, y]) => motion.apply([0 - x, 0 - y]),
					/180/.test(motion.stated)
						? 'did not change any signs'
						: `rotated ${/counter/.test(motion.stated) ? 'clockwise instead of counterclockwise' : 'counterclockwise instead of clockwise'}`,
				],
				[([x, y]) => [y, x], 'interchanged the coordinates without changing a sign'],
				[([x, y]) => [0 - x, y], 'changed the sign of the first coordinate only'],
			],
			hint: say`After a ${motion.turn} about the origin, is the image of ${symbol('A')} to the left or to the right of the ${symbol('y')}-axis? Is it above or below the ${symbol('x')}-axis?`,
		})
	);
}
