/** Several exponent laws in one quotient of monomials. */
import { brackets, continued, power, product, quotient } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, expression, line, withMisconceptions } from '../../../family.ts';
import {
	mono,
	over,
	positive,
	raise,
	raisedFactors,
	raiseFactors,
	times,
	written,
} from '../../../steps/monomial.ts';
import {
	ending,
	evaluated,
	isDull,
	quotientLines,
	shared,
	simplify,
	withWrongSign,
} from './monomial-lines.ts';

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
		answer: withMisconceptions(
			expression(positive(result)),
			[
				expression(
					positive({
						...result,
						coefficient: first.coefficient.mul(second.coefficient),
					}),
				),
				'did not raise the coefficient to the power',
			],
			[
				expression(
					positive(
						times(
							mono(result.coefficient),
							mono(1, { x: draw.int('m') + k + draw.int('n') - draw.int('p') }),
						),
					),
				),
				'added the exponents in the power of a power instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(
					quotient(product(brackets(raisedFactors(first, k)), shared(second)), written(below)),
				),
				raiseFactors(k),
			),
			line(
				continued(quotient(product(shared(raise(first, k)), shared(second)), written(below))),
				evaluated(first),
			),
			line(
				continued(quotient(written(up), written(below))),
				'multiply the coefficients and add the exponents',
			),
			...ending(result, 'subtract the exponents'),
		],
		hints: [
			say`Which operation comes first: the power, the product, or the quotient?`,
			say`What does each of the three operations do to the exponents?`,
		],
	};
}

/** (a x^m / b x^n y^p)^k with integer exponents of either sign. */
export function quotientToPower(draw: Draw): Draft | undefined {
	const [a, b, k] = [draw.int('a'), draw.int('b'), draw.int('k')];
	const [m, n, p] = [draw.int('m'), draw.int('n'), draw.int('p')];
	const top = mono(a, { x: m });
	const bottom = mono(b, { x: n, y: p });
	if (Math.abs(gcd(a, b)) > 1 || b === 1 || k === 1) return undefined;
	const inside = over(top, bottom);
	const result = raise(inside, k);
	if (isDull(result) || !inside.powers.has('x')) return undefined;
	const problem = power(brackets(quotient(written(top), written(bottom))), k);
	return {
		prompt: say`${simplify(top, bottom, result)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[
				expression(positive({ ...result, coefficient: inside.coefficient })),
				'did not raise the coefficient to the power',
			],
			k < 0
				? [
						expression(positive(raise(inside, -k))),
						'ignored the negative sign in the exponent outside the brackets',
					]
				: [
						expression(positive(raise(times(top, bottom), k))),
						'multiplied by the denominator inside the brackets instead of dividing by it',
					],
			...(inside.coefficient.lt(0) ? [withWrongSign(result, k)] : []),
		),
		steps: [line(problem), ...quotientLines({ a, b, m, n, p, k })],
		hints: [
			say`Simplify the quotient inside the brackets first. Which exponent law can you use?`,
			say`What does the exponent outside the brackets do to each factor inside?`,
		],
	};
}
