/** num.sci: scientific notation. */
import Fraction from 'fraction.js';
import { equation } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	exactDecimal,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { amount } from '../../../steps/amounts.ts';
import { computingSkills, scaled, scientific, scientificExpression, timesTen } from './compute.ts';
import { quantitySkills } from './quantities.ts';

export const skills: Skills = {
	'Write numbers in scientific notation'(draw) {
		const value = drawn(draw.int('digits'), draw.int('n'));
		const { mantissa, exponent } = scientific(value);
		const notation = scientificExpression(value);
		return {
			prompt: say`Write ${amount(value)} in scientific notation.`,
			answer: withMisconceptions(
				written('sci-notation', notation),
				[
					written('sci-notation', timesTen(mantissa, -exponent)),
					`made the exponent ${exponent > 0 ? 'negative' : 'positive'}`,
				],
				[
					written('sci-notation', timesTen(mantissa, exponent - 1)),
					`counted one place too ${exponent > 0 ? 'few' : 'many'}`,
				],
			),
			steps: [
				sentence(
					say`The first factor must be at least ${1} but less than ${10}, so it is ${amount(mantissa)}.`,
				),
				sentence(
					say`The decimal point moves ${placesIn(exponent)} to the ${exponent > 0 ? 'left' : 'right'}.`,
				),
				line(
					equation(amount(value), notation),
					`the number is ${exponent > 0 ? '10 or more' : 'less than 1'}, so the exponent is ${exponent > 0 ? 'positive' : 'negative'}`,
				),
			],
			hints: [
				say`Where must the decimal point be so that the first factor is at least ${1} but less than ${10}? How many places does it move?`,
			],
		};
	},

	'Write scientific notation in standard form'(draw) {
		const value = drawn(draw.int('digits'), draw.int('n'));
		const { mantissa, exponent } = scientific(value);
		if (exponent === 1) return undefined;
		const notation = scientificExpression(value);
		return {
			prompt: say`Write ${notation} in standard form.`,
			answer: withMisconceptions(
				exactDecimal(value),
				[
					exactDecimal(scaled(mantissa, -exponent)),
					'moved the decimal point in the wrong direction',
				],
				[exactDecimal(value.mul(10)), movedWrongly(exponent, 1)],
				[exactDecimal(value.div(10)), movedWrongly(exponent, -1)],
			),
			steps: [
				sentence(
					say`Move the decimal point ${placesIn(exponent)} to the ${exponent > 0 ? 'right' : 'left'}.`,
					exponent > 0
						? `the exponent is ${exponent}, and each multiplication by 10 moves the decimal point one place to the right`
						: `the exponent is ${exponent}, and each division by 10 moves the decimal point one place to the left`,
				),
				line(equation(notation, amount(value))),
			],
			hints: [
				say`The exponent is ${exponent > 0 ? 'positive' : 'negative'}. Is the number in standard form larger or smaller than ${amount(mantissa)}? How many places does the decimal point move?`,
			],
		};
	},
	...computingSkills,
	...quantitySkills,
};

const placesIn = (exponent: number): string =>
	Math.abs(exponent) === 1 ? '1 place' : `${Math.abs(exponent)} places`;

/** `by` is 1 for a decimal point one place farther to the right than it belongs, and −1 for one farther to the left. */
const movedWrongly = (exponent: number, by: 1 | -1): string => {
	if (exponent + by === 0) return 'did not move the decimal point';
	return Math.sign(exponent) === by
		? `moved the decimal point one place too far to the ${by > 0 ? 'right' : 'left'}`
		: 'moved the decimal point one place less than needed';
};

/** Three digits as d.dd × 10ⁿ. */
const drawn = (digits: number, n: number): Fraction => scaled(new Fraction(digits, 100), n);
