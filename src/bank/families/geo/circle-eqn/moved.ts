import { equation, num, power, sum } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence } from '../../../family.ts';
import { circleEquation } from '../../../steps/conic-forms.ts';
import type { Corner } from '../../../steps/corners.ts';
import { minus, pointAt } from '../../../steps/line-form.ts';
import { midpointLines } from '../../../steps/midpoint.ts';
import { CIRCLE_FORM, generalCircle, completedLines } from './circle-lines.ts';

/** r² from the center to a point of the circle. */
function radiusLines([h, k]: Corner, [x, y]: Corner): Line[] {
	const [dx, dy] = [x - h, y - k];
	return [
		line(
			equation(power('r', 2), sum(power(minus(x, h), 2), power(minus(y, k), 2))),
			'r is the distance from the center to the point',
		),
		line(
			equation(power('r', 2), sum(power(num(dx), 2), power(num(dy), 2))),
			'work out both differences',
		),
		line(equation(power('r', 2), dx * dx + dy * dy), 'square and add'),
	];
}

export function circleFromFeatures(draw: Draw): Draft | undefined {
	const given = draw.inTurn('given');
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	if (h === 0 && k === 0) return undefined;
	const center: Corner = [h, k];
	const away: Corner = [draw.random.int(-6, 6), draw.random.int(-6, 6)];
	if (given !== 'center and radius' && away.includes(0)) return undefined;
	const on: Corner = [h + away[0], k + away[1]];
	const across: Corner = [h - away[0], k - away[1]];
	const square = given === 'center and radius' ? r * r : away[0] ** 2 + away[1] ** 2;
	const answer = written('equation', circleEquation(h, k, square));
	const known =
		given === 'center and radius'
			? say`with center ${pointAt(center)} and radius ${r}`
			: given === 'center and point'
				? say`with center ${pointAt(center)} that passes through ${pointAt(on)}`
				: say`that has the segment from ${pointAt(across)} to ${pointAt(on)} as a diameter`;
	const steps: Line[] =
		given === 'center and radius'
			? [
					sentence(
						say`${equation('h', h)}, ${equation('k', k)} and ${equation('r', r)}`,
						'the center is (h, k), and the radius is r',
					),
					line(equation(power('r', 2), square)),
				]
			: [
					...(given === 'center and point'
						? []
						: midpointLines('C', across, on, 'the center is the midpoint of the diameter')),
					...radiusLines(center, on),
				];
	return {
		prompt: say`Write the equation of the circle ${known} in the form ${CIRCLE_FORM}.`,
		answer,
		steps: [
			...steps,
			sentence(say`The equation is ${answer.body}.`, 'put h, k and r² into the form'),
		],
		hints: [
			given === 'center and radius'
				? say`Subtract the coordinates of the center; watch the signs.`
				: given === 'center and point'
					? say`The radius is the distance from the center to the point.`
					: say`The center is the midpoint of the diameter.`,
		],
	};
}

export function circleFromGeneral(draw: Draw): Draft | undefined {
	const [h, k, r] = [draw.int('h'), draw.int('k'), draw.int('r')];
	const scale = Number(draw.inTurn('scale'));
	if (h === 0 && k === 0) return undefined;
	return {
		prompt: say`Write the equation of the circle ${generalCircle([h, k], r * r, scale)} in the form ${CIRCLE_FORM}.`,
		answer: written('equation', circleEquation(h, k, r * r)),
		steps: completedLines([h, k], r * r, scale),
		hints: [
			...(scale === 1 ? [] : [say`First make the coefficients of the squares equal to ${num(1)}.`]),
			say`For each letter, add the square of half of its coefficient to both sides.`,
		],
	};
}
