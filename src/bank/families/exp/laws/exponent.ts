/** An unknown exponent, found by writing one side as a single power. */
import {
	brackets,
	equation,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times as timesOf,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';

/** x^a x^b / x^c = x^n: find n. */
export function solveExponent(draw: Draw): Draft | undefined {
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const form = draw.inTurn('form');
	const x = (e: number) => power('x', e);
	const value = form === 'product' ? a + b - c : form === 'quotient' ? a - b - c : a * 2 + b;
	if (value === 0 || [a, b, c].includes(1) || [a, b, c].includes(0)) return undefined;
	const left =
		form === 'product'
			? quotient(product(x(a), x(b)), x(c))
			: form === 'quotient'
				? quotient(x(a), product(x(b), x(c)))
				: product(power(brackets(x(a)), 2), x(b));
	const exponent =
		form === 'product'
			? sum(a, signed(b), { kind: 'opposite', of: signed(c) })
			: form === 'quotient'
				? sum(a, { kind: 'opposite', of: signed(b) }, { kind: 'opposite', of: signed(c) })
				: sum(timesOf(2, signed(a)), signed(b));
	const problem = equation(left, power('x', 'n'));
	return {
		prompt: say`The equation ${problem} is true for all positive values of ${symbol('x')}. What is the value of the exponent ${symbol('n')}?`,
		answer: integer(value),
		steps: [
			line(problem),
			line(
				equation('n', exponent),
				form === 'power'
					? 'multiply the exponents for a power of a power, then add'
					: 'add exponents for factors above, subtract those below',
			),
			line(equation('n', value)),
		],
		hints: [say`Write the left side as one power of the same base.`],
	};
}
