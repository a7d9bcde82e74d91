import { equation } from '../../../../math/expression.ts';
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import { type Draft, type Draw, type Line, sentence } from '../../../family.ts';
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
import { lengthOf } from '../../../steps/length.ts';

type Quad = readonly [Corner, Corner, Corner, Corner];

/** Corners in order for each name; `undefined` when the numbers give another shape. */
type Make = (start: Corner, u: Corner, a: number, b: number, draw: Draw) => Quad | undefined;

/** A, A + p, A + p + q, A + q. */
const fromSides = (start: Corner, p: Corner, q: Corner): Quad => [
	start,
	moved(start, p),
	moved(moved(start, p), q),
	moved(start, q),
];

const times = ([x, y]: Corner, by: number): Corner => [x * by, y * by];

const SHAPES: Readonly<Record<string, Make>> = {
	square: (start, u, a) => fromSides(start, times(u, a), times(turnedLeft(u), a)),
	rectangle: (start, u, a, b) =>
		a === b ? undefined : fromSides(start, times(u, a), times(turnedLeft(u), b)),
	rhombus: (start, u, a, b) =>
		a === b
			? undefined
			: [
					moved(start, u, a),
					moved(start, turnedLeft(u), b),
					moved(start, u, -a),
					moved(start, turnedLeft(u), -b),
				],
	kite(start, u, a, b, draw) {
		const tail = draw.random.int(1, 5);
		return a === tail
			? undefined
			: [
					moved(start, u, a),
					moved(start, turnedLeft(u), b),
					moved(start, u, -tail),
					moved(start, turnedLeft(u), -b),
				];
	},
	parallelogram(start, u, a, b, draw) {
		const lean = draw.random.pick([-2, -1, 1, 2]);
		const side = moved(times(turnedLeft(u), b), u, lean);
		const base = times(u, a);
		return squared(base) === squared(side) ? undefined : fromSides(start, base, side);
	},
	trapezoid(start, u, a, b, draw) {
		const [lean, top] = [draw.random.int(-2, 3), draw.random.int(1, 6)];
		if (a === top) return undefined;
		const left = moved(times(turnedLeft(u), b), u, lean);
		const [third, fourth] = [moved(moved(start, left), u, top), moved(start, left)];
		return [start, moved(start, u, a), third, fourth];
	},
};

const NEAR: Readonly<Record<string, readonly [string, string, string]>> = {
	square: ['rectangle', 'rhombus', 'parallelogram'],
	rectangle: ['square', 'parallelogram', 'kite'],
	rhombus: ['square', 'parallelogram', 'trapezoid'],
	kite: ['rhombus', 'square', 'trapezoid'],
	parallelogram: ['rectangle', 'rhombus', 'trapezoid'],
	trapezoid: ['parallelogram', 'rectangle', 'kite'],
};

const MISTAKES: Readonly<Record<string, string>> = {
	square: 'did not check both the angles and the lengths of the sides',
	rectangle: 'did not check the angles, or stopped before comparing all sides',
	rhombus: 'did not compare all side lengths, or stopped before checking the angles',
	kite: 'found equal sides but did not compare the opposite sides',
	parallelogram: 'stopped at the parallel sides, or judged parallel sides by eye',
	trapezoid: 'found only one pair of parallel sides',
};

export function mostSpecificName(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const u = directionOf(draw);
	const start: Corner = [draw.int('x'), draw.int('y')];
	const corners = SHAPES[type]?.(start, u, draw.int('a'), draw.int('b'), draw);
	const near = NEAR[type];
	if (!corners || !near || !onPlane(corners, 11)) return undefined;
	const [a, b, c] = corners;
	if (Math.abs(cross(from(a, b), from(a, c))) < 4) return undefined;
	return {
		prompt: say`What is the most specific name for the quadrilateral ${symbol('ABCD')} with ${namedCorners(corners)}?`,
		answer: multipleChoice(
			say`${type}`,
			...near.map((name) => distractor(say`${name}`, MISTAKES[name] ?? '')),
		),
		steps: [...sideLines(corners), sentence(say`${symbol('ABCD')} is a ${type}.`, REASONS[type])],
		hints: [
			say`What are the slopes of the four sides? Which sides are parallel, and which are perpendicular?`,
			say`How do the lengths of the sides compare?`,
		],
		figure: polygonOnPlane(lettered(corners)),
	};
}

const REASONS: Readonly<Record<string, string>> = {
	square: 'all sides are equal, and adjacent sides are perpendicular',
	rectangle:
		'opposite sides are parallel and adjacent sides are perpendicular, but not all sides are equal',
	rhombus: 'all sides are equal, but adjacent sides are not perpendicular',
	kite: 'two pairs of adjacent sides are equal, but not all four sides',
	parallelogram:
		'opposite sides are parallel, but there is no right angle and not all sides are equal',
	trapezoid: 'exactly one pair of sides is parallel',
};

function sideLines(corners: Quad): Line[] {
	const sides = corners.map((corner, at) => {
		const next = corners[(at + 1) % 4] ?? corner;
		return {
			name: symbol('ABCD'.charAt(at) + 'ABCD'.charAt((at + 1) % 4)),
			slope: slopeInWords(from(corner, next)),
			length: lengthOf(corner, next),
		};
	});
	const [ab, bc, cd, da] = sides;
	if (!ab || !bc || !cd || !da) return [];
	return [
		sentence(
			say`${ab.name} ${ab.slope}, ${bc.name} ${bc.slope}, ${cd.name} ${cd.slope}, and ${da.name} ${da.slope}.`,
			'a slope is the change in y over the change in x',
		),
		sentence(
			say`${equation(ab.name, ab.length)}, ${equation(bc.name, bc.length)}, ${equation(cd.name, cd.length)}, and ${equation(da.name, da.length)}.`,
			'the distance formula',
		),
	];
}
