/** trig.right-solve: sides and angles of right triangles from the primary ratios. */
import { type Expression, symbol } from '../../../../math/expression.ts';
import { measure } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { concluded } from '../../../contexts/fill.ts';
import {
	type Draft,
	type Draw,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { UNIT, type Unit, unitIn } from '../../../steps/measured.ts';
import {
	type Ratio,
	RATIO_SIDES,
	ratioAngleLines,
	ratioAngleMisconceptions,
	ratioSideLines,
	ratioSideMisconceptions,
} from '../../../steps/right-triangle.ts';
import { namedRight, oneSide, twoSides } from '../../../steps/solve-right-triangle.ts';
import {
	inTriangle,
	type Picture,
	pictureFigure,
	rightCorners,
	directionIn,
} from '../../../steps/triangle-figure.ts';
import {
	angleAnswer,
	angleName,
	type Corner,
	fromTwoAngles,
	isNearBorder,
	lengthAnswer,
	small,
	toDegrees,
	type Triangle,
} from '../../../steps/triangle.ts';

// Things that lean or climb: their height and their length along the ground, and when they are sensible.

type Ramp = {
	fits(rise: number, run: number): boolean;
	unit: Unit;
	/** What its vertical side is called. */
	upright: string;
	/** What its corners are, for a reader who cannot see the figure. */
	corners: string;
	/** The last line; {x} is the angle. */
	conclude: string;
	tell(rise: number, run: number): Prose;
};

const metres = (value: number) => measure(value, 'm');

const RAMPS: readonly Ramp[] = [
	{
		fits: (rise, run) => rise <= 3 && run >= 6 * rise && run <= 14 * rise,
		unit: UNIT.m,
		upright: 'the rise',
		corners:
			'A is the lower end of the ramp, B is its upper end, and C is the point on the ground below it.',
		conclude: 'The ramp makes an angle of about {x} with the ground.',
		tell: (rise, run) =>
			say`A ramp rises ${metres(rise)} over a horizontal distance of ${metres(run)}. What angle does the ramp make with the ground?`,
	},
	{
		fits: (rise, run) => rise >= 3 && rise <= 12 && run >= 1 && rise >= 2 * run && rise <= 5 * run,
		unit: UNIT.m,
		upright: 'the height',
		corners: 'A is the foot of the ladder, B is its top, and C is the base of the wall.',
		conclude: 'The ladder makes an angle of about {x} with the ground.',
		tell: (rise, run) =>
			say`A ladder leans against a wall. Its top is ${metres(rise)} above the ground, and its foot is ${metres(run)} from the wall. What angle does the ladder make with the ground?`,
	},
	{
		fits: (rise, run) => rise >= 4 && run >= 1.5 * rise && run <= 4 * rise,
		unit: UNIT.m,
		upright: 'the drop',
		corners:
			'A is the lower end of the section, B is its upper end, and C is the point directly below B at the same level as A.',
		conclude: 'The section makes an angle of about {x} with the horizontal.',
		tell: (rise, run) =>
			say`A straight section of a ski run drops ${metres(rise)} over a horizontal distance of ${metres(run)}. What angle does the section make with the horizontal?`,
	},
	{
		fits: (rise, run) => rise >= 2 && rise <= 20 && run >= 1.2 * rise && run <= 2.5 * rise,
		unit: UNIT.m,
		upright: 'the height',
		corners:
			'A is the lower end of the escalator, B is its upper end, and C is the point on the floor below it.',
		conclude: 'The escalator makes an angle of about {x} with the floor.',
		tell: (rise, run) =>
			say`An escalator climbs ${metres(rise)} over a horizontal distance of ${metres(run)}. What angle does the escalator make with the floor?`,
	},
];

/** "Relative to ∠A, which two sides are known: the opposite side, …?" */
const chooseFor = (angle: Expression, which: string): Prose =>
	say`Relative to ${angle}, which ${which}: the opposite side, the adjacent side, or the hypotenuse? Which ratio uses these two sides?`;

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
	const answer = withMisconceptions(
		lengthAnswer(found, unit.many),
		...ratioSideMisconceptions(f, draw.int('A'), draw.int('s'), over.value === undefined),
	);
	const letter = symbol(small(names[ask]));
	return {
		prompt: say`${inTriangle(picture)} Find the length of side ${letter} in ${unit.many}, to the nearest tenth.`,
		answer,
		steps: [
			...ratioSideLines(f, { name: names[0], value: draw.int('A') }, over, under, found),
			sentence(say`Side ${letter} is about ${answer.body} long.`),
		],
		hints: [chooseFor(angleName(names[0]), 'side is known, and which side do you need to find')],
		figure: pictureFigure(picture, rightCorners(draw.int('A'), directionIn(draw))),
	};
}

function findAngle(draw: Draw, f: Ratio, over: number, under: number): Draft | undefined {
	const ratio = over / under;
	if (f !== 'tan' && ratio > 0.97) return undefined;
	const A = toDegrees(
		f === 'sin' ? Math.asin(ratio) : f === 'cos' ? Math.acos(ratio) : Math.atan(ratio),
	);
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
	const answer = withMisconceptions(angleAnswer(A), ...ratioAngleMisconceptions(f, over, under));
	return {
		prompt: say`${inTriangle(picture)} Find ${angleName(names[0])} to the nearest degree.`,
		answer,
		steps: ratioAngleLines(
			f,
			names[0],
			{ name: small(names[places[0]]), value: over },
			{ name: small(names[places[1]]), value: under },
		),
		hints: [
			chooseFor(angleName(names[0]), 'two sides are known'),
			say`Once you know the ratio, how can you find the angle?`,
		],
		figure: pictureFigure(picture, rightCorners(A, directionIn(draw))),
	};
}

/** A ramp, a ladder or a hill: the angle from its height and its length along the ground. */
function rampAngle(draw: Draw): Draft | undefined {
	const [rise, run] = [draw.int('a'), draw.int('b')];
	const fitting = RAMPS.filter(({ fits }) => fits(rise, run));
	const A = toDegrees(Math.atan(rise / run));
	if (fitting.length === 0 || isNearBorder(A, 0)) return undefined;
	const { tell, unit, upright, corners, conclude } = draw.random.pick(fitting);
	const picture: Picture = {
		names: ['A', 'B', 'C'],
		triangle: { angles: [A, 90 - A, 90], sides: [rise, run, Math.hypot(rise, run)] },
		unit,
		given: { angles: [2], sides: [0, 1] },
		wanted: { angles: [0] },
	};
	const answer = withMisconceptions(angleAnswer(A), ...ratioAngleMisconceptions('tan', rise, run));
	const figure = pictureFigure(picture, rightCorners(A));
	return {
		prompt: say`${tell(rise, run)} Give the answer to the nearest degree.`,
		answer,
		steps: [
			sentence(
				say`Let ${symbol('A')} be the angle, let ${symbol('a')} be ${upright}, and let ${symbol('b')} be the horizontal distance, with both lengths in metres.`,
			),
			...ratioAngleLines('tan', 'A', { name: 'a', value: rise }, { name: 'b', value: run }),
			sentence(concluded(conclude, answer.body)),
		],
		hints: [
			say`Which of the known sides of the right triangle is opposite the angle, and which is adjacent to it?`,
			say`Which ratio uses these two sides? How can you find the angle from it?`,
		],
		figure: { ...figure, alt: `${corners} ${figure.alt}` },
	};
}

const FIND_SIDE: Readonly<Record<string, readonly [Ratio, Corner, Corner]>> = {
	'opposite from hyp': ['sin', 0, 2],
	'adjacent from hyp': ['cos', 1, 2],
	'hyp from opposite': ['sin', 2, 0],
	'hyp from adjacent': ['cos', 2, 1],
};

export const skills: Skills = {
	'Find a leg with the tangent ratio': (draw) =>
		draw.inTurn('ask') === 'opposite' ? findSide(draw, 'tan', 0, 1) : findSide(draw, 'tan', 1, 0),

	'Find a side with the sine or cosine ratio'(draw) {
		const [f, ask, known] = FIND_SIDE[draw.inTurn('ask')] ?? [];
		return f && ask !== undefined && known !== undefined
			? findSide(draw, f, ask, known)
			: undefined;
	},

	'Find an angle with the tangent ratio': (draw) =>
		draw.inTurn('ctx') === 'bare triangle'
			? findAngle(draw, 'tan', draw.int('a'), draw.int('b'))
			: rampAngle(draw),

	'Find an angle with the sine or cosine ratio': (draw) =>
		findAngle(draw, draw.inTurn('f') === 'sin' ? 'sin' : 'cos', draw.int('a'), draw.int('c')),

	'Solve a right triangle from a side and angle': oneSide,
	'Solve a right triangle from two sides': twoSides,
};
