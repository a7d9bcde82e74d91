/** Which form is equal: two brackets multiplied out, or like powers of one bracket put together. */
import { continued, type Expression, power, product, sum } from '../../../../math/expression.ts';
import {
	linear,
	plus,
	polynomialExpression,
	scale,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { anyLetter } from '../../../contexts/letters.ts';
import { collectingLines } from '../../../steps/like-terms.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { chosenPolynomial } from '../../../steps/polynomial-choices.ts';

/** k(ax + b) + m(cx + d). */
export function twoBrackets(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [k, m] = [draw.int('k'), draw.int('m')];
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const [first, second] = [linear(a, x, b), linear(c, x, d)];
	const lead = k * a + m * c;
	const answer = chosenPolynomial(plus(scale(first, k), scale(second, m)), [
		{ value: linear(lead, x, b + d), mistake: 'multiplied only the first term of each sum' },
		{ value: linear(lead, x, k * b - m * d), mistake: 'took the wrong sign for the last term' },
		{ value: linear(k * a - m * c, x, k * b + m * d), mistake: 'took the wrong sign for one term' },
	]);
	if (!answer) return undefined;
	const problem = sum(
		product(k, polynomialExpression(first)),
		product(m, polynomialExpression(second)),
	);
	const terms = [...scale(first, k), ...scale(second, m)];
	return {
		prompt: say`Which expression is equivalent to ${problem}?`,
		answer,
		steps: [
			line(problem),
			line(
				continued(uncollected(...terms)),
				`multiply the first brackets by ${k} and the second by ${m}`,
			),
			...collectingLines(terms),
		],
		hints: [say`Expand both pairs of brackets, then combine like terms. Watch the signs.`],
	};
}

/** k(ax + b)^p + m(ax + b)^p: the bracket is one thing that is counted. */
export function powersOfOne(draw: Draw): Draft | undefined {
	const x = anyLetter(draw.random);
	const [k, m, p] = [draw.int('k'), draw.int('m'), draw.int('p')];
	const inside = linear(draw.int('a'), x, draw.int('b'));
	const total = k + m;
	if (Math.abs(total) < 2 || k * m === total || Math.abs(k * m) === Math.abs(total))
		return undefined;
	const multiple = (factor: number, exponent = p, of = inside): Expression =>
		product(factor, power(polynomialExpression(of), exponent));
	const problem = sum(multiple(k), multiple(m));
	const [left, right] = [plainNumber(k), `${m < 0 ? '−' : '+'} ${Math.abs(m)}`];
	return {
		prompt: say`Which expression is equivalent to ${problem}?`,
		answer: multipleChoice(
			multiple(total),
			slip(multiple(total, 2 * p), 'added the exponents, as in a product'),
			slip(multiple(k * m), 'multiplied the coefficients instead of adding them'),
			slip(multiple(total, p, scale(inside, 2)), 'added the terms inside the brackets too'),
		),
		steps: [
			line(problem),
			line(
				continued(product(sum(k, m), power(polynomialExpression(inside), p))),
				'both terms have the same power as a factor: take it out',
			),
			line(continued(multiple(total)), `${left} ${right} = ${plainNumber(total)}`),
		],
		hints: [say`Both terms contain the same power. Treat that power as one letter.`],
	};
}
