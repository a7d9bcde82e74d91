/** Numbers in scientific notation: exact, a mantissa from 1 to 10 and a power of ten. */
import Fraction from 'fraction.js';
import { type Expression, power, times } from '../../../../math/expression.ts';
import { asDecimal } from '../../../steps/decimals.ts';

type Scientific = { mantissa: Fraction; exponent: number };

/** 45,600 → 4.56 and 4. Above 0 only. */
export function scientific(value: Fraction): Scientific {
	let exponent = 0;
	let mantissa = value;
	while (mantissa.gte(10)) [mantissa, exponent] = [mantissa.div(10), exponent + 1];
	while (mantissa.lt(1)) [mantissa, exponent] = [mantissa.mul(10), exponent - 1];
	return { mantissa, exponent };
}

const tenTo = (exponent: number): Fraction =>
	exponent < 0 ? new Fraction(1n, 10n ** BigInt(-exponent)) : new Fraction(10n ** BigInt(exponent));

export const scaled = (mantissa: Fraction, exponent: number): Fraction =>
	mantissa.mul(tenTo(exponent));

/** 3.2 × 10⁵; any factor in front, also one that is not yet from 1 to 10. */
export const timesTen = (factor: Fraction, exponent: number): Expression =>
	times(asDecimal(factor), power(10, exponent));

export const scientificExpression = (value: Fraction): Expression => {
	const { mantissa, exponent } = scientific(value);
	return timesTen(mantissa, exponent);
};
