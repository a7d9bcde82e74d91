/** What learners find for a side or an angle of a triangle instead, from the same given parts. */
import type { DraftAnswer, WrongAnswer } from '../family.ts';
import { type Ratio, RATIO_NAMES } from './right-triangle.ts';
import {
	angleAnswer,
	type Corner,
	cosOf,
	lengthAnswer,
	type Names,
	sinOf,
	tanOf,
	toDegrees,
	type Triangle,
} from './triangle.ts';

const side = (value: number): DraftAnswer => lengthAnswer(value, '');

const RATIO_OF = { sin: sinOf, cos: cosOf, tan: tanOf } as const;

/** A side from an acute angle and another side; `isOver` when the unknown side is the numerator of the ratio. */
export function ratioSideMisconceptions(
	f: Ratio,
	angle: number,
	known: number,
	isOver: boolean,
): WrongAnswer[] {
	const other: Ratio = f === 'sin' ? 'cos' : 'sin';
	const found = (ratio: number, over: boolean) => side(over ? known * ratio : known / ratio);
	const inRadians = RATIO_OF[f](toDegrees(angle));
	return [
		[
			found(RATIO_OF[f](angle), !isOver),
			isOver
				? `divided by the ${RATIO_NAMES[f]} instead of multiplying by it`
				: `multiplied by the ${RATIO_NAMES[f]} instead of dividing by it`,
		],
		[
			found(RATIO_OF[other](angle), isOver),
			`used the ${RATIO_NAMES[other]} instead of the ${RATIO_NAMES[f]}`,
		],
		[
			found(Math.abs(inRadians), isOver),
			`used a calculator in radian mode${inRadians < 0 ? ' and left out the negative sign' : ''}`,
		],
	];
}

/** An acute angle of a right triangle from two sides. */
export function ratioAngleMisconceptions(f: Ratio, over: number, under: number): WrongAnswer[] {
	const right = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[f](over / under);
	const other: Ratio = f === 'sin' ? 'cos' : 'sin';
	const wrong: WrongAnswer[] = [
		[
			angleAnswer(90 - toDegrees(right)),
			f === 'tan'
				? 'found the other acute angle'
				: `either found the other acute angle, or used the inverse ${RATIO_NAMES[other]} instead of the inverse ${RATIO_NAMES[f]}`,
		],
		[angleAnswer(right), 'used a calculator in radian mode'],
	];
	if (f !== 'tan')
		return [
			[
				angleAnswer(toDegrees(Math.atan(over / under))),
				`used the inverse tangent instead of the inverse ${RATIO_NAMES[f]}`,
			],
			...wrong,
		];
	return over < under
		? [
				[
					angleAnswer(toDegrees(Math.asin(over / under))),
					'used the inverse sine instead of the inverse tangent',
				],
				...wrong,
			]
		: wrong;
}

export function sineLawSideMisconceptions(
	{ angles, sides }: Triangle,
	wanted: Corner,
	known: Corner,
): WrongAnswer[] {
	return [
		[
			side((sides[known] * sinOf(angles[known])) / sinOf(angles[wanted])),
			'interchanged the two angles in the sine law',
		],
		[
			side((sides[known] * angles[wanted]) / angles[known]),
			'used the angles instead of their sines',
		],
		[
			side(sides[known] * sinOf(angles[wanted])),
			'did not divide by the sine of the angle opposite the known side',
		],
	];
}

export function sineLawAngleMisconceptions(
	{ angles, sides }: Triangle,
	wanted: Corner,
	known: Corner,
): WrongAnswer[] {
	const reversed = (sides[known] * sinOf(angles[known])) / sides[wanted];
	return [
		[
			angleAnswer((sides[wanted] * angles[known]) / sides[known]),
			'used the angles instead of their sines',
		],
		[angleAnswer(180 - angles[wanted] - angles[known]), 'gave the third angle'],
		...(reversed < 1
			? ([
					[
						angleAnswer(toDegrees(Math.asin(reversed))),
						'interchanged the two sides in the sine law',
					],
				] satisfies WrongAnswer[])
			: []),
	];
}

/** The side at the third corner, from the two other sides and the angle between them. */
export function cosineLawSideMisconceptions({ angles, sides }: Triangle): WrongAnswer[] {
	const [a, b, c] = sides;
	const product = 2 * a * b * cosOf(angles[2]);
	return [
		[side(Math.hypot(a, b)), 'used the Pythagorean theorem, although there is no right angle'],
		[side(Math.sqrt(a * a + b * b + product)), 'added the cosine term instead of subtracting it'],
		[side(c * c), 'did not take the square root'],
	];
}

/** The angle at the third corner, from the three sides. */
export function cosineLawAngleMisconceptions({ angles }: Triangle, names: Names): WrongAnswer[] {
	return [
		[angleAnswer(angles[0]), `found angle ${names[0]} instead of angle ${names[2]}`],
		[angleAnswer(angles[1]), `found angle ${names[1]} instead of angle ${names[2]}`],
		[
			angleAnswer(180 - angles[2]),
			'reversed the subtraction in the numerator of the formula for the cosine',
		],
	];
}
