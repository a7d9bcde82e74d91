/** The cosine law for a side, then the sine law for an angle. */
import {
	brackets,
	equation,
	type Expression,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { degrees, rounded } from '../../../../math/notation.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { networkFigure } from '../../../figures/diagram.ts';
import type { Spot } from '../../../figures/figure.ts';
import { sizeTerm, sizeText, unitIn } from '../../../steps/measured.ts';
import { interchanged, withPart } from '../../../steps/solve-right-triangle.ts';
import {
	freeCorners,
	inTriangle,
	measuredAngles,
	type Parts,
	partsAnswer,
	type Picture,
	pictureFigure,
	statedTriangle,
	toFind,
} from '../../../steps/triangle-figure.ts';
import {
	cosineLawSide,
	sineLawAngle,
	sineLawAngleMisconceptions,
	withLastReason,
} from '../../../steps/triangle-laws.ts';
import {
	about,
	aboutDegrees,
	angleAnswer,
	angleGiven,
	angleName,
	cosOf,
	degree,
	fromTwoAngles,
	fromTwoSides,
	isAcute,
	isNearBorder,
	lengthAnswer,
	namesIn,
	ratioOf,
	rough,
	sinOf,
	small,
	TO_TENTH,
	type Triangle,
} from '../../../steps/triangle.ts';

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

// Two triangles on a common side: it is found with the cosine law, then used in the sine law.

/** ABC from two sides and angle C; ABD on the other side of AB from the angles at A and D; BD is asked for. */
function linkedTriangles(draw: Draw): Draft | undefined {
	const [a, b, C] = [draw.int('a'), draw.int('b'), draw.int('C')];
	const [atA, atD] = [draw.random.int(35, 70), draw.random.int(45, 85)];
	const upper = fromTwoSides(a, b, C);
	const c = upper.sides[2];
	const lower = fromTwoAngles(atA, atD, c, 2);
	const x = (c * sinOf(atA)) / sinOf(atD);
	if (!isAcute(upper) || !isAcute(lower) || lower.angles[2] < 25 || isNearBorder(x, 1) || a === b)
		return undefined;
	const unit = unitIn(draw);
	const answer = withMisconceptions(
		lengthAnswer(x, unit.many),
		[lengthAnswer(c, unit.many), 'stopped at side AB'],
		[
			lengthAnswer((c * sinOf(atD)) / sinOf(atA), unit.many),
			'interchanged the two angles in the sine law',
		],
		[
			lengthAnswer((Math.hypot(a, b) * sinOf(atA)) / sinOf(atD), unit.many),
			'used the Pythagorean theorem to find AB',
		],
	);
	const c3 = rounded(c, 3);
	const [sA, sD] = [ratioOf('sin', degree(atA)), ratioOf('sin', degree(atD))];
	const [AB, BC, AC] = [symbol('AB'), symbol('BC'), symbol('AC')];
	const given: readonly Expression[] = [
		equation('BC', sizeTerm(a, unit)),
		equation('AC', sizeTerm(b, unit)),
		angleGiven('C', C),
	];
	const corners: Record<string, Spot> = {
		A: [0, 0],
		B: [c, 0],
		C: [b * cosOf(upper.angles[0]), b * sinOf(upper.angles[0])],
		D: [reach(c, atA, atD) * cosOf(atA), -reach(c, atA, atD) * sinOf(atA)],
	};
	const alt = [
		statedTriangle({ name: 'ABC', angles: { C }, sides: { BC: a, AC: b } }, unit.many),
		'Point D lies on the other side of AB.',
		statedTriangle({ name: 'ABD', angles: { A: atA, D: atD } }, unit.many),
		toFind('BD', 'x'),
	].join(' ');
	return {
		prompt: say`In triangle ${symbol('ABC')}, ${given[0] ?? AB}, ${given[1] ?? AB}, and ${given[2] ?? AB}. Point ${symbol('D')} is on the opposite side of ${AB} from ${symbol('C')}, with ${angleGiven('BAD', atA)} and ${angleGiven('D', atD)}. Find the length of ${symbol('BD')} in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			line(
				equation(
					power(AB, 2),
					sum(
						power(BC, 2),
						power(AC, 2),
						product(-2, brackets(BC), brackets(AC), ratioOf('cos', angleName('C'))),
					),
				),
				'the cosine law in triangle ABC',
			),
			line(
				equation(
					power(AB, 2),
					sum(power(a, 2), power(b, 2), product(-2, a, b, ratioOf('cos', degree(C)))),
				),
				'substitute the known values',
			),
			about(power(AB, 2), c * c, 3, 'evaluate the right side'),
			about(AB, c, 3, 'take the positive square root; keep extra digits for the next step'),
			line(
				equation(
					quotient(symbol('BD'), ratioOf('sin', angleName('BAD'))),
					quotient(AB, ratioOf('sin', angleName('D'))),
				),
				'the sine law in triangle ABD',
			),
			line(
				relation(quotient('x', sA), '\\approx', quotient(c3, sD)),
				'substitute the known values, with x for BD',
			),
			line(
				relation('x', '\\approx', quotient(product(c3, sA), sD)),
				`multiply both sides by sin ${atA}°`,
			),
			about('x', x, 1, TO_TENTH),
			sentence(say`${symbol('BD')} is about ${answer.body} long.`),
		],
		hints: [
			say`Which side do the two triangles share? From which triangle can you find it?`,
			say`What do you now know about the other triangle? Which law can you use with that information?`,
		],
		figure: networkFigure(
			{
				points: corners,
				segments: ['AB', 'BC', 'AC', 'AD', 'BD'],
				sides: { BC: sizeText(a, unit), AC: sizeText(b, unit), BD: 'x' },
				angles: { ACB: `${C}°`, BAD: `${atA}°`, ADB: `${atD}°` },
			},
			alt,
		),
	};
}

/** From A to D. */
const reach = (c: number, atA: number, atD: number): number =>
	(c * sinOf(180 - atA - atD)) / sinOf(atD);
