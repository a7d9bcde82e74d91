/** One right triangle in a story. */
import { symbol } from '../../../../math/expression.ts';
import { measure } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { concluded, withValues } from '../../../contexts/fill.ts';
import { caseOf, type Draft, type Draw, sentence, withMisconceptions } from '../../../family.ts';
import { UNIT } from '../../../steps/measured.ts';
import { RATIO_SIDES, ratioAngleLines, ratioSideLines } from '../../../steps/right-triangle.ts';
import { type Picture, pictureFigure, rightCorners } from '../../../steps/triangle-figure.ts';
import {
	ratioAngleMisconceptions,
	ratioSideMisconceptions,
} from '../../../steps/triangle-misconceptions.ts';
import {
	angleAnswer,
	degree,
	fromTwoAngles,
	isNearBorder,
	lengthAnswer,
	toDegrees,
} from '../../../steps/triangle.ts';
import { ELEVATIONS, SLANTS } from './elevations.ts';

// What the letters of a figure stand for, stated before a line uses them.

/** "In the figure, A is the ship, B is the top of the tower, and C is its base." with typeset letters. */
export const inTheFigure = (corners: string): Prose => ({
	parts: [
		'In the figure, ',
		...corners
			.split(/\b([A-D])\b/)
			.filter((part) => part !== '')
			.map((part) => (/^[A-D]$/.test(part) ? symbol(part) : part)),
	],
});

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

export function oneSighting(draw: Draw): Draft | undefined {
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

export function angleInStory(draw: Draw): Draft | undefined {
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
