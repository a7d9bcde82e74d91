import { equation, num, power, quotient, sum, symbol } from '../../../../math/expression.ts';
import { fraction, minus } from '../../../../math/lines.ts';
import { root } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { tex } from '../../../../math/tex.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Draw,
	type Line,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import {
	type Corner,
	cross,
	directionOf,
	from,
	moved,
	namedCorners,
	onPlane,
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

const RIGHT_ANGLES = 'assumed right angles without comparing the slopes';
const EQUAL_SIDES = 'assumed that all sides are equal without finding their lengths';
const BOTH = 'assumed right angles and equal sides without calculating';
const ONE_PAIR = 'found only one pair of parallel sides';

/** What leads from the right name to a wrong one. */
const MISTAKES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	square: {
		rectangle: 'stopped before comparing the lengths of adjacent sides',
		rhombus: 'stopped before checking the angles',
		parallelogram: 'stopped after finding that opposite sides are parallel',
	},
	rectangle: {
		square: EQUAL_SIDES,
		rhombus: 'assumed equal sides and did not check the angles',
		parallelogram: 'stopped before checking the angles',
		kite: 'found pairs of equal sides but did not notice that the equal sides are opposite, not adjacent as in a kite',
	},
	rhombus: {
		square: RIGHT_ANGLES,
		rectangle: 'assumed right angles and did not compare the lengths of adjacent sides',
		parallelogram: 'stopped before comparing the lengths of adjacent sides',
		trapezoid: ONE_PAIR,
	},
	kite: {
		rhombus: EQUAL_SIDES,
		square: BOTH,
		trapezoid: 'assumed that two sides are parallel without comparing the slopes',
	},
	parallelogram: {
		square: BOTH,
		rectangle: RIGHT_ANGLES,
		rhombus: EQUAL_SIDES,
		trapezoid: ONE_PAIR,
	},
	trapezoid: {
		parallelogram: 'assumed that the second pair of sides is parallel without comparing the slopes',
		rectangle: RIGHT_ANGLES,
		kite: 'assumed that adjacent sides are equal without finding their lengths',
	},
};

type Evidence = {
	lineOf: (name: string, first: Corner, second: Corner) => Line;
	hintFor: (corners: Quad) => Prose;
};
const SLOPES: Evidence = {
	lineOf: slopeLine,
	hintFor: (corners) =>
		say`${sidesOf(corners).some(([, [x1], [x2]]) => x1 === x2) ? 'Which sides are vertical? What are the slopes of the other sides?' : 'What are the slopes of the four sides?'} Which sides are parallel? Are any perpendicular?`,
};
const LENGTHS: Evidence = {
	lineOf: sideLine,
	hintFor: () => say`How do the lengths of the sides compare?`,
};

/** What the reason for each name compares. */
const EVIDENCE: Readonly<Record<string, readonly Evidence[]>> = {
	square: [SLOPES, LENGTHS],
	rectangle: [SLOPES, LENGTHS],
	rhombus: [SLOPES, LENGTHS],
	kite: [LENGTHS],
	parallelogram: [SLOPES, LENGTHS],
	trapezoid: [SLOPES],
};

export const mistakeFor = (wrong: string, right: string): string => MISTAKES[right]?.[wrong] ?? '';

export function mostSpecificName(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const u = directionOf(draw);
	const start: Corner = [draw.int('x'), draw.int('y')];
	const corners = SHAPES[type]?.(start, u, draw.int('a'), draw.int('b'), draw);
	const near = NEAR[type];
	const evidence = EVIDENCE[type];
	if (!corners || !near || !evidence || !onPlane(corners, 11)) return undefined;
	const [a, b, c] = corners;
	if (Math.abs(cross(from(a, b), from(a, c))) < 4) return undefined;
	return {
		prompt: say`What is the most specific name for the quadrilateral ${symbol('ABCD')} with ${namedCorners(corners)}?`,
		answer: multipleChoice(
			say`${type}`,
			...near.map((name) => distractor(say`${name}`, mistakeFor(name, type))),
		),
		steps: [
			...evidence.flatMap(({ lineOf }) => sidesOf(corners).map((side) => lineOf(...side))),
			sentence(say`${symbol('ABCD')} is a ${type}.`, reasonFor(type, corners)),
		],
		hints: evidence.map(({ hintFor }) => hintFor(corners)),
		figure: polygonOnPlane(lettered(corners)),
	};
}

/** What the slopes and lengths show, for the sides as they lie. */
function reasonFor(type: string, [a, b, c, d]: Quad): string {
	const straight = [from(a, b), from(b, c), from(c, d), from(d, a)].some(([dx]) => dx === 0);
	const square = straight
		? 'adjacent sides are perpendicular'
		: 'adjacent sides are perpendicular, since their slopes have a product of −1';
	const oblique = straight
		? 'adjacent sides are not perpendicular'
		: 'adjacent sides are not perpendicular, since their slopes do not have a product of −1';
	const [two, others] =
		cross(from(a, b), from(d, c)) === 0 ? ['AB and CD', 'BC and DA'] : ['BC and DA', 'AB and CD'];
	const equalNeighbors =
		squared(from(a, b)) === squared(from(b, c)) ? 'AB = BC and CD = DA' : 'AB = DA and BC = CD';
	const reasons = {
		square: `all sides are equal, and ${square}`,
		rectangle: `opposite sides are parallel and ${square}, but not all sides are equal`,
		rhombus: `all sides are equal, but ${oblique}`,
		kite: `${equalNeighbors}, but not all four sides are equal`,
		parallelogram: `opposite sides are parallel, but ${oblique}, and not all sides are equal`,
		trapezoid: `${two} are parallel, but ${others} are not`,
	};
	return caseOf(reasons, type);
}

/** "m_{AB} = (5 − 2)/(3 − 1) = 3/2", unless the side is vertical. */
export function slopeLine(name: string, first: Corner, second: Corner): Line {
	const [dx, dy] = from(first, second);
	if (dx === 0) return sentence(say`${symbol(name)} is vertical.`, 'the change in x is 0');
	const shown = quotient(minus(second[1], first[1]), minus(second[0], first[0]));
	return line(
		equation(symbol(`m_{${name}}`), equation(shown, num(fraction(dy, dx)))),
		'the change in y over the change in x',
	);
}

/** "AB = √(3² + 4²) = √(9 + 16) = √25 = 5". */
export function sideLine(name: string, first: Corner, second: Corner): Line {
	const [dx, dy] = from(first, second);
	const length = lengthOf(first, second);
	if (dx * dy === 0)
		return line(
			equation(symbol(name), length),
			dx === 0
				? 'the difference between the y-coordinates'
				: 'the difference between the x-coordinates',
		);
	const squares = root(sum(power(num(dx), 2), power(num(dy), 2)));
	const total = root(num(dx * dx + dy * dy));
	const simplified = tex(total) === tex(length) ? length : equation(total, length);
	return line(
		equation(symbol(name), equation(squares, equation(root(sum(dx * dx, dy * dy)), simplified))),
		'the distance formula, with the changes in x and y',
	);
}

const sidesOf = (corners: Quad) =>
	corners.map((corner, at) => {
		const next = (at + 1) % 4;
		return ['ABCD'.charAt(at) + 'ABCD'.charAt(next), corner, corners[next] ?? corner] as const;
	});
