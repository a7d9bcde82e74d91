/** geo.coord-area: areas and perimeters from vertices. */
import Fraction from 'fraction.js';
import {
	absolute,
	equation,
	type Expression,
	num,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { minus } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import { simplifyRoot } from '../../../../math/surd.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	radical,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { lettered, polygonOnPlane } from '../../../figures/polygon-on-plane.ts';
import { type Corner, namedCorners } from '../../../steps/corners.ts';
import { lengthLines, lengthOf, squaredLength } from '../../../steps/length.ts';
import { EXACT_LENGTH, rootExpression } from '../../../steps/square-roots.ts';

// Sides of a polygon that are parallel to an axis.

/** "AB = |5 − (−2)| = 7" */
export const level = (name: string, from: number, to: number, why: string): Line =>
	line(equation(symbol(name), equation(absolute(minus(to, from)), Math.abs(to - from))), why);

const SAME_Y = 'the points have the same y-coordinate, so subtract the x-coordinates';
const SAME_X = 'the points have the same x-coordinate, so subtract the y-coordinates';

/** A horizontal or vertical side needs no formula. */
const isLevel = (side?: { from: Corner; to: Corner }): boolean =>
	side !== undefined && (side.from[0] === side.to[0] || side.from[1] === side.to[1]);

const levelSide = (name: string, from: Corner, to: Corner): Line =>
	from[1] === to[1] ? level(name, from[0], to[0], SAME_Y) : level(name, from[1], to[1], SAME_X);

export const skills: Skills = {
	'Find the area of a polygon on a grid': levelArea,
	'Find the area of a right triangle on a grid': tiltedTriangle,
	'Find a perimeter on the coordinate plane': perimeter,
};

/** Not a letter: A is a vertex. */
const AREA = symbol('\\text{Area}');

function levelArea(draw: Draw): Draft | undefined {
	const [x, y, w, h] = [draw.int('x'), draw.int('y'), draw.int('w'), draw.int('h')];
	const shape = draw.inTurn('shape');
	const lean = draw.random.pick([-3, -2, -1, 1, 2, 3]);
	const [a, b]: [Corner, Corner] = [
		[x, y],
		[x + w, y],
	];
	const top = shape === 'parallelogram' ? lean : 0;
	const d: Corner = [x + top, y + h];
	const corners: Corner[] =
		shape === 'right triangle' ? [a, b, d] : [a, b, [x + w + top, y + h], d];
	if (corners.flat().some((value) => Math.abs(value) > 11)) return undefined;
	const triangle = shape === 'right triangle';
	// A square does not show which two lengths were multiplied.
	if (shape === 'rectangle' && w === h) return undefined;
	// Half of 2 times the height is the height.
	if (triangle && (w === 2 || h === 2)) return undefined;
	const area = new Fraction(w * h).div(triangle ? 2 : 1);
	const answer = withMisconceptions(
		withUnit(rational(area), 'square units'),
		triangle
			? [rational(w * h), 'did not take half of the product of the base and the height']
			: [rational(area.div(2)), `took half of the product, as for a triangle`],
		[
			rational(2 * (w + h)),
			shape === 'rectangle'
				? 'found the perimeter instead of the area'
				: `used the formula for the perimeter of a rectangle`,
		],
		[
			rational(new Fraction((w + 1) * (h + 1)).div(triangle ? 2 : 1)),
			'counted grid lines instead of the units between them',
		],
	);
	return {
		prompt: say`Find the area, in square units, of the ${shape} with vertices ${namedCorners(corners)}.`,
		answer,
		steps: [
			level('AB', x, x + w, SAME_Y),
			shape === 'parallelogram'
				? line(
						equation('h', equation(minus(y + h, y), h)),
						'h is the height, the distance between the two horizontal sides',
					)
				: level(triangle ? 'AC' : 'AD', y, y + h, SAME_X),
			line(
				equation(AREA, triangle ? times(new Fraction(1, 2), w, h) : times(w, h)),
				triangle
					? 'the area of a triangle is half of the base times the height'
					: shape === 'rectangle'
						? 'the area of a rectangle is length times width'
						: 'the area of a parallelogram is the base times the height',
			),
			...(triangle
				? [
						line(
							equation(AREA, times(new Fraction(1, 2), w * h)),
							'multiply the base by the height',
						),
					]
				: []),
			line(equation(AREA, num(area)), 'multiply'),
			sentence(say`The area is ${answer.body}.`),
		],
		hints: [
			say`Which sides are horizontal or vertical? Which lengths do you need for the area formula?`,
		],
		figure: polygonOnPlane(lettered(corners)),
	};
}

/** The right angle is at A; the legs are (a, b) and k times (−b, a). */
function tiltedTriangle(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const at: Corner = [draw.int('x'), draw.int('y')];
	// With equal legs, one length would do for both.
	if (k === 1) return undefined;
	const corners: Corner[] = [at, [at[0] + a, at[1] + b], [at[0] - k * b, at[1] + k * a]];
	if (corners.flat().some((value) => Math.abs(value) > 12)) return undefined;
	const [, second, third] = corners;
	if (!second || !third) return undefined;
	const area = new Fraction(k * (a * a + b * b), 2);
	const answer = withMisconceptions(
		withUnit(rational(area), 'square units'),
		[rational(area.mul(2)), 'did not take half of the product of the legs'],
		[
			rational(area.mul(area).mul(2)),
			'multiplied the squares of the legs without taking their square roots',
		],
	);
	const [one, two] = [lengthOf(at, second), lengthOf(at, third)];
	return {
		prompt: say`Triangle ${symbol('ABC')} has vertices ${namedCorners(corners)}, and a right angle at ${symbol('A')}. What is its area, in square units?`,
		answer,
		steps: [
			...lengthLines(symbol('AB'), at, second),
			...lengthLines(symbol('AC'), at, third, 'the distance formula'),
			line(
				equation(AREA, times(new Fraction(1, 2), one, two)),
				'the area is half of the base times the height, and the legs are the base and the height',
			),
			line(equation(AREA, times(new Fraction(1, 2), area.mul(2))), multiplyLegs(a * a + b * b, k)),
			line(equation(AREA, num(area)), 'multiply'),
			sentence(say`The area is ${answer.body}.`),
		],
		hints: [
			say`The two sides that meet at the right angle are the base and the height. How long is each?`,
		],
		figure: polygonOnPlane(lettered(corners)),
	};
}

/** √5 and k√5, or 2√5 and 2k√5: the whole factors and the radicals are multiplied separately. */
function multiplyLegs(square: number, k: number): string {
	const { outside: factor, inside: radicand } = simplifyRoot(square);
	if (radicand === 1) return 'multiply the legs';
	const factors = [factor, k * factor].filter((one) => one !== 1);
	const radicals = `√${radicand} × √${radicand}`;
	if (factors.length === 0) return `multiply the legs: ${radicals} = ${radicand}`;
	const whole = k * factor * factor;
	return `multiply the legs: ${factors.join(' × ')} × ${radicals} = ${whole} × ${radicand} = ${whole * radicand}`;
}

/** Kept when the sides give at most two different kinds of terms. */
function perimeter(draw: Draw): Draft | undefined {
	const a: Corner = [draw.int('x1'), draw.int('y1')];
	const [p, q]: Corner[] = [
		[draw.int('a'), draw.int('b')],
		[draw.int('c'), draw.int('d')],
	];
	if (!p || !q || Math.abs(p[0] * q[1] - p[1] * q[0]) < 6) return undefined;
	const b: Corner = [a[0] + p[0], a[1] + p[1]];
	const four = draw.inTurn('n') === '4';
	const c: Corner = four ? [b[0] + q[0], b[1] + q[1]] : [a[0] + q[0], a[1] + q[1]];
	const corners: Corner[] = four ? [a, b, c, [a[0] + q[0], a[1] + q[1]]] : [a, b, c];
	if (corners.flat().some((value) => Math.abs(value) > 11)) return undefined;
	const sides = corners.map((corner, at) => {
		const next = (at + 1) % corners.length;
		return { name: 'ABCD'.charAt(at) + 'ABCD'.charAt(next), from: corner, to: corners[next] ?? a };
	});
	const terms = addedRoots(sides.map(({ from, to }) => Number(squaredLength(from, to))));
	const [first, ...rest] = terms;
	if (!first || terms.length > 2) return undefined;
	const total: Expression = rest.length > 0 ? sum(first, ...rest) : first;
	const [halfTotal = total] = four ? perimeterOfHalf(sides) : [];
	const sumOfChanges = sides.reduce(
		(all, { from, to }) => all + Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]),
		0,
	);
	const answer = withMisconceptions(
		withUnit(radical(total), 'units'),
		[
			radical(num(sumOfChanges)),
			'added the changes in x and y instead of finding the lengths of the sides',
		],
		four
			? [radical(halfTotal), 'added only two of the four sides']
			: [
					radical(
						rootExpression(
							sides.reduce(
								(all, { from, to }) => all.add(squaredLength(from, to)),
								new Fraction(0),
							),
						),
					),
					'added the squares of all sides under one radical',
				],
	);
	const lengths = sides.map(({ from, to }) => lengthOf(from, to));
	const shown = four ? sides.slice(0, 2) : sides;
	return {
		prompt: say`Find the perimeter, in units, of the ${four ? 'parallelogram' : 'triangle'} with vertices ${namedCorners(corners)}. ${EXACT_LENGTH}`,
		answer,
		steps: [
			...shown.flatMap(({ name, from, to }, at) =>
				isLevel(shown[at])
					? levelSide(name, from, to)
					: lengthLines(
							symbol(name),
							from,
							to,
							shown.slice(0, at).every(isLevel) ? undefined : 'the distance formula',
						),
			),
			...(four
				? [
						sentence(
							say`${symbol('CD')} is as long as ${symbol('AB')}, and ${symbol('DA')} is as long as ${symbol('BC')}.`,
							'opposite sides of a parallelogram are equal',
						),
					]
				: []),
			line(equation('P', sum(...lengths)), 'add the lengths of all sides'),
			line(equation('P', total), combining(lengths)),
			sentence(say`The perimeter is ${answer.body}.`),
		],
		hints: [
			say`Which formula gives the length of a side from its endpoints? ${four ? 'Which sides have equal lengths?' : 'What do you do with the three lengths?'}`,
		],
		figure: polygonOnPlane(lettered(corners)),
	};
}

const combining = (lengths: readonly Expression[]): string => {
	const whole = lengths.filter(({ kind }) => kind === 'number').length;
	if (whole === lengths.length) return 'add';
	return whole > 1 ? 'combine like terms' : 'combine like radicals';
};

const perimeterOfHalf = (sides: readonly { from: Corner; to: Corner }[]): Expression[] => {
	const [first, ...rest] = addedRoots(
		sides.slice(0, 2).map(({ from, to }) => Number(squaredLength(from, to))),
	);
	return first ? [rest.length > 0 ? sum(first, ...rest) : first] : [];
};

/** √8 + 3 + √2 = 3 + 3√2: one term for each number under the root, whole numbers first. */
function addedRoots(squares: readonly number[]): Expression[] {
	const factors = new Map<number, number>();
	for (const square of squares) {
		let outside = Math.floor(Math.sqrt(square));
		while (square % (outside * outside) !== 0) outside--;
		const inside = square / (outside * outside);
		factors.set(inside, (factors.get(inside) ?? 0) + outside);
	}
	return [...factors]
		.sort(([one], [two]) => one - two)
		.map(([inside, outside]) => rootExpression(outside * outside * inside));
}
