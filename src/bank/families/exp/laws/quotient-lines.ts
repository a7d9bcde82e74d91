/** The working for (a xᵐ / b xⁿ yᵖ)ᵏ. */
import {
	brackets,
	continued,
	difference,
	opposite,
	power,
	quotient,
	signed,
} from '../../../../math/expression.ts';
import { line, type Line } from '../../../family.ts';
import {
	beside,
	hasNegative,
	mono,
	type Monomial,
	NEGATIVE_EXPONENT,
	over,
	positive,
	raise,
	raisedFactors,
	raiseFactors,
	POWER_OF_RECIPROCAL,
	reciprocalRaised,
	written,
} from '../../../steps/monomial.ts';
import { ending, evaluated } from './monomial-lines.ts';

type Parts = { a: number; b: number; m: number; n: number; p: number; k: number };

export const quotientLines = (parts: Parts): Line[] =>
	parts.k > 0 && parts.p > 0 ? keptBelow(parts) : movedUp(parts);

/** A power of y that ends below the bar anyway stays there all the time. */
function keptBelow({ a, b, m, n, p, k }: Parts): Line[] {
	const size = over(mono(a), mono(b)).coefficient;
	const top = mono(size.mul(size.d), { x: m - n });
	const bottom = mono(Number(size.d), { y: p });
	const unsubtracted = beside(top.coefficient, [power('x', difference(m, signed(n)))]);
	const inside = (above: typeof unsubtracted) =>
		line(
			continued(power(brackets(quotient(above, written(bottom))), k)),
			above === unsubtracted
				? `inside the brackets, subtract the exponents of x${signWords(a, b)}`
				: 'simplify the exponent of x',
		);
	return [
		inside(unsubtracted),
		inside(written(top)),
		line(continued(quotient(raisedFactors(top, k), raisedFactors(bottom, k))), raiseFactors(k)),
		...lastLines(raise(top, k), raise(bottom, k), evaluated(top, bottom)),
	];
}

function signWords(a: number, b: number): string {
	if (b > 0) return '';
	return a > 0
		? ', and move the negative sign to the numerator'
		: '; the quotient of two negative numbers is positive';
}

function lastLines(top: Monomial, bottom: Monomial, why: string): Line[] {
	const result = over(top, bottom);
	if (!hasNegative(top)) return [line(continued(positive(result)), why)];
	const size = quotient(written({ ...top, coefficient: top.coefficient.abs() }), written(bottom));
	return [
		line(continued(top.coefficient.lt(0) ? opposite(size) : size), why),
		line(continued(positive(result)), NEGATIVE_EXPONENT),
	];
}

function movedUp({ a, b, m, n, p, k }: Parts): Line[] {
	const inside = over(mono(a, { x: m }), mono(b, { x: n, y: p }));
	const isFlipped = k < -1 && !inside.coefficient.abs().equals(1);
	return [
		line(
			continued(
				power(
					brackets(
						beside(inside.coefficient, [power('x', difference(m, signed(n))), power('y', -p)]),
					),
					k,
				),
			),
			`inside the brackets, divide the coefficients, subtract the exponents of x, and move the power of y to the numerator with the opposite exponent`,
		),
		line(continued(power(brackets(written(inside)), k)), 'simplify the exponent of x'),
		line(continued(raisedFactors(inside, k)), raiseFactors(k)),
		...(isFlipped
			? [
					line(
						continued(reciprocalRaised(inside, k)),
						`${POWER_OF_RECIPROCAL}; simplify each exponent`,
					),
				]
			: []),
		...ending(
			raise(inside, k),
			isFlipped ? 'evaluate the power of the coefficient' : evaluated(inside),
		),
	];
}
