/** trig.radian: degrees and radians. CCSS HSF-TF.A.1; MHF4U.B1.1. */
import Fraction from 'fraction.js';
import { approximately, equation, num, quotient, times } from '../../../../math/expression.ts';
import { decimal, degrees, PI, rounded, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, integer, radical, withUnit } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import { angle } from '../../../steps/turns.ts';

export const skills: Skills = {
	'Degrees to radians and back': exact,
	'Convert degrees and radians': exact,
	'Decimal radians'(draw) {
		const size = draw.int('A');
		return draw.choice('dir') === 'to radians' ? decimalRadians(size) : wholeDegrees(size);
	},
};

const PER_DEGREE = quotient(PI, degrees(180));
const PER_RADIAN = quotient(degrees(180), PI);

function exact(draw: Draw): Draft | undefined {
	const size = draw.int('A');
	if (size % 180 === 0 && Math.abs(size) < 181) return undefined;
	const [inDegrees, inRadians] = [
		angle(new Fraction(size, 180), 'degrees'),
		angle(new Fraction(size, 180), 'radians'),
	];
	if (draw.choice('dir') === 'to rad')
		return {
			prompt: say`Convert ${inDegrees} to radians. Write the exact answer in terms of ${PI}, in simplest form.`,
			answer: radical(inRadians),
			steps: [
				line(equation(degrees(180), PI), 'half a turn in both measures'),
				line(equation(inDegrees, times(inDegrees, PER_DEGREE)), 'multiply by π over 180 degrees'),
				line(equation(inDegrees, inRadians), 'divide out common factors'),
			],
			hints: [say`Half a turn is ${degrees(180)}, which is ${PI} radians.`],
		};
	return {
		prompt: say`Convert ${inRadians} radians to degrees.`,
		answer: withUnit(integer(size), '°'),
		steps: [
			line(equation(PI, degrees(180)), 'half a turn in both measures'),
			line(equation(inRadians, times(inRadians, PER_RADIAN)), 'multiply by 180 degrees over π'),
			line(equation(inRadians, inDegrees), 'divide out common factors'),
		],
		hints: [say`Half a turn is ${PI} radians, which is ${degrees(180)}.`],
	};
}

function decimalRadians(size: number): Draft | undefined {
	const value = (size * Math.PI) / 180;
	if (size % 45 === 0) return undefined;
	return {
		prompt: say`Convert ${degrees(size)} to radians. Round to the nearest hundredth.`,
		answer: decimalAnswer(value, 2),
		steps: [
			line(equation(degrees(180), PI), 'half a turn in both measures'),
			line(
				equation(degrees(size), times(degrees(size), PER_DEGREE)),
				'multiply by π over 180 degrees',
			),
			line(equation(degrees(size), angle(new Fraction(size, 180), 'radians'))),
			line(approximately(rounded(value, 2)), 'round to the nearest hundredth'),
		],
		hints: [say`How many radians is ${degrees(1)}? Half a turn is ${PI} radians.`],
	};
}

/** The drawn whole number is taken as hundredths of a radian. */
function wholeDegrees(hundredths: number): Draft | undefined {
	const text = roundedText(new Fraction(hundredths, 100), 2);
	const value = (hundredths * 1.8) / Math.PI;
	if (hundredths % 10 === 0 || Math.abs((value % 1) - 0.5) < 0.01) return undefined;
	const radians = decimal(text);
	return {
		prompt: say`Convert ${radians} radians to degrees. Round to the nearest degree.`,
		answer: withUnit(integer(Math.round(value)), '°'),
		steps: [
			line(equation(PI, degrees(180)), 'half a turn in both measures'),
			line(times(radians, PER_RADIAN), 'multiply by 180 degrees over π'),
			line(approximately(degrees(num(Math.round(value)))), 'round to the nearest degree'),
		],
		hints: [say`How many degrees is 1 radian? ${PI} radians are ${degrees(180)}.`],
	};
}
