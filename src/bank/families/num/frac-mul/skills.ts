/** num.frac-mul: multiply and divide fractions, mixed numbers and complex fractions. */
import Fraction from 'fraction.js';
import { continued, divided, num, power, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	canCancel,
	FLIP,
	isProperForm,
	multiplyHint,
	productLines,
	type Ratio,
	reciprocalLines,
	valueOf,
} from '../../../steps/fractions.ts';
import { complexSkills } from './complex.ts';
import { mixedSkills } from './mixed.ts';
import { reversedSign } from '../../../steps/reasons.ts';

export const skills: Skills = {
	'Multiply two signed fractions': (draw) => productOf(pair(draw)),
	'Divide two signed fractions': (draw) => quotientOf(pair(draw)),
	'Multiply or divide signed fractions': (draw) =>
		draw.inTurn('op') === 'x' ? productOf(pair(draw)) : quotientOf(pair(draw)),
	'Multiply three factors and powers of fractions': threeFactors,
	...mixedSkills,
	...complexSkills,
};

const pair = (draw: Draw): Ratio[] => [
	[draw.int('p'), draw.int('q')],
	[draw.int('r'), draw.int('s')],
];

function productOf(factors: Ratio[]): Draft | undefined {
	if (!factors.every(isProperForm) || !canCancel(factors)) return undefined;
	const [first, second] = factors.map(valueOf);
	if (!first || !second || isTrivial(first, second, first.mul(second))) return undefined;
	const problem = times(first, second);
	return {
		prompt: say`Find the product: ${problem}. Give your answer in simplest form.`,
		answer: withMisconceptions(
			rational(first.mul(second)),
			[rational(first.div(second)), 'divided instead of multiplying'],
			...(first.lt(0) || second.lt(0)
				? ([
						[rational(first.mul(second).neg()), reversedSign('product', first.mul(second))],
					] as WrongAnswer[])
				: []),
			[rational(first.add(second)), 'added instead of multiplying'],
		),
		steps: [line(problem), ...productLines(factors)],
		hints: [signHint(factors), multiplyHint(factors)].slice(
			factors.every(([over]) => over > 0) ? 1 : 0,
		),
	};
}

function quotientOf([first, second]: Ratio[]): Draft | undefined {
	if (!first || !second || ![first, second].every(isProperForm)) return undefined;
	const [over, under] = [valueOf(first), valueOf(second)];
	if (isTrivial(over, under.inverse(), over.div(under))) return undefined;
	const problem = divided(over, under);
	return {
		prompt: say`Find the quotient: ${problem}. Give your answer in simplest form.`,
		answer: withMisconceptions(
			rational(over.div(under)),
			[rational(over.mul(under)), 'multiplied without taking the reciprocal'],
			[
				rational(under.div(over)),
				'took the reciprocal of the first fraction instead of the second',
			],
		),
		steps: [line(problem), ...reciprocalLines(first, second)],
		hints: [FLIP, ...([first, second].every(([n]) => n > 0) ? [] : [signHint([first, second])])],
	};
}

/** Factors far from 1, or a result that needs no work. */
const isTrivial = (first: Fraction, second: Fraction, result: Fraction): boolean =>
	first.abs().gt(5) || second.abs().gt(8) || result.abs().equals(1);

const signHint = (factors: readonly Ratio[]): Prose =>
	factors.filter(([over]) => over < 0).length % 2 === 1
		? say`One of the two numbers is negative. What does that tell you about the sign of the result?`
		: say`What does the sign of each number tell you about the sign of the result?`;

function threeFactors(draw: Draw): Draft | undefined {
	const [first, second] = pair(draw);
	const t = draw.int('t');
	const squares = draw.random.int(0, 2) === 0;
	if (!first || !second || !isProperForm(first)) return undefined;
	const factors: Ratio[] = squares ? [first, first, [t, 1]] : [first, second, [t, 1]];
	if (!squares && (!isProperForm(second) || first.join() === second.join())) return undefined;
	const values = factors.map(valueOf);
	const value = values.reduce((all, one) => all.mul(one), new Fraction(1));
	if (values.some((one) => one.abs().gt(t === 1 ? 3 : 9)) || value.abs().equals(1))
		return undefined;
	const [base = num(0)] = values.map((one) => num(one));
	const problem = squares ? times(power(base, 2), t) : times(...values);
	return {
		prompt: say`Evaluate: ${problem}. Give your answer in simplest form.`,
		answer: withMisconceptions(
			rational(value),
			...(squares
				? ([
						[rational(valueOf(first).mul(2 * t)), 'multiplied by 2 instead of squaring'],
					] as WrongAnswer[])
				: []),
			...(values.some((one) => one.lt(0))
				? ([[rational(value.neg()), reversedSign('product', value)]] as WrongAnswer[])
				: []),
			[
				rational(value.div(t)),
				squares
					? `left out the factor ${t}`
					: `either left out the factor ${t}, or multiplied both the numerator and the denominator by ${t}`,
			],
		),
		steps: [
			line(problem),
			...(squares
				? [line(continued(times(...values)), 'the square is the product of two equal factors')]
				: []),
			...productLines(factors),
		],
		hints: [
			squares
				? say`What does the exponent ${2} apply to? How do you write the square of ${base} as a product?`
				: values.some((one) => one.lt(0))
					? say`How many of the factors are negative? Is that number even or odd?`
					: say`How can you write the integer ${t} as a fraction?`,
			multiplyHint(factors),
		],
	};
}
