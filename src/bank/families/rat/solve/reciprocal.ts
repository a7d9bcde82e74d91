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
import { say } from '../../../../math/prose.ts';
import { solutions, withMisconceptions } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { content, factoredForm, multiplied, written } from '../../../steps/coefficients.ts';
import { solvedLine } from '../../../steps/solved.ts';
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
	const answer = solutions(...found.map((one) => num(one)));
	return {
		prompt: say`Solve ${problem}. Write exact values from least to greatest, separated by a comma.`,
		answer: withMisconceptions(
			answer,
			[
				solutions(...found.map((one) => one.inverse()).toSorted((one, two) => one.compare(two))),
				'gave the values of u instead of x',
			],
			[
				solutions(...found.map((one) => one.neg()).toReversed()),
				'reversed the signs of the solutions',
			],
		),
		steps: [
			line(problem),
			excludedLine([new Fraction(0)]),
			line(equation(written(quadratic, 'u'), 0), 'substitute u for 1/x'),
			line(equation(factoredForm({ lead: 1, factors }, 'u'), 0), 'factor'),
			sentence(
				say`${equation('u', num(new Fraction(1, p)))} or ${equation('u', num(second.inverse()))}`,
				'a product is 0 only when one of its factors is 0',
			),
			solvedLine('x', [p, second], 'x is the reciprocal of u'),
		],
		hints: [
			say`Which fraction could you replace with ${symbol('u')} so that the equation is quadratic in ${symbol('u')}?`,
		],
	};
}

function bar(over: number): Expression {
	const size = quotient(Math.abs(over), 'x');
	return over < 0 ? opposite(size) : size;
}
