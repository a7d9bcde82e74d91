/** trig.right-solve: sides and angles of right triangles from the primary ratios. */
import { equation, symbol } from '../../../math/expression.ts';
import { decimal, degrees } from '../../../math/notation.ts';
import { type Prose, say } from '../../../math/prose.ts';

import { type Draft, type Draw, type Line, line, sentence, type Skills } from '../../family.ts';
import { unitIn } from '../../working/measured.ts';
import {
	angleAnswer,
	angleName,
	type Corner,
	fromTwoAngles,
	isNearBorder,
	lengthAnswer,
	listed,
	namesIn,
	type Names,
	pythagorasLines,
	type Ratio,
	ratioAngleLines,
	RATIO_SIDES,
	ratioSideLines,
	small,
	thirdAngle,
	toDegrees,
	type Triangle,
} from '../../working/triangle.ts';
import { inTriangle, type Parts, type Picture, pictureFigure, rightCorners, wayIn } from '../../working/triangle-figure.ts';
import { measuredAngles, partsAnswer } from '../../working/triangle-parts.ts';
import { RAMPS } from '../../words/ramps.ts';

const CHOOSE = say`Which two sides does the question name, seen from the angle: opposite, adjacent, or the hypotenuse?`;

function namedRight(draw: Draw): Names {
	const [a = 'A', b = 'B', c = 'C'] = draw.random.pick([0, 1]) ? draw.random.shuffle(namesIn(draw)) : namesIn(draw);
	return [a, b, c];
}

/** `ask` and `known` are corners of sides; the angle at corner 0 is given. */
function findSide(draw: Draw, f: Ratio, ask: Corner, known: Corner): Draft | undefined {
	const names = namedRight(draw);
	const unit = unitIn(draw);
	const triangle = fromTwoAngles(draw.int('A'), 90 - draw.int('A'), draw.int('s'), known);
	const found = triangle.sides[ask];
	if (isNearBorder(found, 1) || found < 1 || found > 400) return undefined;
	const picture: Picture = {
		names,
		triangle,
		unit,
		given: { angles: [2, 0], sides: [known] },
		wanted: { sides: [ask] },
	};
	const [over, under] = RATIO_SIDES[f](0).map((at) => ({
		name: small(names[at]),
		...(at === known ? { value: draw.int('s') } : {}),
	}));
	if (!over || !under) return undefined;
	const answer = lengthAnswer(found, unit.many);
	const letter = symbol(small(names[ask]));
	return {
		prompt: say`${inTriangle(picture)} Find the length of side ${letter} in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			...ratioSideLines(f, { name: names[0], value: draw.int('A') }, over, under, found),
			sentence(say`Side ${letter} is about ${answer.body} long.`),
		],
		hints: [CHOOSE],
		figure: pictureFigure(picture, rightCorners(draw.int('A'), wayIn(draw))),
	};
}

function findAngle(draw: Draw, f: Ratio, over: number, under: number): Draft | undefined {
	const ratio = over / under;
	if (f !== 'tan' && ratio > 0.97) return undefined;
	const A = toDegrees(f === 'sin' ? Math.asin(ratio) : f === 'cos' ? Math.acos(ratio) : Math.atan(ratio));
	if (isNearBorder(A, 0) || A < 8 || A > 82) return undefined;
	const names = namedRight(draw);
	const unit = unitIn(draw);
	const places = RATIO_SIDES[f](0);
	const sides = [...fromTwoAngles(A, 90 - A, over, places[0]).sides] as [number, number, number];
	sides[places[1]] = under;
	const triangle: Triangle = { angles: [A, 90 - A, 90], sides };
	const picture: Picture = {
		names,
		triangle,
		unit,
		given: { angles: [2], sides: places },
		wanted: { angles: [0] },
	};
	const answer = angleAnswer(A);
	return {
		prompt: say`${inTriangle(picture)} Find ${angleName(names[0])} to the nearest degree.`,
		answer,
		steps: [
			...ratioAngleLines(
				f,
				names[0],
				{ name: small(names[places[0]]), value: over },
				{ name: small(names[places[1]]), value: under },
			),
			sentence(say`${angleName(names[0])} is about ${answer.body}.`),
		],
		hints: [CHOOSE, say`When the angle is unknown, use the inverse of the ratio.`],
		figure: pictureFigure(picture, rightCorners(A, wayIn(draw))),
	};
}

/** A ramp, a ladder or a hill: the angle from its height and its length along the ground. */
function rampAngle(draw: Draw): Draft | undefined {
	const [rise, run] = [draw.int('a'), draw.int('b')];
	const fitting = RAMPS.filter(({ fits }) => fits(rise, run));
	const A = toDegrees(Math.atan(rise / run));
	if (fitting.length === 0 || isNearBorder(A, 0)) return undefined;
	const { tell, unit } = draw.random.pick(fitting);
	const picture: Picture = {
		names: ['A', 'B', 'C'],
		triangle: { angles: [A, 90 - A, 90], sides: [rise, run, Math.hypot(rise, run)] },
		unit,
		given: { angles: [2], sides: [0, 1] },
		wanted: { angles: [0] },
	};
	const answer = angleAnswer(A);
	return {
		prompt: say`${tell(rise, run)} Give the answer to the nearest degree.`,
		answer,
		steps: [
			sentence(say`The height is opposite to the angle ${symbol('A')}, the ground is adjacent to it.`),
			...ratioAngleLines('tan', 'A', { name: 'a', value: rise }, { name: 'b', value: run }),
			sentence(say`The angle is about ${answer.body}.`),
		],
		hints: [say`Sketch the right triangle. Which sides do you know, seen from the angle?`],
		figure: pictureFigure(picture, rightCorners(A)),
	};
}

const SOLVE = say`Round angles to the nearest degree and lengths to the nearest tenth.`;

function solveAll(picture: Picture, draw: Draw, lines: Line[], wanted: Parts, hint: Prose): Draft | undefined {
	const { names, triangle, unit } = picture;
	const found = partsAnswer(names, triangle, unit, wanted);
	if (!found) return undefined;
	return {
		prompt: say`${inTriangle(picture)} Solve the triangle: find ${listed(found.names)}, in this order. ${measuredAngles(wanted, unit)} ${found.rounding ?? SOLVE}`,
		answer: found.answer,
		steps: [...lines, sentence(say`The missing parts are ${found.answer.body}.`)],
		hints: [hint],
		figure: pictureFigure({ ...picture, wanted }, rightCorners(triangle.angles[0], wayIn(draw))),
	};
}

const GIVEN: Readonly<Record<string, Corner>> = { hypotenuse: 2, 'opposite leg': 0, 'adjacent leg': 1 };

/** The two missing sides, each from the given one. */
function oneSide(draw: Draw): Draft | undefined {
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
		say`Find the third angle first. Then find each side from the given side, so that no rounding error is carried on.`,
	);
}

/** The third side by squares, then one angle by a ratio. */
function twoSides(draw: Draw): Draft | undefined {
	const [p, q, names] = [draw.int('a'), draw.int('b'), namedRight(draw)];
	const legs = draw.inTurn('given') === 'two legs';
	const [a, b] = legs ? [p, q] : [p, Math.sqrt(q * q - p * p)];
	if (!(b > 0) || a === b || p / q > 0.97 && !legs) return undefined;
	const A = toDegrees(Math.atan(a / b));
	const triangle: Triangle = { angles: [A, 90 - A, 90], sides: legs ? [a, b, Math.hypot(a, b)] : [a, b, q] };
	const third: Corner = legs ? 2 : 1;
	if (isNearBorder(triangle.sides[third], 1) || isNearBorder(A, 0) || A < 8 || A > 82) return undefined;
	const [x, y, z] = names.map(small) as [string, string, string];
	const picture: Picture = {
		names,
		triangle,
		unit: unitIn(draw),
		given: { angles: [2], sides: legs ? [0, 1] : [0, 2] },
		wanted: {},
	};
	const whole = Math.round(A);
	return solveAll(
		picture,
		draw,
		[
			...(legs
				? pythagorasLines(z, [p, q], true, [x, y], triangle.sides[2])
				: pythagorasLines(y, [q, p], false, [z, x], triangle.sides[1])),
			...ratioAngleLines(legs ? 'tan' : 'sin', names[0], { name: x, value: p }, { name: legs ? y : z, value: q }),
			line(
				equation(symbol(names[1]), degrees(decimal(String(90 - whole)))),
				`the acute angles of a right triangle add to 90°`,
			),
		],
		{ angles: [0, 1], sides: [third] },
		say`Two sides give the third by the Pythagorean theorem, and an angle by an inverse ratio.`,
	);
}

const FIND_SIDE: Readonly<Record<string, readonly [Ratio, Corner, Corner]>> = {
	'opposite from hyp': ['sin', 0, 2],
	'adjacent from hyp': ['cos', 1, 2],
	'hyp from opposite': ['sin', 2, 0],
	'hyp from adjacent': ['cos', 2, 1],
};

export const skills: Skills = {
	'Find a leg': (draw) =>
		draw.inTurn('ask') === 'opposite' ? findSide(draw, 'tan', 0, 1) : findSide(draw, 'tan', 1, 0),

	'Find a side'(draw) {
		const [f, ask, known] = FIND_SIDE[draw.inTurn('ask')] ?? [];
		return f && ask !== undefined && known !== undefined ? findSide(draw, f, ask, known) : undefined;
	},

	'Find an angle'(draw) {
		if (draw.has('ctx'))
			return draw.inTurn('ctx') === 'bare triangle'
				? findAngle(draw, 'tan', draw.int('a'), draw.int('b'))
				: rampAngle(draw);
		return findAngle(draw, draw.inTurn('f') === 'sin' ? 'sin' : 'cos', draw.int('a'), draw.int('c'));
	},

	'Solve the triangle: one side and one angle': oneSide,
	'Solve the triangle: two sides': twoSides,
};

