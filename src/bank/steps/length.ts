/** The length of a segment from the coordinates of its ends, as it is found on the board. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	type Number,
	type Operand,
	power,
	product,
	relation,
	sum,
	symbol,
} from '../../math/expression.ts';
import { root, rounded } from '../../math/notation.ts';
import { say } from '../../math/prose.ts';
import {
	decimalAnswer,
	radical,
	withMisconceptions,
	withUnit,
	integer,
	type WrongAnswer,
} from '../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../family.ts';
import { lettered, polygonOnPlane } from '../figures/polygon-on-plane.ts';
import { type At, minus, pointAt } from './line-form.ts';
import { rootExpression, rootReason } from './square-roots.ts';

/** The square of the length. */
export const squaredLength = ([a, b]: At, [c, d]: At): Fraction =>
	squareOf(new Fraction(c).sub(a)).add(squareOf(new Fraction(d).sub(b)));

const squareOf = (value: Fraction): Fraction => value.mul(value);

/** √ of the squared length in simplest form. */
export const lengthOf = (from: At, to: At) => rootExpression(squaredLength(from, to));

/** "AB = √((3 − 1)² + (5 − 2)²)" and on to the simplest form. */
export function lengthLines(name: Operand, from: At, to: At, why = 'the distance formula'): Line[] {
	const [dx, dy] = [new Fraction(to[0]).sub(from[0]), new Fraction(to[1]).sub(from[1])];
	const square = squaredLength(from, to);
	const squares = sum(power(num(dx), 2), power(num(dy), 2));
	const simplest = rootExpression(square);
	const reason = rootReason(square);
	return [
		line(
			equation(name, root(sum(power(minus(to[0], from[0]), 2), power(minus(to[1], from[1]), 2)))),
			why,
		),
		line(equation(name, root(squares)), 'subtract inside the brackets'),
		line(equation(name, root(num(square))), 'square and add'),
		...(reason ? [line(equation(name, simplest), reason)] : []),
	];
}

/** What learners take for the length, `times` as long; rounded to tenths where the answer is. */
export function lengthMisconceptions(
	from: At,
	to: At,
	{ times = 1, places }: { times?: Number; places?: number } = {},
): WrongAnswer[] {
	const [dx, dy] = [new Fraction(to[0]).sub(from[0]).abs(), new Fraction(to[1]).sub(from[1]).abs()];
	const factor = new Fraction(times);
	const scaled = (square: Fraction) => {
		const whole = square.mul(factor).mul(factor);
		if (whole.equals(0)) return integer(0);
		return places === undefined
			? radical(rootExpression(whole))
			: decimalAnswer(Math.sqrt(whole.valueOf()), places);
	};
	const total = dx.add(dy);
	return [
		[scaled(squareOf(total)), 'added the two differences instead of their squares'],
		[scaled(squareOf(dx).sub(squareOf(dy)).abs()), 'subtracted the squares instead of adding them'],
		[scaled(squareOf(squaredLength(from, to))), 'did not take the square root'],
	];
}

/** Said in prompts; a whole number is in simplest form too. */
export const EXACT = 'Give the exact value, with any square root in simplest form.';

/** From the drawn point to the one that lies dx across and dy up. */
export function between(draw: Draw, form: 'exact' | 'tenths', why?: string): Draft | undefined {
	const a = [draw.int('x1'), draw.int('y1')] as const;
	const b = [a[0] + draw.int('dx'), a[1] + draw.int('dy')] as const;
	if (a[0] === b[0] || a[1] === b[1] || Math.max(...b.map(Math.abs)) > 14) return undefined;
	const square = Number(squaredLength(a, b));
	const whole = Number.isInteger(Math.sqrt(square));
	const asked = say`How long is the segment from ${product('A', pointAt(a))} to ${product('B', pointAt(b))}, in units?`;
	const steps = lengthLines(symbol('AB'), a, b, why);
	const hints = [
		say`Think of the segment as the hypotenuse of a right triangle. How long are its legs?`,
	];
	const figure = polygonOnPlane(lettered([a, b]));
	if (form === 'tenths' && !whole) {
		const answer = withMisconceptions(
			withUnit(decimalAnswer(Math.sqrt(square), 1), 'units'),
			...lengthMisconceptions(a, b, { places: 1 }),
		);
		return {
			prompt: say`${asked} Round to the nearest tenth.`,
			answer,
			steps: [
				...steps.slice(0, 3),
				line(
					relation(symbol('AB'), '\\approx', rounded(Math.sqrt(square), 1)),
					'round to the nearest tenth',
				),
				sentence(say`The segment is about ${answer.body} long.`),
			],
			hints,
			figure,
		};
	}
	const answer = withMisconceptions(
		withUnit(radical(lengthOf(a, b)), 'units'),
		...lengthMisconceptions(a, b),
	);
	return {
		prompt: say`${asked} ${EXACT}`,
		answer,
		steps: [...steps, sentence(say`The segment is ${answer.body} long.`)],
		hints,
		figure,
	};
}
