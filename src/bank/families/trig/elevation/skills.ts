/** trig.elevation: heights, distances and angles from one or two triangles in a story. */
import { equation, product, quotient, relation, symbol } from '../../../../math/expression.ts';
import { measure, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { concluded, fillText, withValues } from '../../../contexts/fill.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	line,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
} from '../../../family.ts';
import { cornersOf, drawnAngle, networkFigure } from '../../../figures/diagram.ts';
import type { Spot } from '../../../figures/figure.ts';
import { UNIT } from '../../../steps/measured.ts';
import {
	RATIO_SIDES,
	ratioAngleLines,
	ratioAngleMisconceptions,
	ratioSideLines,
	ratioSideMisconceptions,
} from '../../../steps/right-triangle.ts';
import { sightingDraft } from '../../../steps/sighting.ts';
import {
	type Picture,
	pictureFigure,
	rightCorners,
	statedTriangle,
	toFind,
} from '../../../steps/triangle-figure.ts';
import { startOfSharedSide } from '../../../steps/triangle-laws.ts';
import {
	about,
	angleAnswer,
	cosOf,
	degree,
	FOR_NEXT_STEP,
	fromTwoAngles,
	isAcute,
	isNearBorder,
	lengthAnswer,
	ratioOf,
	sinOf,
	TO_TENTH,
	toDegrees,
} from '../../../steps/triangle.ts';
import { ELEVATIONS, inTheFigure, SLANTS } from './elevations.ts';
import { sharedSide, twoSightings } from './two-triangles.ts';

// A height between two observers: the sine law gives a side, then a sine gives the height.

type Story = {
	lengths: readonly [number, number];
	heights: readonly [number, number];
	/** The least distance of A and B from the foot of the height. */
	apart?: number;
	tell: string;
	/** The last line; {x} is the height. */
	conclude: string;
	corners: string;
};

const STORIES: Readonly<Record<string, Story>> = {
	kite: {
		lengths: [15, 100],
		heights: [8, 120],
		tell: 'Two friends, A and B, stand {d} apart on level ground. A kite, C, flies above the line between them. Its angle of elevation is {A} from A and {B} from B. How high above the ground is the kite?',
		conclude: 'The kite is about {x} above the ground.',
		corners: 'A and B are the friends, C is the kite, and D is the point on the ground below it.',
	},
	lighthouse: {
		lengths: [40, 120],
		heights: [15, 60],
		apart: 20,
		tell: 'Two boats, A and B, are {d} apart, on opposite sides of a lighthouse and in line with its base. The angle of elevation of its top, C, is {A} from A and {B} from B. How high is the top above the sea?',
		conclude: 'The top of the lighthouse is about {x} above the sea.',
		corners: 'A and B are the boats, C is the top of the lighthouse, and D is its base.',
	},
	'aircraft approach': {
		lengths: [60, 120],
		heights: [40, 200],
		tell: 'Two observers, A and B, stand {d} apart on level ground. A small aircraft, C, flies low above the line between them. At one moment, its angle of elevation is {A} from A and {B} from B. How high is the aircraft at that moment?',
		conclude: 'At that moment, the aircraft is about {x} above the ground.',
		corners:
			'A and B are the observers, C is the aircraft, and D is the point on the ground below it.',
	},
};

function heightFromOblique(draw: Draw): Draft | undefined {
	const story = caseOf(STORIES, draw.inTurn('ctx'));
	const [A, B, d] = [draw.int('A'), draw.int('B'), draw.int('d')];
	const triangle = fromTwoAngles(A, B, d, 2);
	const reach = triangle.sides[1];
	const h = reach * sinOf(A);
	const [least, most] = story.lengths;
	if (!isAcute(triangle) || d < least || d > most || isNearBorder(h, 1)) return undefined;
	// The line with the side ends in three decimals; it must round to the same tenth.
	if (isNearBorder(reach, 1)) return undefined;
	if (h < story.heights[0] || h > story.heights[1]) return undefined;
	const ground = reach * cosOf(A);
	if (Math.min(ground, d - ground) < (story.apart ?? 0)) return undefined;
	const AC = symbol('AC');
	const shown = rounded(reach, 3);
	const longest = reach.toFixed(3);
	const [sA, sB] = [ratioOf('sin', degree(A)), ratioOf('sin', degree(B))];
	const sC = ratioOf('sin', degree(180 - A - B));
	const [a, b, c] = cornersOf(...drawnAngles(A, B));
	const foot: Spot = [c[0], 0];
	/** There the distance AB is written: the D goes into the triangle. */
	const isUnderMiddle = Math.abs(c[0] - 0.5) < 0.16;
	const answer = withMisconceptions(
		lengthAnswer(h, 'metres'),
		[lengthAnswer(reach, 'metres'), 'stopped at side AC'],
		[
			lengthAnswer(triangle.sides[0] * sinOf(A), 'metres'),
			'multiplied BC by the sine of the angle at A',
		],
		[lengthAnswer(d * sinOf(A), 'metres'), 'used AB as if it were side AC'],
	);
	const text = fillText(story.tell, { d: measure(d, 'm'), A: degree(A), B: degree(B) });
	const alt = [
		story.corners,
		'D lies between A and B.',
		statedTriangle({ name: 'ABC', angles: { A, B }, sides: { AB: d } }, 'metres'),
		statedTriangle({ name: 'ACD', angles: { D: 90, A } }, 'metres'),
		toFind('CD', 'h'),
	].join(' ');
	return {
		prompt: say`${text} Give the answer in metres, to the nearest tenth.`,
		answer,
		steps: [
			sentence(
				say`Let ${symbol('D')} be the point directly below ${symbol('C')}, and let ${symbol('h')} be the height ${symbol('CD')}, in metres.`,
			),
			...startOfSharedSide(triangle),
			line(equation(AC, quotient(product(d, sB), sC)), `multiply both sides by sin ${B}°`),
			about(AC, reach, 3, FOR_NEXT_STEP),
			withFigure(
				line(
					relation(sA, '\\approx', quotient('h', shown)),
					'in triangle ACD, sine is opposite over hypotenuse',
				),
				{
					kind: 'right triangles',
					triangles: [{ up: 'h', longest, angle: `${A}°` }],
					rise: Math.tan((A * Math.PI) / 180),
				},
			),
			line(relation('h', '\\approx', product(shown, sA)), `multiply both sides by ${longest}`),
			about('h', h, 1, TO_TENTH),
			sentence(concluded(story.conclude, answer.body)),
		],
		hints: [
			say`Which law can you use to find the length of ${symbol('AC')} or ${symbol('BC')}?`,
			say`The height forms a right triangle with that side. Which ratio uses both?`,
		],
		figure: networkFigure(
			{
				points: { A: a, B: b, C: c, D: foot },
				segments: ['AB', 'AC', 'BC'],
				dashed: ['CD'],
				sides: { AB: `${d} m`, CD: 'h' },
				angles: { BAC: `${A}°`, ABC: `${B}°`, ADC: 'right' },
				awayFrom: isUnderMiddle ? { D: [foot[0] - 3, -2] } : {},
			},
			alt,
		),
	};
}

/** The height must leave room for the label of the angle on either side of it. */
const drawnAngles = (A: number, B: number): [number, number] => [
	drawnAngle(A, 34, 62),
	drawnAngle(B, 34, 62),
];

export const skills: Skills = {
	'Find a height or distance': oneSighting,
	'Find an angle in a real situation': angleInStory,
	'Find the angle of a slope or a course': angleInStory,
	'Solve two right triangles sharing a side': sharedSide,
	'Find a length from two sightings': twoSightings,
	'Find a height with an oblique triangle': heightFromOblique,
	'Solve a two-dimensional problem': (draw) =>
		sightingDraft(draw, draw.inTurn('ctx'), { acute: false }),
};

// One right triangle in a story.

const LETTERS = ['a', 'b', 'c'] as const;
const within = (value: number, [low, high]: readonly [number, number]) =>
	value >= low && value <= high;

/** Wraps a drawn value that is out of range back into the range, unless that is empty. */
function fitted(value: number, range: readonly [number, number]): number | undefined {
	const [low, high] = range;
	if (low > high) return undefined;
	return within(value, range) ? value : low + (value % (high - low + 1));
}

const PARTS = ['the height', 'the horizontal distance', 'the distance in a straight line'] as const;

/** The longest side of a story with a string or a path is named for it. */
const longest = (tell: string): string =>
	tell.includes('string')
		? 'the length of the string'
		: tell.includes('path')
			? 'the length of the path'
			: PARTS[2];

function oneSighting(draw: Draw): Draft | undefined {
	const story = draw.random.pick(caseOf(ELEVATIONS, draw.inTurn('ctx')));
	const [A, d] = [draw.int('A'), draw.int('d')];
	if (!within(A, story.angles) || !within(d, story.lengths) || A === 45) return undefined;
	const triangle = fromTwoAngles(A, 90 - A, d, story.known);
	const found = triangle.sides[story.asked];
	if (!within(found, story.results) || isNearBorder(found, 1)) return undefined;
	const picture: Picture = {
		names: ['A', 'B', 'C'],
		triangle,
		unit: UNIT.m,
		given: { angles: [2, 0], sides: [story.known] },
		wanted: { sides: [story.asked] },
	};
	const [over, under] = RATIO_SIDES[story.ratio](0).map((at) => ({
		name: LETTERS[at],
		...(at === story.known ? { value: d } : {}),
	}));
	if (!over || !under) return undefined;
	const answer = withMisconceptions(
		lengthAnswer(found, 'metres'),
		...ratioSideMisconceptions(story.ratio, A, d, over.value === undefined),
	);
	const part = (side: 0 | 1 | 2) => (side === 2 ? longest(story.tell) : PARTS[side]);
	const figure = pictureFigure(picture, rightCorners(A));
	const text = withValues(story.tell, { A: degree(A), d: measure(d, 'm') });
	return {
		prompt: say`${text} Give the answer in metres, to the nearest tenth.`,
		answer,
		steps: [
			...(story.depression
				? [
						sentence(
							say`${inTheFigure(story.corners)} The angle at ${symbol('A')} is also ${degree(A)}.`,
							'the angle of depression and the angle of elevation are alternate angles between parallel lines',
						),
					]
				: []),
			sentence(
				say`Let ${story.depression ? '' : say`${symbol('A')} be the given angle, let `}${symbol(LETTERS[story.known])} be ${part(story.known)}, and let ${symbol(LETTERS[story.asked])} be ${part(story.asked)}, with both lengths in metres.`,
			),
			...ratioSideLines(story.ratio, { name: 'A', value: A }, over, under, found),
			sentence(say`${story.conclude[0]} ${answer.body} ${story.conclude[1]}`),
		],
		hints: [
			story.depression
				? say`From which line is an angle of depression measured? Which angle of the right triangle is equal to it?`
				: say`Which side of the right triangle is known, and which side do you need to find?`,
			story.depression
				? say`Which primary ratio relates ${part(story.known)} and ${part(story.asked)} to this angle?`
				: say`Which primary ratio relates these two sides to the angle?`,
		],
		figure: { ...figure, alt: `${story.corners} ${figure.alt}` },
	};
}

function angleInStory(draw: Draw): Draft | undefined {
	const story = caseOf(SLANTS, draw.inTurn('ctx'));
	const [least, most] = story.ratios;
	const a = fitted(draw.int('a'), story.heights);
	const b = a && fitted(draw.int('b'), [Math.ceil(a / most), Math.floor(a / least)]);
	if (!a || !b) return undefined;
	const [height, other] = [a * story.scale, b * story.scale];
	const A = toDegrees(story.ratio === 'sin' ? Math.asin(a / b) : Math.atan(a / b));
	if (isNearBorder(A, 0) || a === b) return undefined;
	const place = story.ratio === 'sin' ? 2 : 1;
	const sides: [number, number, number] = [height, other, other];
	const picture: Picture = {
		names: ['A', 'B', 'C'],
		triangle: { angles: [A, 90 - A, 90], sides },
		unit: UNIT.m,
		given: { angles: [2], sides: [0, place] },
		wanted: { angles: [0] },
	};
	const answer = withMisconceptions(angleAnswer(A), ...ratioAngleMisconceptions(story.ratio, a, b));
	const figure = pictureFigure(picture, rightCorners(A));
	const text = withValues(story.tell, { a: measure(height, 'm'), b: measure(other, 'm') });
	const [opposite, beside] = story.parts ?? [
		PARTS[0],
		place === 2 ? longest(story.tell) : PARTS[1],
	];
	return {
		prompt: say`${text} Give the answer to the nearest degree.`,
		answer,
		steps: [
			...(story.tell.includes('depression')
				? [
						sentence(
							say`${inTheFigure(story.corners)} The angle of depression is equal to the angle at ${symbol('A')}.`,
							'they are alternate angles between parallel lines',
						),
						sentence(
							say`Let ${symbol('a')} be ${opposite}, and let ${symbol(LETTERS[place])} be ${beside}, with both lengths in metres.`,
						),
					]
				: [
						sentence(
							say`Let ${symbol('A')} be the angle, let ${symbol('a')} be ${opposite}, and let ${symbol(LETTERS[place])} be ${beside}, with both lengths in metres.`,
						),
					]),
			...ratioAngleLines(
				story.ratio,
				'A',
				{ name: 'a', value: height },
				{ name: LETTERS[place], value: other },
			),
			sentence(concluded(story.conclude, answer.body)),
		],
		hints: [
			say`Which of the known sides of the right triangle is opposite the angle? Is the other one adjacent to it, or the hypotenuse?`,
			say`Which ratio uses these two sides? How can you find the angle from it?`,
		],
		figure: { ...figure, alt: `${story.corners} ${figure.alt}` },
	};
}
