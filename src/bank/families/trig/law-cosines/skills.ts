/** trig.law-cosines: a side from two sides and the angle between them, an angle from three sides. */
import {
	cosineLawAngleMisconceptions,
	cosineLawSideMisconceptions,
} from '../../../steps/triangle-misconceptions.ts';
import {
	type Draft,
	type Draw,
	mergedByValue,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { designOrTravel } from './stories.ts';
import { BETWEEN, type Demand, isFit, solveAll, twoSteps } from './two-step.ts';
import { unitIn } from '../../../steps/measured.ts';
import {
	freeCorners,
	inTriangle,
	type Picture,
	pictureFigure,
} from '../../../steps/triangle-figure.ts';
import {
	angleAnswer,
	angleName,
	fromTwoSides,
	isNearBorder,
	lengthAnswer,
	namesIn,
	small,
	toDegrees,
	type Triangle,
} from '../../../steps/triangle.ts';
import { cosineLawAngle, cosineLawSide } from '../../../steps/triangle-laws.ts';

function findSide(draw: Draw, demand: Demand): Draft | undefined {
	const triangle = fromTwoSides(draw.int('a'), draw.int('b'), draw.int('C'));
	if (!isFit(triangle, demand) || isNearBorder(triangle.sides[2], 1)) return undefined;
	const names = namesIn(draw);
	const unit = unitIn(draw);
	const picture: Picture = {
		names,
		triangle,
		unit,
		given: { angles: [2], sides: [0, 1] },
		wanted: { sides: [2] },
	};
	const answer = withMisconceptions(
		lengthAnswer(triangle.sides[2], unit.many),
		...cosineLawSideMisconceptions(triangle),
	);
	const letter = symbol(small(names[2]));
	return {
		prompt: say`${inTriangle(picture)} Find the length of side ${letter} in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			...cosineLawSide(names, 2, triangle),
			sentence(say`Side ${letter} is about ${answer.body} long.`),
		],
		hints: [BETWEEN],
		figure: pictureFigure(picture, freeCorners(draw, triangle)),
	};
}

function findAngle(
	draw: Draw,
	[a, b, c]: readonly [number, number, number],
	demand: Demand,
): Draft | undefined {
	const cos = (a * a + b * b - c * c) / (2 * a * b);
	if (Math.abs(cos) > 0.96) return undefined;
	const whole = fromTwoSides(a, b, toDegrees(Math.acos(cos)));
	const triangle: Triangle = { angles: whole.angles, sides: [a, b, c] };
	if (!isFit(triangle, demand) || isNearBorder(triangle.angles[2], 0)) return undefined;
	if (new Set([a, b, c]).size < 2 || Math.abs(triangle.angles[2] - 90) < 1) return undefined;
	const names = namesIn(draw);
	const picture: Picture = {
		names,
		triangle,
		unit: unitIn(draw),
		given: { sides: [0, 1, 2] },
		wanted: { angles: [2] },
	};
	const answer = withMisconceptions(
		angleAnswer(triangle.angles[2]),
		...mergedByValue(...cosineLawAngleMisconceptions(triangle, names)),
	);
	return {
		prompt: say`${inTriangle(picture)} Find ${angleName(names[2])} to the nearest degree.`,
		answer,
		steps: cosineLawAngle(names, 2, triangle),
		hints: [
			say`Which law relates three sides and an angle?`,
			say`Which side is opposite the angle you need to find?`,
		],
		figure: pictureFigure(picture, freeCorners(draw, triangle)),
	};
}

export const skills: Skills = {
	'Find a side with the cosine law': (draw) => findSide(draw, { acute: true }),
	'Find an angle with the cosine law': (draw) =>
		findAngle(draw, [draw.int('a'), draw.int('b'), draw.int('c')], { acute: true }),
	'Solve a triangle with the cosine law': solveAll,
	'Find a side or angle in two steps': twoSteps,
	'Solve travel and design problems': designOrTravel,

	'Find a side or angle with the cosine law'(draw) {
		if (draw.inTurn('ask') === 'side') return findSide(draw, { acute: false });
		const [a, b] = [draw.int('a'), draw.int('b')];
		const c = Math.round(fromTwoSides(a, b, draw.int('C')).sides[2]);
		return findAngle(draw, [a, b, c], { acute: false });
	},
};
