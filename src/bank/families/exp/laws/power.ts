/** Powers of a monomial and of a quotient of monomials. */
import {
	brackets,
	continued,
	num,
	power,
	product,
	quotient,
	signed,
	times as timesOf,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { expression } from '../../../answer.ts';
import { type Draft, line } from '../../../family.ts';
import { type Monomial, over, positive, raise, written } from '../../../steps/monomial.ts';
import { ending, isDull, NEGATIVE_EXPONENT, shared, simplify } from './result.ts';

/** A monomial to the power k. */
export function raised(base: Monomial, k: number): Draft | undefined {
	const result = raise(base, k);
	if (isDull(result) || base.coefficient.abs().equals(1)) return undefined;
	const problem = power(brackets(written(base)), k);
	const exponents = [...base.powers].map(([letter, e]) =>
		power(letter, timesOf(num(e), signed(k))),
	);
	return {
		prompt: say`${simplify(base, result)}: ${problem}.`,
		answer: expression(positive(result)),
		steps: [
			line(problem),
			line(
				continued(product(power(num(base.coefficient), k), ...exponents)),
				'raise every factor to the power; for a power of a power, multiply the exponents',
			),
			...ending(result),
		],
		hints: [say`The exponent outside belongs to every factor inside, to the number as well.`],
	};
}

/** A quotient of two monomials to the power k. */
export function raisedQuotient(top: Monomial, bottom: Monomial, k: number): Draft | undefined {
	const [up, down] = [raise(top, k), raise(bottom, k)];
	const problem = power(brackets(quotient(written(top), written(bottom))), k);
	const result = over(up, down);
	if (isDull(result)) return undefined;
	return {
		prompt: say`${simplify(top, bottom)}: ${problem}.`,
		answer: expression(positive(result)),
		steps: [
			line(problem),
			line(
				continued(quotient(power(shared(top), k), power(shared(bottom), k))),
				'raise the numerator and the denominator to the power',
			),
			line(continued(quotient(written(up), written(down))), 'multiply the exponents'),
			...(k < 0 ? [line(continued(positive(result)), NEGATIVE_EXPONENT)] : []),
		],
		hints: [say`The exponent outside belongs to every factor, above and below.`],
	};
}
