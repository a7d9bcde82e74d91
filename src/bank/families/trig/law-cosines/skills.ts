/** trig.law-cosines: a side from two sides and the angle between them, an angle from three sides. */
import { symbol } from '../../../../math/expression.ts';
import { measure } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { fillText } from '../../../contexts/fill.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	mergedByValue,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { unitIn } from '../../../steps/measured.ts';
import {
	freeCorners,
	inTriangle,
	type Picture,
	pictureFigure,
} from '../../../steps/triangle-figure.ts';
import {
	cosineLawAngle,
	cosineLawAngleMisconceptions,
	cosineLawSide,
	cosineLawSideMisconceptions,
} from '../../../steps/triangle-laws.ts';
import {
	angleAnswer,
	angleName,
	degree,
	fromTwoSides,
	isAcute,
	isNearBorder,
	lengthAnswer,
	namesIn,
	small,
	toDegrees,
	type Triangle,
} from '../../../steps/triangle.ts';
import { BETWEEN, type Demand, isFit, solveAll, twoSteps } from './two-step.ts';

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

// The distance between the ends of two straight paths or parts, from their lengths and the angle between them.

function designOrTravel(draw: Draw): Draft | undefined {
	const story = caseOf(TWO_SIDES, draw.inTurn('ctx'));
	const [a, b, C] = [draw.int('a'), draw.int('b'), draw.int('C')];
	const { unit, least, most, angles } = story;
	if (Math.min(a, b) < least || Math.max(a, b) > most || C < angles[0] || C > angles[1] || a === b)
		return undefined;
	const triangle = fromTwoSides(a, b, C);
	if (!isAcute(triangle) || isNearBorder(triangle.sides[2], 1)) return undefined;
	const picture: Picture = {
		names: ['A', 'B', 'C'],
		triangle,
		unit,
		given: { angles: [2], sides: [0, 1] },
		wanted: { sides: [2] },
	};
	const answer = withMisconceptions(
		lengthAnswer(triangle.sides[2], unit.many),
		...cosineLawSideMisconceptions(triangle),
	);
	const text = fillText(`${story.tell} ${story.ask}`, {
		a: measure(a, unit.short),
		b: measure(b, unit.short),
		C: degree(C),
	});
	const asked = story.conclude.replace(/^The/, 'the').replace(/ is$/, '');
	const figure = pictureFigure(picture, freeCorners(draw, triangle));
	return {
		prompt: say`${text} Give the answer in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			sentence(
				say`Let ${symbol('a')} and ${symbol('b')} be the lengths of the two known sides of the triangle, let ${symbol('C')} be the angle between these sides, and let ${symbol('c')} be ${asked}, with all lengths in ${unit.many}.`,
			),
			...cosineLawSide(picture.names, 2, triangle),
			sentence(say`${story.conclude} about ${answer.body}.`),
		],
		hints: [
			say`Where in the triangle is the known angle?`,
			say`Which law uses two sides and the angle between them?`,
		],
		figure: { ...figure, alt: `${story.corners} ${figure.alt}` },
	};
}

/** Two lengths and the angle between them in real life: how they are described and what is asked. */
type TwoSides = {
	unit: { short: string; many: string };
	/** Sensible lengths and angles. */
	least: number;
	most: number;
	angles: readonly [number, number];
	/** {a}, {b} and {C}. */
	tell: string;
	ask: string;
	/** "The distance between the ships is" */
	conclude: string;
	corners: string;
};

const [KM, M, CM] = [
	{ short: 'km', many: 'kilometres' },
	{ short: 'm', many: 'metres' },
	{ short: 'cm', many: 'centimetres' },
] as const;

const TWO_SIDES: Readonly<Record<string, TwoSides>> = {
	'two ships': {
		unit: KM,
		least: 10,
		most: 80,
		angles: [25, 88],
		tell: 'Two ships leave a harbour at the same time and sail along straight courses that form an angle of {C}. Later, one ship is {a} from the harbour and the other is {b} from it.',
		ask: 'How far apart are the ships at that time?',
		conclude: 'The distance between the ships is',
		corners: 'C is the harbour, and A and B are the ships.',
	},
	'triangular lot': {
		unit: M,
		least: 12,
		most: 80,
		angles: [30, 88],
		tell: 'A triangular lot has two sides of {a} and {b}. The angle between them is {C}.',
		ask: 'How long is the third side?',
		conclude: 'The length of the third side is',
		corners: 'A, B, and C are the corners of the lot.',
	},
	'hiking trail': {
		unit: KM,
		least: 5,
		most: 20,
		angles: [30, 85],
		tell: 'Two straight hiking trails start at the same parking lot and form an angle of {C}. One leads {a} to a lake, and the other leads {b} to a lookout.',
		ask: 'How far is it in a straight line from the lake to the lookout?',
		conclude: 'The distance from the lake to the lookout is',
		corners: 'C is the parking lot, A is the lookout, and B is the lake.',
	},
	'robot arm': {
		unit: CM,
		least: 15,
		most: 80,
		angles: [25, 88],
		tell: 'A robot arm has two straight parts, {a} and {b} long, joined at an elbow. The elbow is bent to an angle of {C}.',
		ask: 'How far is it from the shoulder to the tip of the arm?',
		conclude: 'The distance from the shoulder to the tip is',
		corners: 'C is the elbow, and A and B are the shoulder and the tip.',
	},
	'bike route': {
		unit: KM,
		least: 5,
		most: 40,
		angles: [30, 88],
		tell: 'A cyclist rides {a} along a straight road, then turns at an intersection onto another straight road and rides {b}. The angle between the two parts of the ride is {C}.',
		ask: 'How far is it in a straight line from the end of the ride back to its start?',
		conclude: 'The distance back to the start is',
		corners: 'C is the intersection, B is the start, and A is the end.',
	},
};
