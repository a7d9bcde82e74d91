/** trig.law-cosines: a side from two sides and the angle between them, an angle from three sides. */
import { symbol } from '../../../math/expression.ts';
import { say } from '../../../math/prose.ts';
import { type Draft, type Draw, type Line, sentence, type Skills } from '../../family.ts';
import { unitIn } from '../../working/measured.ts';
import {
	aboutDegrees,
	angleAnswer,
	angleName,
	cosineLawAngle,
	cosineLawSide,
	fromTwoSides,
	isAcute,
	isNearBorder,
	lengthAnswer,
	listed,
	namesIn,
	rough,
	sineLawAngle,
	small,
	toDegrees,
	type Triangle,
} from '../../working/triangle.ts';
import { freeCorners, inTriangle, type Parts, type Picture, pictureFigure } from '../../working/triangle-figure.ts';
import { measuredAngles, partsAnswer } from '../../working/triangle-parts.ts';
import { designOrTravel } from './law-cosines-stories.ts';
import { linkedTriangles } from './law-cosines-linked.ts';

type Demand = { acute: boolean };

const BETWEEN = say`Two sides and the angle between them are known. Which law needs just these?`;

/** At corner 2: clear of a right angle, and not too thin. */
const isFit = (triangle: Triangle, { acute }: Demand): boolean =>
	(!acute || isAcute(triangle)) && triangle.angles.every((angle) => angle > 10) && !triangle.angles.includes(90);

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
	const answer = lengthAnswer(triangle.sides[2], unit.many);
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

function findAngle(draw: Draw, [a, b, c]: readonly [number, number, number], demand: Demand): Draft | undefined {
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
	const answer = angleAnswer(triangle.angles[2]);
	return {
		prompt: say`${inTriangle(picture)} Find ${angleName(names[2])} to the nearest degree.`,
		answer,
		steps: [
			...cosineLawAngle(names, 2, triangle),
			sentence(say`${angleName(names[2])} is about ${answer.body}.`),
		],
		hints: [
			say`Three sides are known. Write the cosine law for the angle that is asked for, and solve it for the cosine.`,
		],
		figure: pictureFigure(picture, freeCorners(draw, triangle)),
	};
}

/** The third side, then the smaller of the other two angles (which must be acute), then the last one. */
function afterThirdSide(picture: Picture): { lines: Line[]; first: 0 | 1; rest: 0 | 1 } | undefined {
	const { names, triangle } = picture;
	const [a, b] = triangle.sides;
	const first = a < b ? 0 : 1;
	const rest = first === 0 ? 1 : 0;
	const carried: Triangle = {
		angles: triangle.angles,
		sides: [a, b, rough(triangle.sides[2], 3)],
	};
	return {
		lines: [...cosineLawSide(names, 2, triangle, 3), ...sineLawAngle(names, first, 2, carried, 1)],
		first,
		rest,
	};
}

const lastAngle = (picture: Picture, first: 0 | 1, rest: 0 | 1): Line => {
	const { names, triangle } = picture;
	const known = [triangle.angles[2], rough(triangle.angles[first], 1)] as const;
	return aboutDegrees(
		symbol(names[rest]),
		triangle.angles[rest],
		0,
		`180° − ${known[0]}° − ${known[1].toFixed(1)}°, rounded`,
	);
};

function sasPicture(draw: Draw): Picture | undefined {
	const [a, b, C] = [draw.int('a'), draw.int('b'), draw.int('C')];
	const triangle = fromTwoSides(a, b, C);
	if (!isFit(triangle, { acute: true }) || a === b) return undefined;
	return {
		names: namesIn(draw),
		triangle,
		unit: unitIn(draw),
		given: { angles: [2], sides: [0, 1] },
		wanted: {},
	};
}

function solveAll(draw: Draw): Draft | undefined {
	const base = sasPicture(draw);
	const after = base && afterThirdSide(base);
	if (!base || !after) return undefined;
	const wanted: Parts = { angles: [0, 1], sides: [2] };
	const found = partsAnswer(base.names, base.triangle, base.unit, wanted);
	const sumOf = base.triangle.angles.reduce((total, angle) => total + Math.round(angle), 0);
	if (!found || sumOf !== 180) return undefined;
	return {
		prompt: say`${inTriangle(base)} Solve the triangle: find ${listed(found.names)}, in this order. ${measuredAngles(wanted, base.unit)} Round angles to the nearest degree and the length to the nearest tenth.`,
		answer: found.answer,
		steps: [
			...after.lines,
			lastAngle(base, after.first, after.rest),
			sentence(say`The missing parts are ${found.answer.body}.`),
		],
		hints: [say`Begin with the side opposite to the known angle.`, BETWEEN],
		figure: pictureFigure({ ...base, wanted }, freeCorners(draw, base.triangle)),
	};
}

function twoSteps(draw: Draw): Draft | undefined {
	if (draw.inTurn('ask') === 'second side') return linkedTriangles(draw);
	const base = sasPicture(draw);
	const after = base && afterThirdSide(base);
	if (!base || !after) return undefined;
	const at = after.first;
	if (isNearBorder(base.triangle.angles[at], 0)) return undefined;
	const picture: Picture = { ...base, wanted: { angles: [at] } };
	const answer = angleAnswer(base.triangle.angles[at]);
	const name = angleName(base.names[at]);
	return {
		prompt: say`${inTriangle(picture)} Find ${name} to the nearest degree.`,
		answer,
		steps: [...after.lines, sentence(say`${name} is about ${answer.body}.`)],
		hints: [
			say`Find the third side first. Then a side and its opposite angle are known, so the sine law can be used.`,
		],
		figure: pictureFigure(picture, freeCorners(draw, base.triangle)),
	};
}

export const skills: Skills = {
	'Find a side': (draw) => findSide(draw, { acute: true }),
	'Find an angle': (draw) =>
		findAngle(draw, [draw.int('a'), draw.int('b'), draw.int('c')], { acute: true }),
	'Solve the triangle': solveAll,
	'Two-step solution': twoSteps,
	'Travel or design problem': designOrTravel,

	'Side or angle'(draw) {
		if (draw.inTurn('ask') === 'side') return findSide(draw, { acute: false });
		const [a, b] = [draw.int('a'), draw.int('b')];
		const c = Math.round(fromTwoSides(a, b, draw.int('C')).sides[2]);
		return findAngle(draw, [a, b, c], { acute: false });
	},
};
