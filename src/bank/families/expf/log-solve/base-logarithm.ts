/** Bases and the logarithms of them that a calculator has. */
import { equation, type Expression, num, quotient } from '../../../../math/expression.ts';
import { decimal } from '../../../../math/notation.ts';
import { line, type Line } from '../../../family.ts';
import { type Base, EXPONENT_TO_COEFFICIENT, log } from '../../../steps/exponential.ts';

/** Solutions are rounded to thousandths. */
export const PLACES = 3;

export const valueOf = (base: Base): number => (base === 'e' ? Math.E : base);
export const shownBase = (base: Base): Expression =>
	base === 'e'
		? { kind: 'symbol', name: 'e' }
		: Number.isInteger(base)
			? num(base)
			: decimal(String(base));

/** The logarithm that a calculator has: natural for e, otherwise common. */
const key = (base: Base): 'e' | 10 => (base === 'e' ? 'e' : 10);

/** The reason of a line in which the logarithm undoes the power, because both have this base. */
export const undoPower = (base: 'e' | 10): string =>
	base === 'e'
		? 'take the natural logarithm of both sides: ln(eⁿ) = n'
		: 'take the logarithm of both sides: log(10ⁿ) = n';

/** The logarithm of both sides; the power law then turns the equation of the logarithms into `simpler`. */
export const logarithmLines = (
	left: Expression,
	right: Expression,
	simpler: Expression,
): Line[] => [
	line(equation(log(10, left), log(10, right)), 'take the logarithm of both sides'),
	line(simpler, EXPONENT_TO_COEFFICIENT),
];

/** log of k over log of the base; only log k when the base is that of the logarithm. */
export function logQuotient(base: Base, of: Expression): Expression {
	const over = log(key(base), of);
	return base === 'e' || base === 10 ? over : quotient(over, log(10, shownBase(base)));
}
