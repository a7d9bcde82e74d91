/** num.sci: scientific notation. CCSS 8.EE.A.3, 8.EE.A.4. */
import Fraction from 'fraction.js';
import { equation } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { exactDecimal, written } from '../../../answer.ts';
import { type Draft, line, sentence, type Skills } from '../../../family.ts';
import { asDecimal } from '../../../steps/decimals.ts';
import { scaled, scientific, scientificExpression } from './scientific.ts';
import { computingSkills } from './compute.ts';
import { quantitySkills } from './quantities.ts';

export const skills: Skills = {
	'Standard form to scientific notation'(draw) {
		const value = drawn(draw.int('digits'), draw.int('n'));
		const { mantissa, exponent } = scientific(value);
		const notation = scientificExpression(value);
		return converted(
			say`Write ${asDecimal(value)} in scientific notation.`,
			say`The first factor must be from ${1} up to, but not including, ${10}: ${asDecimal(mantissa)}.`,
			exponent > 0
				? say`To get there, the decimal point moves ${exponent} places to the left.`
				: say`To get there, the decimal point moves ${-exponent} places to the right.`,
			exponent > 0
				? `the number is large, so the exponent is ${exponent}`
				: `the number is less than 1, so the exponent is ${exponent}`,
			{
				answer: written('sci-notation', notation),
				steps: [line(equation(asDecimal(value), notation))],
				hints: [
					say`Place the decimal point after the first digit that is not ${0}. How many places has it moved?`,
				],
			},
		);
	},

	'Scientific notation to standard form'(draw) {
		const value = drawn(draw.int('digits'), draw.int('n'));
		const { mantissa, exponent } = scientific(value);
		if (exponent === 1) return undefined;
		const notation = scientificExpression(value);
		const size = Math.abs(exponent);
		const places = `${size} ${size === 1 ? 'place' : 'places'}`;
		return converted(
			say`Write ${notation} in standard form.`,
			say`Start with ${asDecimal(mantissa)}.`,
			say`Move the decimal point ${places} to the ${exponent > 0 ? 'right' : 'left'}.`,
			exponent > 0
				? `multiplying by 10 moves it one place to the right, here ${size} times`
				: `the exponent is negative: divide by 10, here ${size === 1 ? 'once' : `${size} times`}`,
			{
				answer: exactDecimal(value),
				steps: [line(equation(notation, asDecimal(value)))],
				hints: [
					exponent > 0
						? say`The exponent is positive. Does the number get larger or smaller than ${asDecimal(mantissa)}?`
						: say`The exponent is negative. Is the number larger or smaller than ${1}?`,
				],
			},
		);
	},
	...computingSkills,
	...quantitySkills,
};

/** Three digits as d.dd × 10ⁿ. */
const drawn = (digits: number, n: number): Fraction => scaled(new Fraction(digits, 100), n);

/** The two sentences of every conversion, then the line that states it. */
const converted = (
	prompt: Prose,
	start: Prose,
	move: Prose,
	why: string,
	rest: Pick<Draft, 'answer' | 'steps' | 'hints'>,
): Draft => ({
	...rest,
	prompt,
	steps: [sentence(start), sentence(move, why), ...rest.steps],
});
