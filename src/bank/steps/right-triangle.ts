/** The lines of the primary ratios and of the Pythagorean theorem in a right triangle. */
import {
	difference,
	equation,
	num,
	type Operand,
	power,
	product,
	quotient,
	relation,
	sum,
} from '../../math/expression.ts';
import { call, root, rounded } from '../../math/notation.ts';
import { line, type Line, type WrongAnswer } from '../family.ts';
import {
	about,
	aboutDegrees,
	angleFrom,
	type Corner,
	degree,
	length,
	lineWith,
	ratioOf,
	TO_TENTH,
	FOR_NEXT_STEP,
	toDegrees,
	angleAnswer,
	bareLength,
	cosOf,
	sinOf,
	tanOf,
} from './triangle.ts';

/** Opposite, adjacent side or hypotenuse by place: the right angle is at corner 2. */
export const RATIO_SIDES = {
	sin: (at: 0 | 1): [Corner, Corner] => [at, 2],
	cos: (at: 0 | 1): [Corner, Corner] => [at === 0 ? 1 : 0, 2],
	tan: (at: 0 | 1): [Corner, Corner] => [at, at === 0 ? 1 : 0],
} as const;

export type Ratio = keyof typeof RATIO_SIDES;
export const RATIO_WORDS = {
	sin: 'sine is opposite over hypotenuse',
	cos: 'cosine is adjacent over hypotenuse',
	tan: 'tangent is opposite over adjacent',
} as const;

/** The ratio in words, and which sides of this triangle it takes when they are named. */
function ratioWhy(f: Ratio, angle: Operand, over: Operand, under: Operand): string {
	if ([angle, over, under].some((one) => typeof one !== 'string')) return RATIO_WORDS[f];
	const above = f === 'cos' ? `adjacent to angle ${angle}` : `opposite angle ${angle}`;
	const below = f === 'tan' ? `adjacent to angle ${angle}` : 'the hypotenuse';
	return `${RATIO_WORDS[f]}: side ${over} is ${above}, and side ${under} is ${below}`;
}

/** One side of a right triangle from an acute angle and another side: letters or values by corner. */
export function ratioSideLines(
	f: Ratio,
	angle: { name: Operand; value: number },
	over: { name: Operand; value?: number },
	under: { name: Operand; value?: number },
	found: number,
	places = 1,
): Line[] {
	const ratioCall = ratioOf(f, degree(angle.value));
	const shown = (side: { name: Operand; value?: number }) =>
		side.value === undefined ? side.name : length(side.value);
	const isRounded = [over.value, under.value].some(
		(value) => value !== undefined && !Number.isInteger(value),
	);
	const first = [
		line(
			equation(ratioOf(f, angle.name), quotient(over.name, under.name)),
			ratioWhy(f, angle.name, over.name, under.name),
		),
		lineWith(
			isRounded,
			ratioCall,
			quotient(shown(over), shown(under)),
			'substitute the known values',
		),
	];
	const last = (name: Operand) =>
		about(name, found, places, places === 1 ? TO_TENTH : FOR_NEXT_STEP);
	if (over.value === undefined)
		return [
			...first,
			lineWith(
				isRounded,
				over.name,
				product(length(under.value ?? 1), ratioCall),
				`multiply both sides by ${under.value}`,
			),
			last(over.name),
		];
	return [
		...first,
		lineWith(
			isRounded,
			product(under.name, ratioCall),
			length(over.value),
			`multiply both sides by ${typeof under.name === 'string' ? under.name : 'the side'}`,
		),
		lineWith(
			isRounded,
			under.name,
			quotient(length(over.value), ratioCall),
			`divide both sides by ${f} ${angle.value}°`,
		),
		last(under.name),
	];
}

/** An acute angle of a right triangle from two sides. */
export function ratioAngleLines(
	f: Ratio,
	name: string,
	over: { name: Operand; value: number },
	under: { name: Operand; value: number },
	places = 0,
): Line[] {
	const top = length(over.value);
	const ratio = under.value === 1 ? top : quotient(top, length(under.value));
	const value = toDegrees(angleFrom[f](over.value / under.value));
	return [
		line(
			equation(ratioOf(f, name), quotient(over.name, under.name)),
			ratioWhy(f, name, over.name, under.name),
		),
		line(equation(ratioOf(f, name), ratio), 'substitute the known values'),
		line(equation(name, call(`\\${f}^{-1}`, ratio)), `use the inverse ${RATIO_NAMES[f]}`),
		aboutDegrees(name, value, places, places === 0 ? 'round to the nearest degree' : undefined),
	];
}

const RATIO_NAMES = { sin: 'sine', cos: 'cosine', tan: 'tangent' } as const;

/** The third side of a right triangle with squares. */
export function pythagorasLines(
	name: string,
	[p, q]: readonly [number, number],
	isHypotenuse: boolean,
	letters: readonly [string, string],
	value: number,
): Line[] {
	const join = (left: Operand, right: Operand) =>
		isHypotenuse ? sum(left, right) : difference(left, right);
	const inside = isHypotenuse ? p * p + q * q : p * p - q * q;
	return [
		line(
			equation(power(name, 2), join(power(letters[0], 2), power(letters[1], 2))),
			isHypotenuse
				? 'the Pythagorean theorem'
				: `the Pythagorean theorem, solved for the square of the leg ${name}`,
		),
		line(equation(power(name, 2), join(power(p, 2), power(q, 2))), 'substitute the known values'),
		line(equation(power(name, 2), inside), isHypotenuse ? 'square and add' : 'square and subtract'),
		...(Number.isInteger(Math.sqrt(inside))
			? [line(equation(name, num(Math.sqrt(inside))), 'take the positive square root')]
			: [
					line(equation(name, root(num(inside))), 'take the positive square root'),
					line(relation(name, '\\approx', rounded(value, 1)), 'round to the nearest tenth'),
				]),
	];
}

// What learners find for a side or an angle instead, from the same given parts.

const RATIO_OF = { sin: sinOf, cos: cosOf, tan: tanOf } as const;

/** A side from an acute angle and another side; `isOver` when the unknown side is the numerator of the ratio. */
export function ratioSideMisconceptions(
	f: Ratio,
	angle: number,
	known: number,
	isOver: boolean,
): WrongAnswer[] {
	const other: Ratio = f === 'sin' ? 'cos' : 'sin';
	const found = (ratio: number, over: boolean) => bareLength(over ? known * ratio : known / ratio);
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
