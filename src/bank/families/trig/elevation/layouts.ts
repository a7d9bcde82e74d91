/** Three ways in which two right triangles share a side, with the steps and the figure of each. */
import {
	difference,
	equation,
	type Expression,
	product,
	quotient,
	relation,
	symbol,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { line, type Line } from '../../../family.ts';
import { networkFigure } from '../../../figures/diagram.ts';
import { toFind, statedTriangle } from '../../../steps/triangle-figure.ts';
import { sizeText, type Unit } from '../../../steps/measured.ts';
import {
	about,
	degree,
	ratioOf,
	sinOf,
	tanOf,
	TO_TENTH,
	FOR_NEXT_STEP,
} from '../../../steps/triangle.ts';
import type { Spot } from '../../../figures/figure.ts';

type Wrong = [value: number, why: string][];

export type Pair = { A: number; B: number; d: number; unit: Unit };

const inTriangle = (name: string): string =>
	`in triangle ${name}, tangent is opposite over adjacent`;

/** From the tangent of an angle to the side beside it. */
const adjacentLines = (name: string, angle: number, d: number, triangle: string): Line[] => {
	const side = symbol(name);
	const tan = ratioOf('tan', degree(angle));
	return [
		line(equation(tan, quotient(d, side)), inTriangle(triangle)),
		line(equation(product(side, tan), d), `multiply both sides by ${name}`),
		line(equation(side, quotient(d, tan)), `divide both sides by tan ${angle}°`),
	];
};

/** Far and near point on the ground below a height: AB = d / tan A − d / tan B. */
export function inside({ A, B, d, unit }: Pair) {
	const [far, near] = [d / tanOf(A), d / tanOf(B)];
	const [AC, BC, AB] = ['AC', 'BC', 'AB'].map((name) => symbol(name)) as [
		Expression,
		Expression,
		Expression,
	];
	return {
		x: far - near,
		wrong: [
			[far + near, 'added AC and BC instead of subtracting them'],
			[far, 'stopped at AC, the longer of the two sides'],
			[d / tanOf(B - A), 'used the tangent of the difference of the two angles'],
		] satisfies Wrong,
		steps: [
			...adjacentLines('AC', A, d, 'ACD'),
			about(AC, far, 3, FOR_NEXT_STEP),
			...adjacentLines('BC', B, d, 'BCD'),
			about(BC, near, 3, FOR_NEXT_STEP),
			line(
				relation('x', '\\approx', difference(rounded(far, 3), rounded(near, 3))),
				'AB is the difference of AC and BC',
			),
			line(
				relation('x', '\\approx', rounded(far - near, 1)),
				'subtract, and round to the nearest tenth',
			),
		],
		figure: drawn(
			{ A: [0, 0], B: [1.1, 0], C: [2, 0], D: [2, 1.35] },
			['AC', 'AD', 'BD', 'CD'],
			{ AB: 'x', CD: sizeText(d, unit) },
			{ CAD: `${A}°`, CBD: `${B}°`, ACD: 'right' },
			[
				'B lies between A and C.',
				statedTriangle({ name: 'ACD', angles: { C: 90, A }, sides: { CD: d } }, unit.many),
				statedTriangle({ name: 'BCD', angles: { C: 90, B } }, unit.many),
				toFind('AB', 'x'),
			],
		),
		names: AB,
	};
}

/** Two heights above the same point: CD = d tan B − d tan A. */
export function stacked({ A, B, d, unit }: Pair) {
	const [low, high] = [d * tanOf(A), d * tanOf(B)];
	const [BC, BD] = [symbol('BC'), symbol('BD')];
	return {
		x: high - low,
		wrong: [
			[high + low, 'added BC and BD instead of subtracting them'],
			[high, 'stopped at BD, the longer of the two sides'],
			[d * tanOf(B - A), 'used the tangent of the difference of the two angles'],
		] satisfies Wrong,
		steps: [
			line(equation(ratioOf('tan', degree(A)), quotient(BC, d)), inTriangle('ABC')),
			line(equation(BC, product(d, ratioOf('tan', degree(A)))), `multiply both sides by ${d}`),
			about(BC, low, 3, FOR_NEXT_STEP),
			line(equation(ratioOf('tan', degree(B)), quotient(BD, d)), inTriangle('ABD')),
			line(equation(BD, product(d, ratioOf('tan', degree(B)))), `multiply both sides by ${d}`),
			about(BD, high, 3, FOR_NEXT_STEP),
			line(
				relation('x', '\\approx', difference(rounded(high, 3), rounded(low, 3))),
				'CD is the difference of BD and BC',
			),
			line(
				relation('x', '\\approx', rounded(high - low, 1)),
				'subtract, and round to the nearest tenth',
			),
		],
		figure: drawn(
			{ A: [0, 0], B: [1.8, 0], C: [1.8, 0.85], D: [1.8, 1.9] },
			['AB', 'BD', 'AC', 'AD'],
			{ AB: sizeText(d, unit), CD: 'x' },
			{ ABC: 'right' },
			[
				'C lies between B and D.',
				statedTriangle({ name: 'ABC', angles: { B: 90, A }, sides: { AB: d } }, unit.many),
				statedTriangle({ name: 'ABD', angles: { B: 90, A: B } }, unit.many),
				toFind('CD', 'x'),
			],
		),
		names: symbol('CD'),
	};
}

/** A common height between two triangles: CD = d sin A, x = CD / sin B. */
export function beside({ A, B, d, unit }: Pair) {
	const h = d * sinOf(A);
	const CD = symbol('CD');
	return {
		x: h / sinOf(B),
		wrong: [
			[h, 'stopped at the height CD'],
			[h * sinOf(B), 'multiplied by the sine of the second angle instead of dividing by it'],
			[h / tanOf(B), 'found DB instead of BC'],
		] satisfies Wrong,
		steps: [
			line(
				equation(ratioOf('sin', degree(A)), quotient(CD, d)),
				'in triangle ACD, sine is opposite over hypotenuse',
			),
			line(equation(CD, product(d, ratioOf('sin', degree(A)))), `multiply both sides by ${d}`),
			about(CD, h, 3, FOR_NEXT_STEP),
			line(
				relation(ratioOf('sin', degree(B)), '\\approx', quotient(rounded(h, 3), 'x')),
				'in triangle BCD, sine is opposite over hypotenuse',
			),
			line(
				relation(product('x', ratioOf('sin', degree(B))), '\\approx', rounded(h, 3)),
				'multiply both sides by x',
			),
			line(
				relation('x', '\\approx', quotient(rounded(h, 3), ratioOf('sin', degree(B)))),
				`divide both sides by sin ${B}°`,
			),
			about('x', h / sinOf(B), 1, TO_TENTH),
		],
		figure: drawn(
			{ A: [0, 0], B: [2.6, 0], C: [1.1, 1.4], D: [1.1, 0] },
			['AB', 'AC', 'BC', 'CD'],
			{ AC: sizeText(d, unit), BC: 'x' },
			{ BAC: `${A}°`, ABC: `${B}°`, ADC: 'right' },
			[
				'D lies between A and B.',
				statedTriangle({ name: 'ACD', angles: { D: 90, A }, sides: { AC: d } }, unit.many),
				statedTriangle({ name: 'BCD', angles: { D: 90, B } }, unit.many),
				toFind('BC', 'x'),
			],
		),
		names: symbol('BC'),
	};
}

const drawn = (
	points: Record<string, Spot>,
	segments: string[],
	sides: Record<string, string>,
	angles: Record<string, string>,
	words: string[],
) => networkFigure({ points, segments, sides, angles }, words.join(' '));
