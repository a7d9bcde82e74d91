/** trig.radian: degrees and radians. */
import Fraction from 'fraction.js';
import { approximately, equation, num, quotient, times } from '../../../../math/expression.ts';
import { decimal, degrees, PI, rounded, roundedText } from '../../../../math/notation.ts';
import { formula, say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	type Draw,
	integer,
	line,
	radical,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { angle } from '../../../steps/turns.ts';

export const skills: Skills = {
	'Convert between degrees and radians': exact,
	'Convert between degrees and decimal radians'(draw) {
		const size = draw.int('A');
		return draw.choice('dir') === 'to radians' ? decimalRadians(size) : wholeDegrees(size);
	},
};

const HALF_TURN = '180° and π radians are both half of a full turn';
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
			answer: withMisconceptions(
				radical(inRadians),
				[radical(angle(new Fraction(size, 360), 'radians')), 'divided by 360° instead of 180°'],
				[radical(angle(new Fraction(size, 90), 'radians')), 'divided by 90° instead of 180°'],
				[radical(num(new Fraction(size, 180))), 'left out π'],
				...(size < 0 ? [[radical(angle(new Fraction(-size, 180), 'radians')), LOST] as const] : []),
			),
			steps: [
				line(equation(degrees(180), PI), HALF_TURN),
				line(equation(inDegrees, times(inDegrees, PER_DEGREE)), 'multiply by π/180°'),
				line(equation(inDegrees, inRadians), 'divide out the common factors'),
			],
			hints: [
				say`How many radians is ${degrees(180)}? What fraction of ${degrees(180)} is this angle?`,
			],
		};
	return {
		prompt: say`Convert ${inRadians} radians to degrees.`,
		answer: withMisconceptions(
			{ ...integer(size), unit: '°', body: formula(inDegrees) },
			[integer(2 * size), 'used 360° instead of 180° for π radians'],
			[rational(new Fraction(size, 2)), 'used 90° instead of 180° for π radians'],
			...(size < 0 ? [[integer(-size), LOST] as const] : []),
		),
		steps: [
			line(equation(PI, degrees(180)), HALF_TURN),
			line(equation(inRadians, times(inRadians, PER_RADIAN)), 'multiply by 180°/π'),
			line(equation(inRadians, inDegrees), 'divide out the common factors'),
		],
		hints: [say`How many degrees is ${PI} radians?`],
	};
}

const LOST = 'left out the negative sign';

function decimalRadians(size: number): Draft | undefined {
	const value = (size * Math.PI) / 180;
	if (size % 45 === 0) return undefined;
	return {
		prompt: say`Convert ${degrees(size)} to radians. Round to the nearest hundredth.`,
		answer: withMisconceptions(
			decimalAnswer(value, 2),
			[decimalAnswer(value / 2, 2), 'divided by 360 instead of 180'],
			[decimalAnswer(size / 180, 2), 'left out π'],
			[decimalAnswer((size * 180) / Math.PI, 2), 'multiplied by 180/π instead of π/180'],
		),
		steps: [
			line(equation(degrees(180), PI), HALF_TURN),
			line(equation(degrees(size), times(degrees(size), PER_DEGREE)), 'multiply by π/180°'),
			line(
				equation(degrees(size), angle(new Fraction(size, 180), 'radians')),
				new Fraction(size, 180).d === 180n ? 'multiply' : 'divide out the common factors',
			),
			line(approximately(rounded(value, 2)), 'round to the nearest hundredth'),
			sentence(say`An angle of ${degrees(size)} is about ${rounded(value, 2)} radians.`),
		],
		hints: [say`How many radians is ${degrees(180)}? How many is ${degrees(1)}?`],
	};
}

/** The drawn whole number is taken as hundredths of a radian. */
function wholeDegrees(hundredths: number): Draft | undefined {
	const text = roundedText(new Fraction(hundredths, 100), 2);
	const value = (hundredths * 1.8) / Math.PI;
	if (hundredths % 10 === 0 || Math.abs((value % 1) - 0.5) < 0.01) return undefined;
	const [radians, whole] = [decimal(text), Math.round(value)];
	return {
		prompt: say`Convert ${radians} radians to degrees. Round to the nearest degree.`,
		answer: withMisconceptions(
			{ ...integer(whole), unit: '°', body: formula(degrees(whole)) },
			[integer(Math.round(2 * value)), 'used 360° instead of 180° for π radians'],
			[integer(Math.round(hundredths * 1.8)), 'did not divide by π'],
			[integer(Math.round(value / 2)), 'used 90° instead of 180° for π radians'],
		),
		steps: [
			line(equation(PI, degrees(180)), HALF_TURN),
			line(equation(radians, times(radians, PER_RADIAN)), 'multiply by 180°/π'),
			line(approximately(degrees(whole)), 'round to the nearest degree'),
			sentence(say`An angle of ${radians} radians is about ${degrees(Math.round(value))}.`),
		],
		hints: [say`How many degrees is ${PI} radians? How many is 1 radian?`],
	};
}
