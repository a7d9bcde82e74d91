/** trig.arc: arc length, angular and linear speed. */
import Fraction from 'fraction.js';
import { divided, equation, num, product, symbol, times } from '../../../../math/expression.ts';
import { exactDecimal, measure } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	exactDecimal as exactAnswer,
	integer,
	type Line,
	line,
	rational,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { THETA } from '../../../steps/turns.ts';
import { speed } from './speed.ts';

export const skills: Skills = {
	'Find an arc length, radius, or angle': arc,
	'Find angular and linear speeds': speed,
};

const FORMULA = equation('s', product('r', THETA));

/** s = rθ for one of the three. */
function arc(draw: Draw): Draft | undefined {
	const [r, theta] = [draw.int('r'), new Fraction(draw.int('th')).round(1)];
	const s = theta.mul(r);
	if (theta.equals(1)) return undefined;
	const unit = draw.random.pick(['cm', 'm'] as const);
	const [arcLength, radius] = [exactDecimal(s), num(r)];
	const angle = exactDecimal(theta);
	const start = line(FORMULA, 'the arc length is the radius times the angle in radians');
	const drawn = (last: Line): Line =>
		theta.gt('1/2') && theta.lt(6)
			? withFigure(last, {
					kind: 'sector',
					radius: String(r),
					unit,
					angle: theta.toString(),
					degrees: (theta.valueOf() * 180) / Math.PI,
					arc: s.toString(),
				})
			: last;
	const hints = [
		say`In the arc length formula, which of ${symbol('s')}, ${symbol('r')}, and ${THETA} do you know?`,
	];
	switch (draw.inTurn('ask')) {
		case 'arc length':
			return {
				prompt: say`A circle has a radius of ${measure(radius, unit)}. How long is the arc that subtends a central angle of ${angle} radians? Give the exact length in ${LONG[unit] ?? unit}.`,
				answer: withMisconceptions(
					withUnit(exactAnswer(s), unit),
					[
						decimalOr(new Fraction(r).div(theta)),
						'divided by the angle instead of multiplying by it',
					],
					[decimalOr(theta.mul(2 * r)), 'used the diameter instead of the radius'],
					[decimalOr(theta.mul(r * r).div(2)), 'used the formula for the area of a sector'],
				),
				steps: [
					start,
					line(equation('s', times(radius, angle)), 'substitute the radius and the angle'),
					drawn(line(equation('s', arcLength), 'multiply')),
					sentence(say`The arc is ${arcLength} ${LONG[unit] ?? unit} long.`),
				],
				hints,
			};
		case 'radius':
			return {
				prompt: say`An arc that is ${measure(arcLength, unit)} long subtends a central angle of ${angle} radians. What is the radius of the circle, in ${LONG[unit] ?? unit}?`,
				answer: withMisconceptions(
					withUnit(integer(r), unit),
					[decimalOr(s.mul(theta)), 'multiplied by the angle instead of dividing by it'],
					[integer(2 * r), 'gave the diameter'],
					[decimalOr(theta.div(s)), 'divided the angle by the arc length'],
				),
				steps: [
					start,
					line(equation(arcLength, product(angle, 'r')), 'substitute the arc length and the angle'),
					line(equation('r', divided(arcLength, angle)), 'divide both sides by the angle'),
					drawn(line(equation('r', radius), 'divide')),
					sentence(say`The radius is ${radius} ${LONG[unit] ?? unit}.`),
				],
				hints,
			};
		default:
			return {
				prompt: say`In a circle with a radius of ${measure(radius, unit)}, an arc is ${measure(arcLength, unit)} long. What central angle does it subtend, in radians?`,
				answer: withMisconceptions(
					exactAnswer(theta),
					[decimalOr(new Fraction(r).div(s)), 'divided the radius by the arc length'],
					[decimalOr(s.mul(r)), 'multiplied by the radius instead of dividing by it'],
					[decimalOr(theta.div(2)), 'used the diameter instead of the radius'],
				),
				steps: [
					start,
					line(
						equation(arcLength, product(radius, THETA)),
						'substitute the arc length and the radius',
					),
					line(equation(THETA, divided(arcLength, radius)), 'divide both sides by the radius'),
					drawn(line(equation(THETA, angle), 'divide')),
					sentence(say`The central angle is ${angle} radians.`),
				],
				hints,
			};
	}
}

/** A terminating decimal as such; what does not end stays a fraction. */
const decimalOr = (value: Fraction): DraftAnswer =>
	/\(/.test(value.toString()) ? rational(value) : exactAnswer(value);

const LONG: Readonly<Record<string, string>> = { cm: 'centimetres', m: 'metres' };
