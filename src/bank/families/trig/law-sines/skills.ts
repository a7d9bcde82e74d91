/** trig.law-sines: sides and angles of triangles without a right angle from the sine law. */
import { symbol } from '../../../../math/expression.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { unitIn } from '../../../steps/measured.ts';
import { sightingDraft } from '../../../steps/sighting.ts';
import { interchanged, withPart } from '../../../steps/solve-right-triangle.ts';
import {
	freeCorners,
	inTriangle,
	measuredAngles,
	type Parts,
	partsAnswer,
	type Picture,
	pictureFigure,
} from '../../../steps/triangle-figure.ts';
import { sineLawAngle, sineLawSide, withLastReason } from '../../../steps/triangle-laws.ts';
import {
	sineLawAngleMisconceptions,
	sineLawSideMisconceptions,
} from '../../../steps/triangle-misconceptions.ts';
import {
	angleAnswer,
	angleName,
	type Corner,
	fromTwoAngles,
	isAcute,
	isNearBorder,
	lengthAnswer,
	namesIn,
	sinOf,
	small,
	thirdAngle,
	toDegrees,
	type Triangle,
} from '../../../steps/triangle.ts';
import { chooseLaw } from './choose.ts';

const sightings = (draw: Draw): Draft | undefined =>
	sightingDraft(draw, draw.inTurn('ctx'), { acute: true });

const PAIR = say`Which side and its opposite angle are both known? How can that pair be used?`;
const THIRD = say`What is the third angle of the triangle?`;

type Demand = { acute: boolean };

/** Its sine is almost 1, so the result is nearly the same without it, as in a right triangle. */
const isAlmostRight = (angle: number): boolean => Math.abs(angle - 90) < 8;

/** The known side is opposite A; the other one is opposite B, or the third angle. */
function findSide(draw: Draw, { acute }: Demand): Draft | undefined {
	const [A, B] = [draw.int('A'), draw.int('B')];
	if (A + B > 160 || A === B) return undefined;
	const triangle = fromTwoAngles(A, B, draw.int('a'), 0);
	const ask = draw.random.pick<Corner>([1, 2]);
	const found = triangle.sides[ask];
	if ((acute && !isAcute(triangle)) || triangle.angles.includes(90)) return undefined;
	if (isAlmostRight(A) || isAlmostRight(triangle.angles[ask])) return undefined;
	if (isNearBorder(found, 1) || found < 1) return undefined;
	const names = namesIn(draw);
	const unit = unitIn(draw);
	const picture: Picture = {
		names,
		triangle,
		unit,
		given: { angles: [0, 1], sides: [0] },
		wanted: { sides: [ask] },
	};
	const answer = withMisconceptions(
		lengthAnswer(found, unit.many),
		...sineLawSideMisconceptions(triangle, ask, 0),
	);
	const letter = symbol(small(names[ask]));
	return {
		prompt: say`${inTriangle(picture)} Find the length of side ${letter} in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			...(ask === 2 ? [thirdAngle(names, 2, triangle.angles)] : []),
			...sineLawSide(names, ask, 0, triangle),
			sentence(say`Side ${letter} is about ${answer.body} long.`),
		],
		hints: ask === 2 ? [THIRD, PAIR] : [PAIR],
		figure: pictureFigure(picture, freeCorners(draw, triangle)),
	};
}

/** The side opposite the known angle is the longer one, so there is one triangle only. */
function findAngle(draw: Draw, a: number, b: number, { acute }: Demand): Draft | undefined {
	const A = draw.int('A');
	if (a <= b) return undefined;
	const B = toDegrees(Math.asin((b * sinOf(A)) / a));
	const without = toDegrees(Math.asin(b / a));
	if (isAlmostRight(A) || without - B < 1) return undefined;
	const base = fromTwoAngles(A, B, a, 0);
	const triangle: Triangle = { angles: base.angles, sides: [a, b, base.sides[2]] };
	if (isNearBorder(B, 0) || B < 8 || triangle.angles[2] < 10 || (acute && !isAcute(triangle)))
		return undefined;
	const names = namesIn(draw);
	const picture: Picture = {
		names,
		triangle,
		unit: unitIn(draw),
		given: { angles: [0], sides: [0, 1] },
		wanted: { angles: [1] },
	};
	const answer = withMisconceptions(angleAnswer(B), ...sineLawAngleMisconceptions(triangle, 1, 0));
	return {
		prompt: say`${inTriangle(picture)} Find ${angleName(names[1])} to the nearest degree.`,
		answer,
		steps: withLastReason(
			sineLawAngle(names, 1, 0, triangle),
			`use the inverse sine, and round to the nearest degree; the angle is acute because side ${small(names[1])} is shorter than side ${small(names[0])}`,
		),
		hints: [PAIR, say`What is the sine of the unknown angle? How do you find the angle from it?`],
		figure: pictureFigure(picture, freeCorners(draw, triangle)),
	};
}

function solveAll(draw: Draw): Draft | undefined {
	const [A, B] = [draw.int('A'), draw.int('B')];
	const triangle = fromTwoAngles(A, B, draw.int('a'), 0);
	if (!isAcute(triangle) || A === B || triangle.angles[2] < 20) return undefined;
	if (triangle.angles.some(isAlmostRight)) return undefined;
	const names = namesIn(draw);
	const unit = unitIn(draw);
	const wanted: Parts = { angles: [2], sides: [1, 2] };
	const picture: Picture = { names, triangle, unit, given: { angles: [0, 1], sides: [0] }, wanted };
	const found = partsAnswer(names, triangle, unit, wanted);
	if (!found) return undefined;
	return {
		prompt: say`${inTriangle(picture)} Solve the triangle: find ${joinedByAnd(found.names)}, in that order. ${measuredAngles(wanted, unit)} Round lengths to the nearest tenth.`,
		answer: withMisconceptions(
			found.answer,
			interchanged(found.answer, wanted),
			withPart(
				found.answer,
				0,
				String(A + B),
				'added the two given angles but did not subtract the sum from 180°',
			),
		),
		steps: [
			thirdAngle(names, 2, triangle.angles),
			...sineLawSide(names, 1, 0, triangle),
			...sineLawSide(names, 2, 0, triangle),
			sentence(say`So ${found.answer.body}.`),
		],
		hints: [THIRD, say`How can you use the sine law to find each missing side?`],
		figure: pictureFigure(picture, freeCorners(draw, triangle)),
	};
}

export const skills: Skills = {
	'Find a side with the sine law': (draw) => findSide(draw, { acute: true }),
	'Find an angle with the sine law': (draw) =>
		findAngle(draw, draw.int('a'), draw.int('b'), { acute: true }),
	'Solve a triangle with the sine law': solveAll,
	'Choose a method for a triangle': chooseLaw,
	'Solve surveying and sighting problems': sightings,

	'Find a side or angle with the sine law'(draw) {
		if (draw.inTurn('ask') === 'side') return findSide(draw, { acute: false });
		const shorter = draw.random.int(3, Math.max(3, draw.int('a') - 1));
		return findAngle(draw, draw.int('a'), shorter, { acute: false });
	},
};
