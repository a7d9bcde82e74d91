/** geo.arc-sector: length of an arc, area of a sector, or the central angle. CCSS G-C.B.5. */
import Fraction from 'fraction.js';
import {
	approximately,
	continued,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	times,
} from '../../../../math/expression.ts';
import { degrees, PI, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, integer, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence, type Skills } from '../../../family.ts';

export const skills: Skills = { 'Arc length or sector area': arcOrSector };

function arcOrSector(draw: Draw): Draft | undefined {
	const [r, angle] = [draw.int('r'), draw.int('A')];
	const ask = draw.inTurn('ask');
	const part = new Fraction(angle, 360);
	const share = quotient(angle, 360);
	const circle = say`A circle has a radius of ${r} cm.`;
	if (ask === 'central angle') {
		const arc = part.mul(2 * r);
		const length = arc.equals(1) ? PI : arc.d === 1n ? product(num(arc), PI) : undefined;
		if (!length) return undefined;
		const answer = withUnit(integer(angle), '°');
		return {
			prompt: say`${circle} An arc of this circle is ${length} cm long. Find the measure of its central angle, in degrees.`,
			answer,
			steps: [
				line(equation('C', product(2 * r, PI)), 'the circumference is 2πr'),
				line(
					equation(quotient('A', 360), equation(quotient(length, product(2 * r, PI)), num(part))),
					'the arc is the same part of the circumference as the angle is of 360°',
				),
				line(equation('A', angle), 'multiply both sides by 360'),
				sentence(say`The central angle is ${degrees(angle)}.`),
			],
			hints: [say`What part of the whole circumference is the arc?`],
		};
	}
	const isArc = ask === 'arc length';
	const value = part.valueOf() * Math.PI * (isArc ? 2 * r : r * r);
	if (Math.abs(((value * 10) % 1) - 0.5) < 1e-4) return undefined;
	const answer = withUnit(decimalAnswer(value, 1), isArc ? 'cm' : 'cm²');
	const [letter, exact] = [isArc ? 's' : 'S', part.mul(isArc ? 2 * r : r * r)];
	const name = isArc ? 'length of the arc' : 'area of the sector';
	const radians = draw.random.int(0, 1) === 0;
	const theta = angleInPi(new Fraction(angle, 180));
	const shown = radians ? say`${theta} radians` : say`${degrees(angle)}`;
	const inDegrees = isArc ? times(share, 2, PI, r) : times(share, PI, power(num(r), 2));
	const inRadians = isArc ? times(r, theta) : times(quotient(1, 2), power(num(r), 2), theta);
	const why = isArc
		? ['the angle over 360 times the circumference', 'radius times angle: s = rθ']
		: ['the angle over 360 times the area of the circle', 'half of r²θ'];
	return {
		prompt: say`${circle} Find the ${name} with a central angle of ${shown}, in ${isArc ? 'centimetres' : 'square centimetres'}. Round to the nearest tenth.`,
		answer,
		steps: [
			line(equation(letter, radians ? inRadians : inDegrees), why[radians ? 1 : 0]),
			line(continued(exact.equals(1) ? PI : product(num(exact), PI)), 'multiply the numbers'),
			line(approximately(rounded(value, 1)), 'use π and round to the nearest tenth'),
			sentence(say`The ${name} is about ${answer.body}.`),
		],
		hints: [
			radians
				? say`An angle of ${num(1)} radian cuts off an arc as long as the radius.`
				: say`What part of the whole circle belongs to ${degrees(angle)}?`,
		],
	};
}

/** 5π/6, π/4, π */
function angleInPi(turns: Fraction): Expression {
	const over = turns.n === 1n ? PI : product(Number(turns.n), PI);
	return turns.d === 1n ? over : quotient(over, Number(turns.d));
}
