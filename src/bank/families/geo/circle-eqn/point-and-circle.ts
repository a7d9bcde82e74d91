/** A point and a circle about the origin: inside, on or outside, and a missing coordinate. */
import Fraction from 'fraction.js';
import { continued, equation, num, power, sum, symbol } from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
} from '../../../family.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import { type Corner, latticePoints } from '../../../steps/corners.ts';
import { pointAt } from '../../../steps/line-form.ts';
import { takeAway } from '../../../steps/plain.ts';
import { rootExpression, rootReason } from '../../../steps/square-roots.ts';
import { withCircle } from './circle-sketch.ts';
import { X_Y } from './origin.ts';

const PLACES = {
	inside: 'inside the circle',
	on: 'on the circle',
	outside: 'outside the circle',
	unknown: 'impossible to tell from the equation',
} as const;

const COMPARED = { inside: 'less than', on: 'equal to', outside: 'greater than' } as const;

const MISTAKES: Record<string, string> = {
	inside: 'did not square the coordinates',
	on: 'mistook a point close to the circle for a point on it',
	outside: 'compared the sum of the squares with the radius instead of with its square',
	unknown: 'did not substitute the coordinates of the point into the equation',
};

export function pointAndCircle(draw: Draw): Draft | undefined {
	if (draw.inTurn('ask') === 'missing coordinate') return missingCoordinate(draw);
	const isOn = draw.random.int(0, 2) === 0;
	const r = isOn ? draw.random.pick([5, 10, 13]) : draw.int('r');
	const at: Corner = isOn
		? draw.random.pick(latticePoints(r * r).filter((spot) => !spot.includes(0)))
		: [draw.int('x'), draw.int('y')];
	const square = at[0] ** 2 + at[1] ** 2;
	// Of a point far inside, any circle near this one would say the same.
	if (at.includes(0) || Math.abs(square - r * r) > 60 || square * 3 < r * r) return undefined;
	const place = square < r * r ? 'inside' : square === r * r ? 'on' : 'outside';
	const sign = { inside: '<', on: '=', outside: '>' } as const;
	return {
		prompt: say`Where is the point ${pointAt(at)} relative to the circle ${circleEquation(0, 0, r * r)}?`,
		answer: multipleChoice(
			say`${PLACES[place]}`,
			...(Object.keys(PLACES) as (keyof typeof PLACES)[])
				.filter((one) => one !== place)
				.map((one) => distractor(say`${PLACES[one]}`, MISTAKES[one] ?? '')),
		),
		steps: [
			line(
				sum(power(num(at[0]), 2), power(num(at[1]), 2)),
				'substitute the coordinates of the point into the left side',
			),
			line(continued(sum(at[0] ** 2, at[1] ** 2)), 'square both coordinates'),
			line(continued(square), 'add'),
			sentence(
				say`${{ kind: 'relation', sign: sign[place], left: num(square), right: num(r * r) }}`,
				'compare the left side with the right side of the equation',
			),
			withCircle(
				sentence(
					say`The point is ${PLACES[place]}.`,
					`the square of its distance from the centre is ${COMPARED[place]} the square of the radius`,
				),
				[0, 0],
				r * r,
				[at],
			),
		],
		hints: [
			say`What does the value of ${X_Y} tell you about how far a point is from the centre? What number should you compare it with?`,
		],
	};
}

function missingCoordinate(draw: Draw): Draft | undefined {
	const [r, x] = [draw.int('r'), draw.int('x')];
	if (x === 0 || Math.abs(x) >= r) return undefined;
	const square = r * r - x * x;
	const right = rootExpression(square);
	const options = [num(square), num(r - Math.abs(x)), rootExpression(r * r + x * x)];
	const values = [Math.sqrt(square), square, r - Math.abs(x), Math.sqrt(r * r + x * x)];
	if (new Set(values.map((value) => value.toFixed(6))).size < 4) return undefined;
	const reason = rootReason(square);
	const [first, second, third] = options;
	if (!first || !second || !third) return undefined;
	return {
		prompt: say`The point ${{ kind: 'tuple', items: [num(x), symbol('k')] }} is on the circle ${circleEquation(0, 0, r * r)}, and ${symbol('k')} is positive. What is the value of ${symbol('k')}?`,
		answer: multipleChoice(
			right,
			distractor(first, 'did not take the square root'),
			distractor(second, 'took the square root of each term by itself'),
			distractor(third, 'added the squares instead of subtracting them'),
		),
		steps: [
			line(
				equation(sum(power(num(x), 2), power('k', 2)), r * r),
				'substitute the coordinates of the point into the equation',
			),
			line(equation(sum(x * x, power('k', 2)), r * r), `square ${x}`),
			line(equation(power('k', 2), square), takeAway(new Fraction(x * x))),
			line(equation('k', root(square)), 'take the positive square root, because k is positive'),
			...(reason ? [line(equation('k', right), reason)] : []),
		],
		hints: [
			say`What must be true of the coordinates of a point on the circle when they are substituted into its equation?`,
		],
	};
}
