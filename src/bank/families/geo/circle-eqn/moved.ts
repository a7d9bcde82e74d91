import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	power,
	signed,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { minus, pointAt } from '../../../../math/lines.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	takeAway,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { circleEquation, generalForm, groupOf } from '../../../steps/conic-forms.ts';
import type { Corner } from '../../../steps/corners.ts';
import { halfReason } from '../../../steps/complete-square.ts';
import { midpointLines } from '../../../steps/line-form.ts';
import { withCircle } from './circle-sketch.ts';

// Circles in general form, and how they come to the standard form on the board.

const less = (letter: string, from: string): Expression => sum(letter, opposite(symbol(from)));

export const CIRCLE_FORM = equation(
	sum(power(less('x', 'h'), 2), power(less('y', 'k'), 2)),
	power('r', 2),
);

export const generalCircle = ([h, k]: Corner, square: number, scale = 1): Expression =>
	equation(
		generalForm({
			xx: scale,
			yy: scale,
			x: -2 * scale * h,
			y: -2 * scale * k,
			one: scale * (h * h + k * k - square),
		}),
		0,
	);

/** From the general form, which is the first line, to the standard form. */
export function completedLines([h, k]: Corner, square: number, scale: number): Line[] {
	const one = h * h + k * k - square;
	const both = (completed: boolean) =>
		sum(
			h === 0 ? groupOf('x', h, completed) : brackets(groupOf('x', h, completed)),
			k === 0 ? groupOf('y', k, completed) : brackets(groupOf('y', k, completed)),
		);
	const added = [h * h, k * k].filter((value) => value !== 0);
	return [
		line(generalCircle([h, k], square, scale)),
		...(scale === 1 ? [] : [line(generalCircle([h, k], square), `divide every term by ${scale}`)]),
		line(
			equation(both(false), -one),
			one === 0
				? 'group the x-terms and the y-terms'
				: `group the x-terms and the y-terms, and ${takeAway(one)}`,
		),
		line(
			equation(
				both(true),
				one === 0 && added.length === 1
					? num(added[0] ?? 0)
					: one === 0
						? sum(...added)
						: sum(-one, ...added),
			),
			added[0] === added[1]
				? `complete both squares: ${halves([h, k])}; add ${added[0]} to both sides twice`
				: `complete the square: ${halves([h, k])}; add ${added.join(' and ')} to both sides`,
		),
		line(
			circleEquation(h, k, square),
			`factor the perfect square ${added.length === 1 ? 'trinomial' : 'trinomials'} on the left side${one === 0 && added.length === 1 ? '' : ', and add the numbers on the right side'}`,
		),
	];
}

/** "half of −14 is −7, and (−7)² = 49" for each letter with a term of its own. */
const halves = (center: Corner): string =>
	[...new Set(center.filter((value) => value !== 0))]
		.map((value) => halfReason(new Fraction(-2 * value)))
		.join('; ');

/** r² from the center to a point of the circle. */
function radiusLines([h, k]: Corner, [x, y]: Corner, point: string): Line[] {
	const [dx, dy] = [x - h, y - k];
	return [
		line(
			equation(power('r', 2), sum(power(minus(x, h), 2), power(minus(y, k), 2))),
			`r is the distance from the center to ${point}: use the distance formula, with both sides squared`,
		),
		line(
			equation(power('r', 2), sum(power(num(dx), 2), power(num(dy), 2))),
			'subtract inside the brackets',
		),
		line(equation(power('r', 2), sum(dx * dx, dy * dy)), 'square both differences'),
		line(equation(power('r', 2), dx * dx + dy * dy), 'add'),
	];
}

/** The equation with the coordinates of the center as they are substituted, "(x − (−9))²", and as they are written. */
export function substitutedLines([h, k]: Corner, square: number, why: string): Line[] {
	const away = (letter: string, value: number) => power(difference(letter, signed(value)), 2);
	const reasons = [
		...(h < 0 || k < 0 ? ['subtracting a negative number is the same as adding its opposite'] : []),
		...(h === 0 || k === 0 ? ['subtracting 0 changes nothing'] : []),
	];
	const equationOf = circleEquation(h, k, square);
	return reasons.length === 0
		? [line(equationOf, why)]
		: [
				line(equation(sum(away('x', h), away('y', k)), square), why),
				line(equationOf, reasons.join('; ')),
			];
}

export function circleFromFeatures(draw: Draw): Draft | undefined {
	const given = draw.inTurn('given');
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	if (h === 0 && k === 0) return undefined;
	// The square of 1 is 1, and that of 2 is its double.
	if (given === 'center and radius' && r <= 2) return undefined;
	const center: Corner = [h, k];
	const away: Corner = [draw.random.int(-6, 6), draw.random.int(-6, 6)];
	if (given !== 'center and radius' && away.includes(0)) return undefined;
	const on: Corner = [h + away[0], k + away[1]];
	const across: Corner = [h - away[0], k - away[1]];
	const square = given === 'center and radius' ? r * r : away[0] ** 2 + away[1] ** 2;
	const equationOf = (x: number, y: number, right: number) =>
		written('equation', circleEquation(x, y, right));
	const answer = withMisconceptions(
		equationOf(h, k, square),
		[equationOf(-h, -k, square), 'added the coordinates of the center instead of subtracting them'],
		given === 'center and radius'
			? [equationOf(h, k, r), 'did not square the radius']
			: given === 'center and point'
				? [equationOf(...on, square), 'used the point on the circle as the center']
				: [equationOf(h, k, 4 * square), 'used the length of the diameter as the radius'],
	);
	const known =
		given === 'center and radius'
			? say`with center at ${pointAt(center)} and radius ${r}`
			: given === 'center and point'
				? say`with center at ${pointAt(center)} that passes through ${pointAt(on)},`
				: say`whose diameter is the segment from ${pointAt(across)} to ${pointAt(on)},`;
	const steps: Line[] =
		given === 'center and radius'
			? [
					sentence(
						say`${equation('h', h)}, ${equation('k', k)}, and ${equation('r', r)}`,
						'the center is (h, k), and the radius is r',
					),
					line(equation(power('r', 2), square), 'square the radius'),
				]
			: [
					...(given === 'center and point'
						? []
						: midpointLines('C', across, on, 'the center is the midpoint of the diameter')),
					...radiusLines(
						center,
						on,
						given === 'center and point' ? 'the given point' : 'one endpoint of the diameter',
					),
				];
	const equationLines = substitutedLines(
		center,
		square,
		'substitute the coordinates of the center for h and k, and the value of r²',
	);
	return {
		prompt: say`Write the equation of the circle ${known} in the form ${CIRCLE_FORM}.`,
		answer,
		steps: [
			...steps,
			...equationLines.slice(0, -1),
			withCircle(
				sentence(say`The equation is ${answer.body}.`, equationLines.at(-1)?.why),
				center,
				square,
				given === 'center and radius'
					? [center]
					: [center, on, ...(given === 'center and point' ? [] : [across])],
			),
		],
		hints: [
			given === 'center and radius'
				? say`What are ${symbol('h')}, ${symbol('k')}, and ${symbol('r')} here? What is subtracted from ${symbol('x')} and from ${symbol('y')}?`
				: given === 'center and point'
					? say`How can you find ${power('r', 2)} from the center and a point on the circle?`
					: say`Which point of a diameter is the center of the circle? How can you then find ${power('r', 2)}?`,
		],
	};
}

export function circleFromGeneral(draw: Draw): Draft | undefined {
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	const scale = Number(draw.inTurn('scale'));
	if (h === 0 && k === 0) return undefined;
	return {
		prompt: say`Write the equation of the circle ${generalCircle([h, k], r * r, scale)} in the form ${CIRCLE_FORM}.`,
		answer: withMisconceptions(
			written('equation', circleEquation(h, k, r * r)),
			[
				written('equation', circleEquation(-h, -k, r * r)),
				'reversed the signs when factoring the perfect squares',
			],
			...(r * r > h * h + k * k
				? ([
						[
							written('equation', circleEquation(h, k, r * r - h * h - k * k)),
							'added the numbers that complete the squares to the left side only',
						],
					] satisfies WrongAnswer[])
				: []),
			[
				written('equation', circleEquation(2 * h, 2 * k, r * r)),
				'did not halve the coefficients of x and y when factoring the perfect squares',
			],
		),
		steps: completedLines([h, k], r * r, scale),
		hints: [
			...(scale === 1
				? []
				: [
						say`By what number can you divide both sides so that the coefficients of ${power('x', 2)} and ${power('y', 2)} are ${num(1)}?`,
					]),
			say`What must you add to the ${symbol('x')}-terms and to the ${symbol('y')}-terms to make perfect square trinomials?`,
		],
	};
}
