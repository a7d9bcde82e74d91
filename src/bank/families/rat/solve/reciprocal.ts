/** a/x² + b/x + c = 0 by the substitution u = 1/x. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	opposite,
	power,
	quotient,
	sum,
	symbol,
	type Expression,
} from '../../../../math/expression.ts';
import { joinedByOr, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	solutions,
	solvedLine,
	withMisconceptions,
} from '../../../family.ts';
import { content, multiplied } from '../../../steps/coefficients.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { excludedLine } from './solve-rational.ts';

/** The solutions are p and q/a; the sign of b is as drawn. */
export function reciprocalPattern(draw: Draw): Draft | undefined {
	const [p, q, a] = [draw.int('p'), draw.int('q'), draw.int('a')];
	const second = new Fraction(q, a);
	const sign = draw.choice('b sign') === '+' ? 1 : -1;
	const factors = [
		[p * Math.sign(p), -Math.sign(p)],
		[Number(second.n), -Number(second.s * second.d)],
	];
	const quadratic = multiplied(...factors);
	const [lead = 1, middle = 0, constant = 0] = quadratic;
	if (second.equals(p) || middle === 0 || Math.sign(middle) !== sign) return undefined;
	if (content(quadratic) !== 1 || (lead === 1 && Math.abs(middle) > 30)) return undefined;
	const problem = equation(sum(quotient(lead, power('x', 2)), bar(middle), constant), 0);
	const found = [new Fraction(p), second].toSorted((one, two) => one.compare(two));
	const values = found.toSorted((one, two) => one.inverse().compare(two.inverse()));
	const answer = solutions(...found.map((one) => num(one)));
	return {
		prompt: say`Solve ${problem}. Write exact values from least to greatest, separated by a comma.`,
		answer: withMisconceptions(
			answer,
			[
				solutions(...found.map((one) => one.inverse()).toSorted((one, two) => one.compare(two))),
				'gave the values of u instead of the values of x',
			],
			[
				solutions(...found.map((one) => one.neg()).toReversed()),
				'did not change the signs of the constants when solving for u',
			],
		),
		steps: [
			line(problem),
			excludedLine([new Fraction(0)]),
			sentence(
				say`Let ${equation('u', quotient(1, 'x'))}. Then ${equation(quotient(1, power('x', 2)), power('u', 2))}.`,
			),
			...factorSolvingLines({ a: lead, b: middle, c: constant }, 'u', 'substitute u for 1/x'),
			solvedLine('x', values, 'x is the reciprocal of u'),
			sentence(
				say`Neither value is excluded, so ${joinedByOr(found.map((one) => equation('x', num(one))))}.`,
			),
		],
		hints: [
			say`Which fraction could ${symbol('u')} stand for, so that the equation is quadratic in ${symbol('u')}? How do you then find ${symbol('x')} from ${symbol('u')}?`,
		],
	};
}

function bar(over: number): Expression {
	const size = quotient(Math.abs(over), 'x');
	return over < 0 ? opposite(size) : size;
}
