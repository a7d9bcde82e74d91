/** Several exponent laws in one monomial quotient. */
import { brackets, continued, power, product, quotient } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { expression } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { gcd } from '../../../steps/divisors.ts';
import { mono, over, positive, raise, times, written } from '../../../steps/monomial.ts';
import { ending, isDull, shared, simplify } from './result.ts';

/** (a x^m)^k (b x^n) / x^p. */
export function severalLaws(draw: Draw): Draft | undefined {
	const k = draw.int('k');
	const [first, second] = [
		mono(draw.int('a'), { x: draw.int('m') }),
		mono(draw.int('b'), { x: draw.int('n') }),
	];
	const below = mono(1, { x: draw.int('p') });
	const up = times(raise(first, k), second);
	const result = over(up, below);
	if (isDull(result) || second.coefficient.equals(1)) return undefined;
	const problem = quotient(product(power(shared(first), k), shared(second)), written(below));
	return {
		prompt: say`${simplify(result)}: ${problem}.`,
		answer: expression(positive(result)),
		steps: [
			line(problem),
			line(
				continued(quotient(product(shared(raise(first, k)), shared(second)), written(below))),
				'take the power first',
			),
			line(
				continued(quotient(written(up), written(below))),
				'multiply the numbers, add the exponents',
			),
			...ending(result, 'subtract the exponents'),
		],
		hints: [say`Start with the power, then the product, then the quotient.`],
	};
}

/** (a x^m / b x^n y^p)^k with integer exponents of either sign. */
export function quotientToPower(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const top = mono(a, { x: draw.int('m') });
	const bottom = mono(b, { x: draw.int('n'), y: draw.int('p') });
	if (Math.abs(gcd(a, b)) > 1 || b === 1 || k === 1) return undefined;
	const inside = over(top, bottom);
	const result = raise(inside, k);
	if (isDull(result) || !inside.powers.has('x')) return undefined;
	const problem = power(brackets(quotient(written(top), written(bottom))), k);
	return {
		prompt: say`${simplify(top, bottom, result)}: ${problem}.`,
		answer: expression(positive(result)),
		steps: [
			line(problem),
			line(
				continued(power(brackets(written(inside)), k)),
				'inside: subtract the exponents of each base',
			),
			...ending(result, `raise every factor to the power ${k}`),
		],
		hints: [
			say`Simplify inside first. Then the exponent outside multiplies every exponent inside.`,
		],
	};
}
