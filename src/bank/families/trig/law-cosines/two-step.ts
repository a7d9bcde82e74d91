/** The cosine law for a side, then the sine law for an angle. */
import { interchanged, withPart } from '../../../steps/solve-right-triangle.ts';
import { sineLawAngleMisconceptions } from '../../../steps/triangle-misconceptions.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { type Expression, relation, sum, symbol } from '../../../../math/expression.ts';
import { degrees, rounded } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import { linkedTriangles } from './linked.ts';
import { unitIn } from '../../../steps/measured.ts';
import {
	freeCorners,
	inTriangle,
	measuredAngles,
	type Parts,
	partsAnswer,
	type Picture,
	pictureFigure,
} from '../../../steps/triangle-figure.ts';
import {
	aboutDegrees,
	angleAnswer,
	angleName,
	degree,
	fromTwoSides,
	isAcute,
	isNearBorder,
	namesIn,
	rough,
	small,
	type Triangle,
} from '../../../steps/triangle.ts';
import { cosineLawSide, sineLawAngle, withLastReason } from '../../../steps/triangle-laws.ts';

export type Demand = { acute: boolean };

export const BETWEEN = say`Two sides and the angle between them are known. Which law uses exactly these?`;

/** At corner 2: clear of a right angle, and not too thin. */
export const isFit = (triangle: Triangle, { acute }: Demand): boolean =>
	(!acute || isAcute(triangle)) &&
	triangle.angles.every((angle) => angle > 10) &&
	!triangle.angles.includes(90);

/** The third side, then the smaller of the other two angles (which must be acute), then the last one. */
function afterThirdSide(
	picture: Picture,
): { lines: Line[]; first: 0 | 1; rest: 0 | 1 } | undefined {
	const { names, triangle } = picture;
	const [a, b] = triangle.sides;
	const first = a < b ? 0 : 1;
	const rest = first === 0 ? 1 : 0;
	const carried: Triangle = {
		angles: triangle.angles,
		sides: [a, b, rough(triangle.sides[2], 3)],
	};
	const [shorter, longer] = [small(names[first]), small(names[rest])];
	return {
		lines: [
			...cosineLawSide(names, 2, triangle, 3),
			...withLastReason(
				sineLawAngle(names, first, 2, carried, 1),
				`use the inverse sine; the angle is acute because side ${shorter} is shorter than side ${longer}`,
			),
		],
		first,
		rest,
	};
}

const lastAngle = (picture: Picture, first: 0 | 1, rest: 0 | 1): Line[] => {
	const { names, triangle } = picture;
	const name = symbol(names[rest]);
	const minus = (of: Expression): Expression => ({ kind: 'opposite', of });
	return [
		line(
			relation(
				name,
				'\\approx',
				sum(
					degree(180),
					minus(degree(triangle.angles[2])),
					minus(degrees(rounded(triangle.angles[first], 1))),
				),
			),
			'the angles of a triangle add up to 180°',
		),
		aboutDegrees(name, triangle.angles[rest], 0, 'subtract, and round to the nearest degree'),
	];
};

function sasPicture(draw: Draw): Picture | undefined {
	const [a, b, C] = [draw.int('a'), draw.int('b'), draw.int('C')];
	const triangle = fromTwoSides(a, b, C);
	// With the third side as long as another one, the sine law with the wrong side would give the right angles.
	const isNearlyIsosceles = triangle.angles.slice(0, 2).some((angle) => Math.abs(angle - C) < 3);
	if (!isFit(triangle, { acute: true }) || a === b || isNearlyIsosceles) return undefined;
	return {
		names: namesIn(draw),
		triangle,
		unit: unitIn(draw),
		given: { angles: [2], sides: [0, 1] },
		wanted: {},
	};
}

export function solveAll(draw: Draw): Draft | undefined {
	const base = sasPicture(draw);
	const after = base && afterThirdSide(base);
	if (!base || !after) return undefined;
	const wanted: Parts = { angles: [0, 1], sides: [2] };
	const found = partsAnswer(base.names, base.triangle, base.unit, wanted);
	const sumOf = base.triangle.angles.reduce((total, angle) => total + Math.round(angle), 0);
	if (!found || sumOf !== 180) return undefined;
	return {
		prompt: say`${inTriangle(base)} Solve the triangle: find ${joinedByAnd(found.names)}, in that order. ${measuredAngles(wanted, base.unit)} Round the angles to the nearest degree and the length to the nearest tenth.`,
		answer: withMisconceptions(
			found.answer,
			interchanged(found.answer, wanted),
			withPart(
				found.answer,
				after.rest,
				String(180 - Math.round(base.triangle.angles[after.first])),
				`subtracted only angle ${base.names[after.first]} from 180° and left out angle ${base.names[2]}`,
			),
		),
		steps: [
			...after.lines,
			...lastAngle(base, after.first, after.rest),
			sentence(
				say`So ${found.answer.body}.`,
				`round angle ${base.names[after.first]} to the nearest degree and side ${small(base.names[2])} to the nearest tenth`,
			),
		],
		hints: [BETWEEN, say`Once you know the third side, which law can you use to find an angle?`],
		figure: pictureFigure({ ...base, wanted }, freeCorners(draw, base.triangle)),
	};
}

export function twoSteps(draw: Draw): Draft | undefined {
	if (draw.inTurn('ask') === 'second side') return linkedTriangles(draw);
	const base = sasPicture(draw);
	const after = base && afterThirdSide(base);
	if (!base || !after) return undefined;
	const at = after.first;
	if (isNearBorder(base.triangle.angles[at], 0)) return undefined;
	const picture: Picture = { ...base, wanted: { angles: [at] } };
	const answer = withMisconceptions(
		angleAnswer(base.triangle.angles[at]),
		[angleAnswer(base.triangle.angles[after.rest]), 'found the other unknown angle'],
		...sineLawAngleMisconceptions(base.triangle, at, 2).slice(0, 1),
		[angleAnswer(180 - base.triangle.angles[at]), 'gave the obtuse angle with the same sine'],
	);
	const name = angleName(base.names[at]);
	return {
		prompt: say`${inTriangle(picture)} Find ${name} to the nearest degree.`,
		answer,
		steps: [
			...after.lines,
			sentence(say`${name} is about ${answer.body}.`, 'round to the nearest degree'),
		],
		hints: [
			say`How can you find the third side?`,
			say`Which law can you use once a side and its opposite angle are both known?`,
		],
		figure: pictureFigure(picture, freeCorners(draw, base.triangle)),
	};
}
