/** Rational functions that are even, odd or neither. */
import { equation, opposite, quotient, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { ofCoefficients } from '../../../steps/composed-polynomial.ts';
import { ruleOf } from '../../../steps/function-rule.ts';
import { conclusion, type Kind, kinds, whichParity } from './answer.ts';

/** A polynomial over x² + k or over x³. */
export function rationalRule(draw: Draw, kind: Kind): Draft | undefined {
	const [n, k] = [draw.random.int(2, 6), draw.random.int(2, 9)];
	const under = polynomialExpression(ofCoefficients([k, 0, 1]));
	const over =
		kind === 'even'
			? polynomialExpression(ofCoefficients([-k - 1, 0, n]))
			: kind === 'odd'
				? polynomialExpression(ofCoefficients([0, n]))
				: polynomialExpression(ofCoefficients([-k, n]));
	const f = quotient(over, under);
	const at = call('f', opposite('x'));
	return {
		prompt: whichParity('f', f),
		answer: kinds(kind),
		steps: [
			line(ruleOf('f', f)),
			line(
				equation(
					at,
					quotient(
						polynomialExpression(
							ofCoefficients(
								kind === 'even' ? [-k - 1, 0, n] : kind === 'odd' ? [0, -n] : [-k, -n],
							),
						),
						under,
					),
				),
				'put −x in place of x',
			),
			sentence(conclusion(kind)),
		],
		hints: [say`Put ${opposite('x')} in place of ${symbol('x')} and compare.`],
	};
}
