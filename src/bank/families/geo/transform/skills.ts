/** geo.transform: translations, reflections and rotations of points and triangles. */
import { equation, product, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { type Corner, namedCorners, onPlane } from '../../../steps/corners.ts';
import { spotsFor } from '../../../steps/images.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { reflect, REFLECTIONS, rotate, ROTATIONS, translate } from './find-image.ts';
import type { Figure, Shape } from '../../../figures/figure.ts';
import { axesAround, whereIs } from '../../../figures/axes.ts';

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
