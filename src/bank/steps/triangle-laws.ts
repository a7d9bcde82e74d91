/** The lines of the sine law and of the cosine law. */
import {
	brackets,
	difference,
	equation,
	type Expression,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../math/expression.ts';
import { type Line, line, type WrongAnswer } from '../family.ts';
import {
	about,
	aboutDegrees,
	angleAnswer,
	angleName,
	bareLength,
	type Corner,
	cosOf,
	degree,
	length,
	lineWith,
	type Names,
	others,
	ratioOf,
	sinOf,
	small,
	thirdAngle,
	TO_TENTH,
	toDegrees,
	type Triangle,
} from './triangle.ts';

/** The side at `wanted` from the pair at `known`. */
export function sineLawSide(
	names: Names,
	wanted: Corner,
	known: Corner,
	{ angles, sides }: Triangle,
): Line[] {
	const side = symbol(small(names[wanted]));
	const [w, k] = [ratioOf('sin', degree(angles[wanted])), ratioOf('sin', degree(angles[known]))];
	return [
		line(
			equation(
				quotient(side, ratioOf('sin', names[wanted])),
				quotient(symbol(small(names[known])), ratioOf('sin', names[known])),
			),
			'the sine law',
		),
		line(
			equation(quotient(side, w), quotient(length(sides[known]), k)),
			'substitute the known values',
		),
		line(
			equation(side, quotient(product(length(sides[known]), w), k)),
			`multiply both sides by sin ${angles[wanted]}°`,
		),
		about(side, sides[wanted], 1, TO_TENTH),
	];
}

/** The side AC of triangle ABC from AB and two angles, up to the sine law with its values: AC is in a second triangle. */
export function startOfSharedSide({ angles, sides }: Triangle): Line[] {
	const AC = symbol('AC');
	const [sinB, sinC] = [ratioOf('sin', degree(angles[1])), ratioOf('sin', degree(angles[2]))];
	return [
		thirdAngle(['A', 'B', 'ACB'], 2, angles, 'triangle ABC'),
		line(
			equation(
				quotient(AC, ratioOf('sin', angleName('B'))),
				quotient(symbol('AB'), ratioOf('sin', angleName('ACB'))),
			),
			'the sine law in triangle ABC',
		),
		line(
			equation(quotient(AC, sinB), quotient(length(sides[2]), sinC)),
			'substitute the known values',
		),
	];
}

/** The acute angle at `wanted` from the pair at `known`; the sides may be rounded ones. */
export function sineLawAngle(
	names: Names,
	wanted: Corner,
	known: Corner,
	{ angles, sides }: Triangle,
	places = 0,
): Line[] {
	const letter = symbol(names[wanted]);
	const [w, k] = [length(sides[wanted]), length(sides[known])];
	const isRounded = [sides[wanted], sides[known]].some((side) => !Number.isInteger(side));
	const ratio = (sides[wanted] * sinOf(angles[known])) / sides[known];
	const knownSine = ratioOf('sin', degree(angles[known]));
	return [
		line(
			equation(
				quotient(ratioOf('sin', letter), symbol(small(names[wanted]))),
				quotient(ratioOf('sin', names[known]), symbol(small(names[known]))),
			),
			'the sine law',
		),
		lineWith(
			isRounded,
			quotient(ratioOf('sin', letter), w),
			quotient(knownSine, k),
			'substitute the known values',
		),
		lineWith(
			isRounded,
			ratioOf('sin', letter),
			quotient(product(w, knownSine), k),
			`multiply both sides by ${sides[wanted]}`,
		),
		about(ratioOf('sin', letter), ratio, 4, 'evaluate the right side'),
		aboutDegrees(letter, toDegrees(Math.asin(ratio)), places, inverse('sine', places)),
	];
}

/** The side opposite a known angle between two known sides. */
export function cosineLawSide(
	names: Names,
	at: Corner,
	{ angles, sides }: Triangle,
	places = 1,
): Line[] {
	const [p, q] = others(at);
	const [c, a, b] = [at, p, q].map((place) => symbol(small(names[place])));
	if (!a || !b || !c) return [];
	const cos = ratioOf('cos', degree(angles[at]));
	return [
		line(
			equation(
				power(c, 2),
				sum(power(a, 2), power(b, 2), product(-2, a, b, ratioOf('cos', names[at]))),
			),
			'the cosine law',
		),
		line(
			equation(
				power(c, 2),
				sum(
					power(length(sides[p]), 2),
					power(length(sides[q]), 2),
					product(-2, inBrackets(length(sides[p])), inBrackets(length(sides[q])), cos),
				),
			),
			'substitute the known values',
		),
		about(power(c, 2), sides[at] ** 2, 3, 'evaluate the right side'),
		about(
			c,
			sides[at],
			places,
			places === 1
				? 'take the positive square root, and round to the nearest tenth'
				: 'take the positive square root; keep extra digits for the next step',
		),
	];
}

/** An angle from the three sides. */
export function cosineLawAngle(names: Names, at: Corner, { sides }: Triangle, places = 0): Line[] {
	const [p, q] = others(at);
	const [c, a, b] = [at, p, q].map((place) => symbol(small(names[place])));
	if (!a || !b || !c) return [];
	const [x, y, z] = [sides[p], sides[q], sides[at]];
	const [over, under] = [x * x + y * y - z * z, 2 * x * y];
	const isRounded = [x, y, z].some((side) => !Number.isInteger(side));
	const cos = ratioOf('cos', names[at]);
	const square = (side: number) => power(length(side), 2);
	return [
		line(
			equation(
				cos,
				quotient(difference(sum(power(a, 2), power(b, 2)), power(c, 2)), product(2, a, b)),
			),
			'the cosine law, solved for the cosine',
		),
		lineWith(
			isRounded,
			cos,
			quotient(
				sum(square(x), square(y), opposite(square(z))),
				product(2, inBrackets(length(x)), inBrackets(length(y))),
			),
			'substitute the known values',
		),
		about(cos, over / under, 4, 'evaluate the right side'),
		aboutDegrees(
			symbol(names[at]),
			toDegrees(Math.acos(over / under)),
			places,
			inverse('cosine', places),
		),
	];
}

/** A decimal in brackets; a whole number gets its own as a factor. */
const inBrackets = (of: Expression): Expression => (of.kind === 'number' ? of : brackets(of));

/** The same lines with another reason for the last one. */
export const withLastReason = (lines: readonly Line[], why: string): Line[] =>
	lines.map((one, at) => (at === lines.length - 1 ? { ...one, why } : one));

/** How an angle is found from its ratio. */
const inverse = (name: string, places: number): string =>
	`use the inverse ${name}${places === 0 ? ', and round to the nearest degree' : ''}`;

// What learners find for a side or an angle instead, from the same given parts.

export function sineLawSideMisconceptions(
	{ angles, sides }: Triangle,
	wanted: Corner,
	known: Corner,
): WrongAnswer[] {
	return [
		[
			bareLength((sides[known] * sinOf(angles[known])) / sinOf(angles[wanted])),
			'interchanged the two angles in the sine law',
		],
		[
			bareLength((sides[known] * angles[wanted]) / angles[known]),
			'used the angles instead of their sines',
		],
		[
			bareLength(sides[known] * sinOf(angles[wanted])),
			'did not divide by the sine of the angle opposite the known side',
		],
	];
}

export function sineLawAngleMisconceptions(
	{ angles, sides }: Triangle,
	wanted: Corner,
	known: Corner,
): WrongAnswer[] {
	const reversed = (sides[known] * sinOf(angles[known])) / sides[wanted];
	return [
		[
			angleAnswer((sides[wanted] * angles[known]) / sides[known]),
			'used the angles instead of their sines',
		],
		[angleAnswer(180 - angles[wanted] - angles[known]), 'gave the third angle'],
		...(reversed < 1
			? ([
					[
						angleAnswer(toDegrees(Math.asin(reversed))),
						'interchanged the two sides in the sine law',
					],
				] satisfies WrongAnswer[])
			: []),
	];
}

/** The side at the third corner, from the two other sides and the angle between them. */
export function cosineLawSideMisconceptions({ angles, sides }: Triangle): WrongAnswer[] {
	const [a, b, c] = sides;
	const cosineTerm = 2 * a * b * cosOf(angles[2]);
	return [
		[
			bareLength(Math.hypot(a, b)),
			'used the Pythagorean theorem, although there is no right angle',
		],
		[
			bareLength(Math.sqrt(a * a + b * b + cosineTerm)),
			'added the cosine term instead of subtracting it',
		],
		[bareLength(c * c), 'did not take the square root'],
	];
}

/** The angle at the third corner, from the three sides. */
export function cosineLawAngleMisconceptions({ angles }: Triangle, names: Names): WrongAnswer[] {
	return [
		[angleAnswer(angles[0]), `found angle ${names[0]} instead of angle ${names[2]}`],
		[angleAnswer(angles[1]), `found angle ${names[1]} instead of angle ${names[2]}`],
		[
			angleAnswer(180 - angles[2]),
			'reversed the subtraction in the numerator of the formula for the cosine',
		],
	];
}
