/** rat.mul-div: products and quotients of rational expressions. */
import { continued, divided, type Expression, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	line,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { expanded, withZeros } from '../../../steps/coefficients.ts';
import {
	exceptLine,
	expandedFraction,
	inverted,
	multipliedForms,
	plainFactors,
	type RationalForm,
	reducedForm,
	sharedFactors,
	writtenFraction,
	zerosOf,
} from '../../../steps/rational-form.ts';
import { fractionMisconceptions } from '../../../steps/rational-misconceptions.ts';
import { monomials } from './monomials.ts';

export const skills: Skills = {
	'Multiply rational expressions': (draw) =>
		draw.inTurn('kind') === 'monomial' ? monomials(draw, 'x') : four(draw, 'x'),
	'Divide rational expressions': (draw) =>
		draw.inTurn('kind') === 'monomial' ? monomials(draw, '/') : four(draw, '/'),
	'Multiply or divide rational expressions': (draw) => four(draw, draw.inTurn('op')),
};

/** (x−p)(x−q)/((x−q)(x−r)) × k(x−r)(x−t)/((x−s)(x−t)); now and then a shorter second fraction. */
function four(draw: Draw, op: string): Draft | undefined {
	const [p, q, r, s] = [draw.int('p'), draw.int('q'), draw.int('r'), draw.int('s')];
	const t = draw.random.pick([-1, 1]) * draw.random.int(1, 6);
	if (new Set([p, q, r, s]).size < 4 || [p, q, r, s].includes(t)) return undefined;
	const k = draw.random.int(1, 3);
	const short = draw.random.int(0, 2) === 0;
	const first: RationalForm = { over: withZeros(1, p, q), under: withZeros(1, q, r) };
	const second: RationalForm = short
		? { over: withZeros(k, r), under: withZeros(1, s) }
		: { over: withZeros(k, r, t), under: withZeros(1, s, t) };
	return op === 'x' ? question(first, second) : question(first, inverted(second), second);
}

/** For a division `turned` is the reciprocal of the second fraction. */
function question(
	first: RationalForm,
	second: RationalForm,
	turned?: RationalForm,
): Draft | undefined {
	const parts = [first, second].flatMap(({ over, under }) => [over, under]);
	if (parts.some((part) => expanded(part).some((value) => Math.abs(value) > 99))) return undefined;
	const factor = turned ?? second;
	const whole = multipliedForms(first, factor);
	const answer = writtenFraction(reducedForm(whole));
	const problem: Expression = turned
		? divided(expandedFraction(first), expandedFraction(second))
		: times(expandedFraction(first), expandedFraction(second));
	const excluded = turned
		? zerosOf(first.under, second.under, second.over)
		: zerosOf(first.under, second.under);
	return {
		prompt: say`${turned ? 'Divide' : 'Multiply'} and simplify: ${problem}. Write the answer as a single fraction in lowest terms.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(
					writtenFraction(reducedForm(multipliedForms(first, turned ? second : inverted(second)))),
				),
				turned
					? 'multiplied without taking the reciprocal of the second fraction'
					: 'divided by the second fraction instead of multiplying by it',
			],
			...fractionMisconceptions(whole),
		),
		steps: [
			line(problem),
			...(turned
				? [
						line(
							continued(times(expandedFraction(first), expandedFraction(turned))),
							'dividing by a fraction is the same as multiplying by its reciprocal',
						),
					]
				: []),
			line(
				continued(times(writtenFraction(first), writtenFraction(factor))),
				'factor every numerator and denominator',
			),
			line(continued(answer), `cancel ${plainFactors(sharedFactors(whole))}`),
			exceptLine(
				answer,
				excluded,
				turned && 'each of these values makes a denominator or the divisor 0',
			),
		],
		hints: [
			turned
				? say`What fraction can you multiply by instead of dividing? What are the factors of each numerator and each denominator?`
				: say`What are the factors of each numerator and each denominator? Which factors cancel?`,
		],
	};
}
