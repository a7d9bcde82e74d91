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
import { type Draft, type Draw, integer, line, withMisconceptions } from '../../../family.ts';

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
		answer: withMisconceptions(
			integer(value),
			[
				integer(form === 'product' ? a * b - c : form === 'quotient' ? a - b * c : a + 2 + b),
				form === 'power'
					? 'added the exponents in the power of a power instead of multiplying them'
					: 'multiplied the exponents of a product instead of adding them',
			],
			[
				integer(form === 'product' ? a + b + c : form === 'quotient' ? a - b + c : 2 * a * b),
				form === 'power'
					? 'multiplied the exponents of the product instead of adding them'
					: form === 'product'
						? 'added the exponent in the denominator instead of subtracting it'
						: 'added the second exponent in the denominator instead of subtracting it',
			],
		),
		steps: [
			line(problem),
			line(
				equation(power('x', exponent), power('x', 'n')),
				form === 'power'
					? 'multiply the exponents in the power of a power, then add the exponents'
					: form === 'product'
						? 'add the exponents in the numerator and subtract the one in the denominator'
						: 'subtract both exponents in the denominator from the one in the numerator',
			),
			line(equation('n', exponent), 'the bases are equal, so the exponents are equal'),
			line(equation('n', value), 'simplify'),
		],
		hints: [say`How can you write the left side as a single power of ${symbol('x')}?`],
	};
}
