/** num.frac-mul: multiply and divide fractions, mixed numbers and complex fractions. CCSS 7.NS.A.2, 7.NS.A.1d. */
import Fraction from 'fraction.js';
import { brackets, continued, divided, num, power, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
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

export const skills: Skills = {
	'Product of two signed fractions': (draw) => productOf(pair(draw)),
	'Quotient of two signed fractions': (draw) => quotientOf(pair(draw)),
	'Product or quotient of signed fractions': (draw) =>
		draw.inTurn('op') === 'x' ? productOf(pair(draw)) : quotientOf(pair(draw)),
	'Three-factor products and powers': threeFactors,
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
		prompt: say`Find the product: ${problem}. Give the answer in simplest form.`,
		answer: rational(first.mul(second)),
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
		prompt: say`Find the quotient: ${problem}. Give the answer in simplest form.`,
		answer: rational(over.div(under)),
		steps: [line(problem), ...reciprocalLines(first, second)],
		hints: [FLIP, ...([first, second].every(([n]) => n > 0) ? [] : [signHint([first, second])])],
	};
}

/** Factors far from 1, or a result that needs no work. */
const isTrivial = (first: Fraction, second: Fraction, result: Fraction): boolean =>
	first.abs().gt(5) || second.abs().gt(8) || result.abs().equals(1);

const signHint = (factors: readonly Ratio[]): Prose =>
	factors.filter(([over]) => over < 0).length % 2 === 1
		? say`One of the two numbers is negative. What does that say about the sign of the result?`
		: say`What does the sign of each number say about the sign of the result?`;

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
		prompt: say`Evaluate: ${problem}. Give the answer in simplest form.`,
		answer: rational(value),
		steps: [
			line(problem),
			...(squares
				? [line(continued(times(...values)), 'the square is the product of two equal factors')]
				: []),
			...productLines(factors),
		],
		hints: [
			squares
				? say`The exponent ${2} belongs to the whole of ${brackets(base)}, also to its sign and its denominator.`
				: say`Write ${t} as ${t} over ${1}: it multiplies the numerators only.`,
			multiplyHint(factors),
		],
	};
}
