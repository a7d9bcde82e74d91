/** All missing parts of a right triangle. */
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../family.ts';
import { relation, sum } from '../../math/expression.ts';
import { degrees, rounded, roundedText } from '../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../math/prose.ts';
import { unitIn } from './measured.ts';
import { pythagorasLines, RATIO_SIDES, ratioAngleLines, ratioSideLines } from './right-triangle.ts';
import {
	inTriangle,
	measuredAngles,
	type Parts,
	partsAnswer,
	type Picture,
	pictureFigure,
	rightCorners,
	directionIn,
} from './triangle-figure.ts';
import {
	aboutDegrees,
	angleName,
	type Corner,
	degree,
	fromTwoAngles,
	isNearBorder,
	type Names,
	namesIn,
	small,
	thirdAngle,
	toDegrees,
	type Triangle,
} from './triangle.ts';

/** The missing parts with the two of one kind in the wrong order. */
export function interchanged(
	{ value, ...answer }: DraftAnswer,
	{ angles = [] }: Parts,
): WrongAnswer {
	const [p, q, r] = value.split(', ');
	const [order, kind] = angles.length === 2 ? [[q, p, r], 'angles'] : [[p, r, q], 'lengths'];
	return [{ ...answer, value: order.join(', ') }, `interchanged the two ${kind}`];
}

/** The missing parts with another value in one place. */
export function withPart(
	{ value, ...answer }: DraftAnswer,
	place: number,
	part: string,
	why: string,
): WrongAnswer {
	return [{ ...answer, value: value.split(', ').with(place, part).join(', ') }, why];
}

/** The right angle is at the third name. */
export function namedRight(draw: Draw): Names {
	const [a = 'A', b = 'B', c = 'C'] = draw.random.pick([0, 1])
		? draw.random.shuffle(namesIn(draw))
		: namesIn(draw);
	return [a, b, c];
}

/** One part that is found with a mistake. */
type WrongPart = { place: number; part: string; why: string };

const SOLVE = say`Round the angles to the nearest degree and the length to the nearest tenth.`;

function solveAll(
	picture: Picture,
	draw: Draw,
	lines: Line[],
	wanted: Parts,
	{ hint, wrong }: { hint: Prose; wrong: WrongPart },
): Draft | undefined {
	const { names, triangle, unit } = picture;
	const found = partsAnswer(names, triangle, unit, wanted);
	if (!found) return undefined;
	return {
		prompt: say`${inTriangle(picture)} Solve the triangle: find ${joinedByAnd(found.names)}, in that order. ${measuredAngles(wanted, unit)} ${found.rounding ?? SOLVE}`,
		answer: withMisconceptions(
			found.answer,
			interchanged(found.answer, wanted),
			withPart(found.answer, wrong.place, wrong.part, wrong.why),
		),
		steps: [...lines, sentence(say`So ${found.answer.body}.`)],
		hints: [hint],
		figure: pictureFigure(
			{ ...picture, wanted },
			rightCorners(triangle.angles[0], directionIn(draw)),
		),
	};
}

const GIVEN: Readonly<Record<string, Corner>> = {
	hypotenuse: 2,
	'opposite leg': 0,
	'adjacent leg': 1,
};

/** The two missing sides, each from the given one. */
export function oneSide(draw: Draw): Draft | undefined {
	const known = GIVEN[draw.inTurn('given')];
	if (known === undefined) return undefined;
	const [A, s, names] = [draw.int('A'), draw.int('s'), namedRight(draw)];
	const triangle = fromTwoAngles(A, 90 - A, s, known);
	const missing = ([0, 1, 2] as const).filter((at) => at !== known);
	if (missing.some((at) => isNearBorder(triangle.sides[at], 1)) || A === 45) return undefined;
	const lines = missing.flatMap((ask) => {
		const f = (['sin', 'cos', 'tan'] as const).find((one) => {
			const sides = RATIO_SIDES[one](0);
			return sides.includes(ask) && sides.includes(known);
		});
		if (!f) return [];
		const [over, under] = RATIO_SIDES[f](0).map((at) => ({
			name: small(names[at]),
			...(at === known ? { value: s } : {}),
		}));
		return over && under
			? ratioSideLines(f, { name: names[0], value: A }, over, under, triangle.sides[ask])
			: [];
	});
	const picture: Picture = {
		names,
		triangle,
		unit: unitIn(draw),
		given: { angles: [2, 0], sides: [known] },
		wanted: {},
	};
	return solveAll(
		picture,
		draw,
		[thirdAngle(names, 1, triangle.angles), ...lines],
		{ angles: [1], sides: missing },
		{
			hint: say`What is the third angle? Which ratio relates each missing side to the given side? (Use the given values, not rounded ones, each time.)`,
			wrong: {
				place: 0,
				part: String(180 - A),
				why: `subtracted only ${A}° from 180° and left out the right angle`,
			},
		},
	);
}

/** The third side by squares, then one angle by a ratio. */
export function twoSides(draw: Draw): Draft | undefined {
	const [p, q, names] = [draw.int('a'), draw.int('b'), namedRight(draw)];
	const legs = draw.inTurn('given') === 'two legs';
	const [a, b] = legs ? [p, q] : [p, Math.sqrt(q * q - p * p)];
	if (!(b > 0) || a === b || (p / q > 0.97 && !legs)) return undefined;
	const A = toDegrees(Math.atan(a / b));
	const triangle: Triangle = {
		angles: [A, 90 - A, 90],
		sides: legs ? [a, b, Math.hypot(a, b)] : [a, b, q],
	};
	const third: Corner = legs ? 2 : 1;
	if (isNearBorder(triangle.sides[third], 1) || isNearBorder(A, 0) || A < 8 || A > 82)
		return undefined;
	const [x, y, z] = names.map(small) as [string, string, string];
	const picture: Picture = {
		names,
		triangle,
		unit: unitIn(draw),
		given: { angles: [2], sides: legs ? [0, 1] : [0, 2] },
		wanted: {},
	};
	return solveAll(
		picture,
		draw,
		[
			...(legs
				? pythagorasLines(z, [p, q], true, [x, y], triangle.sides[2])
				: pythagorasLines(y, [q, p], false, [z, x], triangle.sides[1])),
			...ratioAngleLines(
				legs ? 'tan' : 'sin',
				names[0],
				{ name: x, value: p },
				{ name: legs ? y : z, value: q },
			),
			line(
				relation(
					angleName(names[1]),
					'\\approx',
					sum(degree(90), { kind: 'opposite', of: degrees(rounded(A, 0)) }),
				),
				'the acute angles of a right triangle add up to 90°',
			),
			aboutDegrees(angleName(names[1]), 90 - A, 0, 'subtract'),
		],
		{ angles: [0, 1], sides: [third] },
		{
			hint: say`How can you find the third side from the two given sides? Which trigonometric ratio uses the two given sides, and how can you find an angle from it?`,
			wrong: {
				place: 2,
				part: roundedText(Math.sqrt(legs ? Math.abs(q * q - p * p) : q * q + p * p), 1),
				why: legs
					? 'used the Pythagorean theorem as if the third side were a leg'
					: 'used the Pythagorean theorem as if the third side were the hypotenuse',
			},
		},
	);
}
