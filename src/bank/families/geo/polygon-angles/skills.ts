/** geo.polygon-angles: angle sums of polygons, regular or not. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	quotient,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';
import { type Angle, angle, angleText, angleWords, known, piece } from '../../../steps/angles.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';

export const skills: Skills = {
	'Use the angle sum of a polygon': angleSum,
	'Find a missing angle in a polygon': missingAngle,
	'Use the exterior angles of a regular polygon': exteriorAngle,
};

const S: Expression = symbol('S');

const sumLines = (n: number): Line[] => [
	line(
		equation(S, times(brackets(difference('n', 2)), 180)),
		'S is the sum of the interior angles: a polygon with n sides can be divided into n − 2 triangles',
	),
	line(equation(S, times(brackets(difference(n, 2)), 180)), `substitute ${n} for n`),
	line(equation(S, times(n - 2, 180)), 'subtract inside the brackets'),
	line(equation(S, (n - 2) * 180), 'multiply'),
];

function angleSum(draw: Draw): Draft | undefined {
	const [n, ask] = [draw.int('n'), draw.inTurn('ask')];
	const total = (n - 2) * 180;
	if (n < 5) return undefined;
	if (ask === 'sides') {
		const answer = withMisconceptions(
			integer(n),
			[integer(n - 2), 'stopped at the number of triangles'],
			[rational(new Fraction(total, 360)), 'divided the sum by 360°'],
			[integer(n - 4), 'subtracted 2 instead of adding it'],
		);
		return {
			prompt: say`The interior angles of a polygon add up to ${withDegrees(total)}. How many sides does the polygon have?`,
			answer,
			steps: [
				line(
					equation(times(brackets(difference('n', 2)), 180), total),
					'a polygon with n sides can be divided into n − 2 triangles',
				),
				line(equation(difference('n', 2), quotient(total, 180)), 'divide both sides by 180'),
				line(equation(difference('n', 2), n - 2), 'divide'),
				line(equation('n', n), 'add 2 to both sides'),
				sentence(say`The polygon has ${n} sides.`),
			],
			hints: [
				say`How many triangles have angles that add up to ${withDegrees(total)} in all? How does that number compare with the number of sides?`,
			],
		};
	}
	const figure =
		n <= 12
			? {
					figure: regularPolygon(
						n,
						ask === 'each' ? regularWords(n) : `A polygon with ${n} sides.`,
					),
				}
			: {};
	if (ask === 'each') {
		if (360 % n !== 0) return undefined;
		const answer = withMisconceptions(
			withUnit(integer(total / n), '°'),
			[integer(total), 'stopped at the sum of the angles'],
			[integer(360 / n), 'found the measure of an exterior angle instead of an interior angle'],
			[
				integer(180),
				`used ${n} × 180° as the sum of the angles, without subtracting 2 from the number of sides`,
			],
		);
		return {
			prompt: say`A regular polygon has ${n} sides. What is the measure of each interior angle, in degrees?`,
			answer,
			steps: [
				...sumLines(n),
				line(
					equation(quotient(total, n), total / n),
					`all ${n} angles are equal, so divide the sum by ${n}`,
				),
				sentence(say`Each interior angle measures ${answer.body}.`),
			],
			hints: [say`What is the sum of the interior angles? How many equal angles make up that sum?`],
			...figure,
		};
	}
	const answer = withMisconceptions(
		withUnit(integer(total), '°'),
		[integer(n * 180), 'multiplied 180° by the number of sides without subtracting 2'],
		[integer((n - 1) * 180), 'subtracted 1 instead of 2 from the number of sides'],
		[integer(360), 'gave the sum of the exterior angles'],
	);
	return {
		prompt: say`A polygon has ${n} sides. What is the sum of its interior angles, in degrees?`,
		answer,
		steps: [...sumLines(n), sentence(say`The sum of the interior angles is ${answer.body}.`)],
		hints: [say`Into how many triangles do the diagonals from one vertex divide the polygon?`],
		...figure,
	};
}

const withDegrees = (value: number): Expression => angle(known(value));

/** The unknown angles come last. */
function missingAngle(draw: Draw): Draft | undefined {
	const [n, algebra] = [draw.int('n'), draw.inTurn('alg') === 'yes'];
	const total = (n - 2) * 180;
	const average = Math.round(total / n);
	const [low, high] = [Math.max(60, average - 35), Math.min(170, average + 35)];
	const given = Array.from({ length: algebra ? n - 2 : n - 1 }, () => draw.random.int(low, high));
	const rest = total - given.reduce((all, one) => all + one, 0);
	const unknown = algebra ? twoUnknowns(draw, rest) : ([{ a: 1, b: 0 }] satisfies Angle[]);
	const last = unknown && algebra ? undefined : rest;
	if (!unknown || new Set(given).size < given.length) return undefined;
	if (last !== undefined && (last < 40 || last > 170)) return undefined;
	const angles: Angle[] = [...given.map(known), ...unknown];
	const solved = solveEquation(angles.map(piece), [term(total)]);
	const [first, ...lines] = solved?.lines ?? [];
	if (!first || !solved) return undefined;
	const x = solved.value.valueOf();
	const [last1, last2] = unknown;
	const answer = withMisconceptions(
		algebra ? integer(x) : withUnit(integer(x), '°'),
		...(algebra && last1 && last2
			? [
					withSum(
						new Fraction(last1.a + last2.a),
						x,
						-180,
						`used the angle sum of a ${polygonName(n - 1)} instead of a ${polygonName(n)}`,
					),
					withSum(
						new Fraction(last1.a + last2.a),
						x,
						180,
						'subtracted 1 instead of 2 from the number of sides',
					),
				]
			: [
					withSum(
						new Fraction(1),
						x,
						360,
						`used ${n} × 180° as the sum of the angles, without subtracting 2 from the number of sides`,
					),
					withSum(new Fraction(1), x, 180, 'subtracted 1 instead of 2 from the number of sides'),
					[integer(total - x), 'gave the sum of the other angles'] as const,
				]),
	);
	const name = polygonName(n);
	return {
		prompt: say`The interior angles of a ${name} are ${joined(angles)}. ${algebra ? say`Find the value of ${symbol('x')}.` : say`What is the measure of the unknown angle, in degrees?`} The figure is not drawn to scale.`,
		answer,
		steps: [
			...sumLines(n),
			{ ...first, why: 'the angles add up to S' },
			...lines,
			...(algebra ? [] : [sentence(say`The unknown angle measures ${answer.body}.`)]),
		],
		hints: [
			say`What is the sum of the interior angles of a polygon with ${n} sides? What equation can you write?`,
		],
		figure: labeledPolygon(
			angles.map(angleText),
			`A ${name}, not drawn to scale. Its angles are ${listInWords(angles.map(angleWords))}.`,
		),
	};
}

/** x for another sum of the angles, with `extra` degrees more. */
const withSum = (coefficient: Fraction, x: number, extra: number, why: string): WrongAnswer => [
	rational(new Fraction(extra).div(coefficient).add(x)),
	why,
];

/** ax + b and cx + d that make up the rest for a whole x. */
function twoUnknowns(draw: Draw, rest: number): Angle[] | undefined {
	const [a, c, b] = [draw.random.int(1, 5), draw.random.int(2, 6), draw.random.int(-12, 25)];
	const x = draw.random.int(12, 30);
	const [one, two]: [Angle, Angle] = [
		{ a, b: a === 1 ? 0 : b },
		{ a: c, b: 0 },
	];
	const fixed = rest - (a + c) * x - one.b;
	const last: Angle = { ...two, b: fixed };
	const sizes = [a * x + one.b, c * x + fixed];
	if (a === c || Math.abs(fixed) > 40 || fixed === 0 || (a !== 1 && b === 0)) return undefined;
	return sizes.some((size) => size < 40 || size > 170) ? undefined : [one, last];
}

const joined = (angles: readonly Angle[]): Prose =>
	angles.reduce<Prose>(
		(all, one, place) =>
			place === 0
				? say`${angle(one)}`
				: place === angles.length - 1
					? say`${all}, and ${angle(one)}`
					: say`${all}, ${angle(one)}`,
		say``,
	);

// Polygons drawn and named: regular ones, and others whose corners carry their angles.

const around = (n: number): Spot[] =>
	Array.from({ length: n }, (_, at): Spot => {
		const turn = -Math.PI / 2 - Math.PI / n + (2 * Math.PI * at) / n;
		return [Math.cos(turn), Math.sin(turn)];
	});

const regularPolygon = (n: number, alt: string): Diagram => ({
	kind: 'diagram',
	marks: [{ mark: 'path', at: around(n), closed: true }],
	alt,
});

const regularWords = (n: number): string =>
	`A regular polygon with ${n} equal sides and ${n} equal angles.`;

/** Not to scale: only the number of corners and their texts matter. */
function labeledPolygon(texts: readonly string[], alt: string): Diagram {
	const corners = around(texts.length).map(([x, y], at): Spot => [
		x * (at % 2 === 0 ? 1.45 : 1.25),
		y * (at % 3 === 0 ? 0.95 : 1.1),
	]);
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'path', at: corners, closed: true },
			...corners.map(([x, y], at): Mark => ({
				mark: 'text',
				at: [x * 0.66, y * 0.72],
				text: texts[at] ?? '',
			})),
		],
		alt,
	};
}

/** Polygons by their number of sides. */
const NAMES: Readonly<Record<number, string>> = {
	3: 'triangle',
	4: 'quadrilateral',
	5: 'pentagon',
	6: 'hexagon',
	7: 'heptagon',
	8: 'octagon',
};

/** @throws {RangeError} when the number of sides has no common name. */
function polygonName(sides: number): string {
	const name = NAMES[sides];
	if (name === undefined) throw new RangeError(`A polygon with ${sides} sides has no name here.`);
	return name;
}

// The equal exterior angles of a regular polygon, 360° together.

const [E, N] = [symbol('E'), symbol('n')];

const FULL_TURN = say`What do the exterior angles of a polygon add up to? How many equal angles make up that sum?`;

function exteriorAngle(draw: Draw): Draft | undefined {
	const [n, ask] = [draw.int('n'), draw.inTurn('ask')];
	if (360 % n !== 0 || n < 5) return undefined;
	if (ask === 'each') return eachAngle(n);
	return ask === 'sides from exterior' ? sidesFromExterior(n) : sidesFromInterior(n);
}

function eachAngle(n: number): Draft {
	const size = 360 / n;
	const answer = withMisconceptions(
		withUnit(integer(size), '°'),
		[integer(180 - size), 'found the interior angle'],
		[rational(new Fraction(180, n)), 'divided 180° instead of 360° by the number of sides'],
		[integer((n - 2) * 180), 'gave the sum of the interior angles'],
	);
	return {
		prompt: say`A regular polygon has ${n} sides. What is the measure of each exterior angle, in degrees?`,
		answer,
		steps: [
			line(
				equation(E, quotient(360, n)),
				`E is the measure of each exterior angle: the ${n} equal exterior angles add up to 360°`,
			),
			line(equation(E, size), 'divide'),
			sentence(say`Each exterior angle measures ${answer.body}.`),
		],
		hints: [
			say`What do the exterior angles of a polygon add up to? How many equal angles make up that sum?`,
		],
		...(n <= 12 && {
			figure: regularPolygon(n, regularWords(n)),
		}),
	};
}

function sidesFromExterior(n: number): Draft {
	const size = 360 / n;
	return {
		prompt: say`Each exterior angle of a regular polygon measures ${angle(known(size))}. How many sides does the polygon have?`,
		answer: withMisconceptions(
			integer(n),
			[rational(new Fraction(180, size)), 'divided 180° instead of 360° by the exterior angle'],
			[rational(new Fraction(360, 180 - size)), 'divided 360° by the interior angle'],
			[integer(size), 'gave the measure of an exterior angle instead of the number of sides'],
		),
		steps: [...sidesLines(n), sentence(say`The polygon has ${n} sides.`)],
		hints: [FULL_TURN],
	};
}

function sidesFromInterior(n: number): Draft {
	const exterior = 360 / n;
	const interior = 180 - exterior;
	return {
		prompt: say`Each interior angle of a regular polygon measures ${angle(known(interior))}. How many sides does the polygon have?`,
		answer: withMisconceptions(
			integer(n),
			[rational(new Fraction(360, interior)), 'divided 360° by the interior angle'],
			[integer(exterior), 'stopped at the exterior angle'],
			[rational(new Fraction(180, exterior)), 'divided 180° instead of 360° by the exterior angle'],
		),
		steps: [
			line(
				equation(E, difference(180, interior)),
				'E is the measure of each exterior angle: it forms a straight line with the interior angle',
			),
			line(equation(E, exterior), 'subtract'),
			...sidesLines(n),
			sentence(say`The polygon has ${n} sides.`),
		],
		hints: [
			say`An interior angle and the exterior angle beside it form a straight line. What is the exterior angle?`,
			FULL_TURN,
		],
	};
}

const sidesLines = (n: number): Line[] => [
	line(
		equation(N, quotient(360, 360 / n)),
		'n is the number of sides: the n equal exterior angles add up to 360°',
	),
	line(equation(N, n), 'divide'),
];
