/** (ax + b)(cx + d) in expanded form with unknown constants. */
import { equation, product, sum, symbol, type Expression } from '../../../../math/expression.ts';
import {
	linear,
	multiply,
	polynomialExpression,
	term,
	uncollected,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';

export function unknownConstant(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const ask = draw.inTurn('ask');
	const [square, middle, last] = [a * c, a * d + b * c, b * d];
	if (middle === 0 || Math.abs(square) === 1 || a < 0) return undefined;
	const [first, second] = [linear(a, 'x', b), linear(c, 'x', d)];
	const left = product(polynomialExpression(first), polynomialExpression(second));
	const lead = uncollected(term(square, 'xx'));
	const unknown: Record<string, { right: Expression; wanted: Expression; value: number }> = {
		coefficient: {
			right: sum(lead, product('k', 'x'), last),
			wanted: symbol('k'),
			value: middle,
		},
		'constant term': {
			right: sum(lead, product(middle, 'x'), 'k'),
			wanted: symbol('k'),
			value: last,
		},
		'sum of two unknown constants': {
			right: sum(lead, product('m', 'x'), 'n'),
			wanted: sum('m', 'n'),
			value: middle + last,
		},
	};
	const found = unknown[ask];
	if (!found) return undefined;
	const { right, wanted, value } = found;
	const isSum = wanted.kind === 'sum';
	return {
		prompt: say`The equation ${equation(left, right)} is true for all values of ${symbol('x')}. What is the value of ${wanted}?`,
		answer: rational(value),
		steps: [
			line(
				equation(
					left,
					uncollected(term(square, 'xx'), term(a * d, 'x'), term(b * c, 'x'), term(last)),
				),
				'multiply each term of the first brackets by each term of the second',
			),
			line(equation(left, polynomialExpression(multiply(first, second))), 'combine the x terms'),
			...(isSum
				? [
						sentence(
							say`So ${equation('m', middle)} and ${equation('n', last)}.`,
							'equal polynomials have equal coefficients',
						),
						line(equation(wanted, value)),
					]
				: [line(equation(wanted, value), 'equal polynomials have equal coefficients')]),
		],
		hints: [say`Expand the left side. Then compare the coefficients of the two sides.`],
	};
}
