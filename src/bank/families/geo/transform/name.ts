import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, type Figure, sentence } from '../../../family.ts';
import { graph, type Shape, whereIs, axesAround } from '../../../figures/graph.ts';
import { type Corner, namedCorners, onPlane } from '../../../steps/corners.ts';
import { spotsFor } from '../../../steps/images.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { REFLECTIONS, ROTATIONS } from './motions.ts';

type Named = { name: string; apply: (at: Corner) => Corner; why: string };

/** By the words of the curriculum plan. */
function namedMotions(draw: Draw): Readonly<Record<string, Named>> {
	const turn = (key: string) => {
		const { told, why, apply } = ROTATIONS[key] ?? { told: '', why: '', apply: (at: Corner) => at };
		return { name: told.replace('rotated', 'rotation of'), why, apply };
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
			why: 'every point moves by the same amount across and up',
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
			why: 'both coordinates of every point are multiplied by the same number',
			apply: ([x, y]) => [2 * x, 2 * y],
		},
	};
}

export function nameIt(draw: Draw): Draft | undefined {
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
		prompt: say`Triangle ${symbol('ABC')} has the vertices ${namedCorners(spots)}. Its image is the triangle ${symbol('DEF')} with ${namedCorners(images, 'DEF')}, where ${symbol('A')} goes to ${symbol('D')}, ${symbol('B')} to ${symbol('E')} and ${symbol('C')} to ${symbol('F')}. Which transformation is this?`,
		answer: multipleChoice(
			say`${right.name}`,
			...wrong.map(({ name }) => slip(say`${name}`, SLIPS[name] ?? 'checked only one point')),
		),
		steps: [
			...spots.map((at, place) =>
				sentence(say`${pointAt(at)} goes to ${pointAt(images[place] ?? at)}.`),
			),
			sentence(say`The transformation is a ${right.name}.`, right.why),
		],
		hints: [
			say`Compare the coordinates of each point and its image. Do they change places, change sign or change size?`,
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
	return graph({
		...axesAround([...spots, ...images]),
		shapes: [
			{ kind: 'polygon', points: spots },
			{ kind: 'polygon', points: images },
			...named(spots, 'ABC'),
			...named(images, 'DEF'),
		],
		alt: `Triangles ABC and DEF are drawn. ${inWords(spots, 'ABC')} ${inWords(images, 'DEF')}`,
	});
}

const SLIPS: Readonly<Record<string, string>> = {
	translation: 'checked only one point',
	'reflection in the x-axis': 'mixed up which coordinate changes its sign',
	'reflection in the y-axis': 'mixed up which coordinate changes its sign',
	'reflection in the line y = x': 'overlooked the signs or the order of the coordinates',
	'rotation of 90° clockwise about the origin': 'turned the wrong way, or overlooked a sign',
	'rotation of 90° counterclockwise about the origin': 'turned the wrong way, or overlooked a sign',
	'rotation of 180° about the origin': 'took one change of sign for two',
	'dilation with centre at the origin': 'judged by the size of the numbers',
};
