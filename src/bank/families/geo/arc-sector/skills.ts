/** geo.arc-sector: length of an arc, area of a sector, or the central angle. */
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
	symbol,
	times,
} from '../../../../math/expression.ts';
import { degrees, PI, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	integer,
	line,
	rational,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { WITH_PI_KEY } from '../../../steps/measured.ts';
import { angleText } from '../../../steps/turns.ts';

export const skills: Skills = { 'Find arc lengths, sector areas, and central angles': arcOrSector };

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
		const answer = withMisconceptions(
			withUnit(integer(angle), '°'),
			[rational(new Fraction(angle, 2)), 'used the diameter as the radius in 2πr'],
			[integer(2 * angle), 'used πr as the circumference'],
			[rational(part), 'stopped at the fraction of the circumference'],
		);
		return {
			prompt: say`${circle} An arc of this circle is ${length} cm long. Find the measure of its central angle, in degrees.`,
			answer,
			steps: [
				line(equation('C', product(2, PI, 'r')), 'the formula for the circumference'),
				line(equation('C', times(2, PI, r)), 'substitute the radius'),
				line(equation('C', product(2 * r, PI)), 'multiply'),
				line(
					equation(quotient(THETA, 360), quotient(length, product(2 * r, PI))),
					'the central angle θ is the same fraction of 360° as the arc is of the circumference',
				),
				line(equation(quotient(THETA, 360), num(part)), 'divide out the common factors'),
				line(equation(THETA, angle), 'multiply both sides by 360'),
				withFigure(sentence(say`The central angle is ${degrees(angle)}.`), {
					kind: 'sector',
					radius: String(r),
					unit: 'cm',
					angle: `${angle}°`,
					degrees: angle,
					arc: `${arc.equals(1) ? '' : arc.toFraction()}π`,
				}),
			],
			hints: [
				say`What fraction of the whole circumference is the arc? What is the same fraction of a full turn?`,
			],
		};
	}
	const isArc = ask === 'arc length';
	const value = part.valueOf() * Math.PI * (isArc ? 2 * r : r * r);
	if (Math.abs(((value * 10) % 1) - 0.5) < 1e-4) return undefined;
	const answer = withMisconceptions(
		withUnit(decimalAnswer(value, 1), isArc ? 'cm' : 'cm²'),
		isArc
			? [decimalAnswer(part.valueOf() * Math.PI * r * r, 1), 'found the area of the sector']
			: [decimalAnswer(part.valueOf() * Math.PI * 2 * r, 1), 'found the length of the arc'],
		[
			decimalAnswer(value / part.valueOf(), 1),
			`found the ${isArc ? 'circumference' : 'area'} of the whole circle`,
		],
		[decimalAnswer(value / Math.PI, 1), 'left out π'],
	);
	const [letter, exact] = [isArc ? 's' : 'A', part.mul(isArc ? 2 * r : r * r)];
	const name = isArc ? 'length of the arc' : 'area of the sector';
	const radians = draw.random.int(0, 1) === 0;
	const theta = angleInPi(new Fraction(angle, 180));
	const shown = radians ? say`${theta} radians` : say`${degrees(angle)}`;
	const inDegrees = isArc ? times(share, 2, PI, r) : times(share, PI, power(num(r), 2));
	const inRadians = isArc ? times(r, theta) : times(quotient(1, 2), power(num(r), 2), theta);
	const inTheta = radians
		? isArc
			? product('r', THETA)
			: product(new Fraction(1, 2), power('r', 2), THETA)
		: isArc
			? times(quotient(THETA, 360), product(2, PI, 'r'))
			: times(quotient(THETA, 360), product(PI, power('r', 2)));
	const why = radians
		? `the formula for the ${name}, with the central angle θ in radians`
		: `the ${isArc ? 'arc' : 'sector'} is the same fraction of the ${isArc ? 'circumference' : 'area of the circle'} as the central angle θ is of 360°`;
	return {
		prompt: say`${circle} Find the ${isArc ? 'length, in centimetres, of an arc' : 'area, in square centimetres, of a sector'} with a central angle of ${shown}. ${WITH_PI_KEY}`,
		answer,
		steps: [
			line(equation(letter, inTheta), why),
			withFigure(line(equation(letter, radians ? inRadians : inDegrees), SUBSTITUTE), {
				kind: 'sector',
				radius: String(r),
				unit: 'cm',
				angle: angleText(new Fraction(angle, 180), radians ? 'radians' : 'degrees'),
				degrees: angle,
				...(isArc ? {} : { shaded: true }),
			}),
			...(radians
				? []
				: [
						line(
							continued(isArc ? times(num(part), 2 * r, PI) : times(num(part), r * r, PI)),
							`simplify the fraction, and ${isArc ? 'multiply 2 by the radius' : 'square the radius'}`,
						),
					]),
			line(continued(exact.equals(1) ? PI : product(num(exact), PI)), 'multiply'),
			line(approximately(rounded(value, 1)), 'use the π key, and round to the nearest tenth'),
			sentence(say`The ${name} is about ${answer.body}.`),
		],
		hints: [
			radians
				? isArc
					? say`An angle of ${num(1)} radian cuts off an arc as long as the radius. How long is the arc here?`
					: say`Which formula gives the area of a sector when the angle is in radians?`
				: say`What fraction of a full turn is ${degrees(angle)}? ${isArc ? 'What is that fraction of the circumference?' : 'What is that fraction of the area of the circle?'}`,
		],
	};
}

const THETA = symbol('\\theta');
const SUBSTITUTE = 'substitute the angle and the radius';

/** 5π/6, π/4, π */
function angleInPi(turns: Fraction): Expression {
	const over = turns.n === 1n ? PI : product(Number(turns.n), PI);
	return turns.d === 1n ? over : quotient(over, Number(turns.d));
}
