/** trig.law-sines: sides and angles of triangles without a right angle from the sine law. */
import { symbol } from '../../../../math/expression.ts';
import { formula, joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	multipleChoice,
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
	rightCorners,
} from '../../../steps/triangle-figure.ts';
import {
	sineLawAngle,
	sineLawAngleMisconceptions,
	sineLawSide,
	sineLawSideMisconceptions,
	withLastReason,
} from '../../../steps/triangle-laws.ts';
import {
	angleAnswer,
	angleName,
	type Corner,
	fromTwoAngles,
	fromTwoSides,
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

// Which law the given parts call for.

const LAWS = {
	sine: 'the sine law',
	cosine: 'the cosine law',
	primary: 'a primary trigonometric ratio',
	squares: 'the Pythagorean theorem',
} as const;

type Law = keyof typeof LAWS;

type Case = {
	triangle: Triangle;
	given: Parts;
	wanted: Parts;
	law: Law;
	because: string;
	hint?: string;
};

function caseFor(draw: Draw, given: string): Case | undefined {
	const [a, b, A] = [draw.int('a'), draw.int('b'), draw.int('A')];
	switch (given) {
		case 'AAS':
		case 'ASA': {
			const triangle = fromTwoAngles(A, draw.random.int(35, 85), a, given === 'AAS' ? 0 : 2);
			const side: Corner = given === 'AAS' ? 0 : 2;
			return {
				triangle,
				given: { angles: [0, 1], sides: [side] },
				wanted: { sides: [1] },
				law: 'sine',
				because:
					given === 'AAS'
						? 'A side and its opposite angle are known, and so is the angle opposite the side to be found.'
						: 'The two angles give the third one. Then a side and its opposite angle are known.',
				...(given === 'ASA' ? { hint: 'Can you find the angle opposite the known side?' } : {}),
			};
		}
		case 'SSA': {
			if (a <= b) return undefined;
			const B = toDegrees(Math.asin((b * sinOf(A)) / a));
			const { angles, sides } = fromTwoAngles(A, B, a, 0);
			return {
				triangle: { angles, sides: [a, b, sides[2]] },
				given: { angles: [0], sides: [0, 1] },
				wanted: { angles: [1] },
				law: 'sine',
				because:
					'A side and its opposite angle are known, and so is the side opposite the angle you need to find.',
			};
		}
		case 'SAS':
			return {
				triangle: fromTwoSides(a, b, A),
				given: { angles: [2], sides: [0, 1] },
				wanted: { sides: [2] },
				law: 'cosine',
				because:
					'Two sides and the angle between them are known, but no side with its opposite angle.',
			};
		case 'SSS': {
			const { sides } = fromTwoSides(a, b, A);
			const c = Math.round(sides[2]);
			const cos = (a * a + b * b - c * c) / (2 * a * b);
			const C = toDegrees(Math.acos(cos));
			const first = toDegrees(Math.acos((b * b + c * c - a * a) / (2 * b * c)));
			return {
				triangle: { angles: [first, 180 - first - C, C], sides: [a, b, c] },
				given: { sides: [0, 1, 2] },
				wanted: { angles: [2] },
				law: 'cosine',
				because: 'All three sides are known, but no angle.',
			};
		}
		default:
			return {
				triangle: fromTwoAngles(A, 90 - A, a, 2),
				given: { angles: [2, 0], sides: [2] },
				wanted: { sides: [draw.random.pick<Corner>([0, 1])] },
				law: 'primary',
				because: 'The triangle has a right angle, and one acute angle and one side are known.',
				hint: 'Which angle other than the right angle is known, and which side?',
			};
	}
}

/** What makes it the direct way. */
const NEEDS: Readonly<Record<Law, string>> = {
	sine: 'the sine law needs a side, its opposite angle, and one more side or angle',
	cosine: 'the cosine law needs two sides and the angle between them, or all three sides',
	primary: 'a primary trigonometric ratio needs a right angle, an acute angle, and a side',
	squares: 'the Pythagorean theorem needs a right angle and two sides',
};

const WRONG: Readonly<Record<Law, string>> = {
	sine: 'used the sine law without a known side and its opposite angle',
	cosine: 'used the cosine law although there is a shorter way',
	primary: 'chose the primary trigonometric ratios, which apply only to right triangles',
	squares: 'chose the Pythagorean theorem, which applies only to right triangles',
};

const WRONG_FROM_ONE_SIDE: Readonly<Record<Law, string>> = {
	...WRONG,
	cosine: 'used the cosine law, which needs at least two known sides',
};

const WRONG_FROM_SIDES: Readonly<Record<Law, string>> = {
	...WRONG,
	sine: 'used the sine law, although no angle is known',
};

/** In a right triangle the sine law holds too, but the ratio is the direct way. */
const WRONG_IN_RIGHT: Readonly<Record<Law, string>> = {
	...WRONG_FROM_ONE_SIDE,
	sine: 'used the sine law although there is a shorter way in a right triangle',
	squares: 'chose the Pythagorean theorem, which needs two known sides',
};

function wrongFrom(sides?: number): Readonly<Record<Law, string>> {
	if (sides === 1) return WRONG_FROM_ONE_SIDE;
	return sides === 3 ? WRONG_FROM_SIDES : WRONG;
}

function chooseLaw(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('given');
	const found = caseFor(draw, kind);
	const isRight = kind === 'right triangle';
	if (!found || found.triangle.angles.some((angle) => !(angle > 15))) return undefined;
	if (!isRight && !isAcute(found.triangle)) return undefined;
	if (kind === 'ASA' && found.triangle.angles[0] === found.triangle.angles[1]) return undefined;
	const { given, wanted, law, because, hint, triangle } = found;
	const wrong = isRight ? WRONG_IN_RIGHT : wrongFrom(given.sides?.length);
	const names = namesIn(draw);
	const picture: Picture = { names, triangle, unit: unitIn(draw), given, wanted };
	const side = wanted.sides?.[0];
	const asked: Prose =
		side === undefined
			? formula(angleName(names[wanted.angles?.[0] ?? 0]))
			: say`side ${symbol(small(names[side]))}`;
	const others = (Object.keys(LAWS) as Law[]).filter((one) => one !== law);
	return {
		prompt: say`${inTriangle(picture)} Which of these is the most direct method for finding ${asked}?`,
		answer: multipleChoice(
			say`${LAWS[law]}`,
			...others.map((one) => distractor(say`${LAWS[one]}`, wrong[one])),
		),
		steps: [
			sentence(say`${isRight ? '' : 'No right angle is given. '}${because}`),
			sentence(say`The most direct method is ${LAWS[law]}.`, NEEDS[law]),
		],
		hints: [
			say`Is there a right angle? ${hint ?? 'Is there a side whose opposite angle is also known?'}`,
		],
		figure: pictureFigure(
			picture,
			isRight ? rightCorners(triangle.angles[0]) : freeCorners(draw, triangle),
		),
	};
}
