/** Monomials with any rational exponents: 12x⁻²y³, 4x^(3/2). Exponent 0 is left out. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	type Expression,
	num,
	type Number,
	type Operand,
	operand,
	opposite,
	power,
	product,
	quotient,
	signed,
	times as productOf,
} from '../../math/expression.ts';
import { line, type Line } from '../family.ts';

export type Monomial = { coefficient: Fraction; powers: ReadonlyMap<string, Fraction> };

/** `mono(12, { x: -2, y: 3 })`. */
export const mono = (coefficient: Number, powers: Record<string, Number> = {}): Monomial => ({
	coefficient: new Fraction(coefficient),
	powers: new Map(
		Object.entries(powers)
			.map(([letter, exponent]) => [letter, new Fraction(exponent)] as const)
			.filter(([, exponent]) => !exponent.equals(0)),
	),
});

export const raise = ({ coefficient, powers }: Monomial, exponent: number): Monomial => ({
	coefficient: coefficient.pow(exponent),
	powers: new Map([...powers].map(([letter, e]) => [letter, e.mul(exponent)])),
});

/** (−6)²x^{2 × 2}: every factor raised, nothing evaluated yet. */
export function raisedFactors({ coefficient, powers }: Monomial, exponent: number): Expression {
	const base = coefficient.d === 1n ? num(coefficient) : brackets(num(coefficient));
	const letters = [...powers].map(([letter, e]) =>
		power(letter, productOf(num(e), signed(exponent))),
	);
	return beside(1, coefficient.equals(1) ? letters : [power(base, exponent), ...letters]);
}

/** The reason for `raisedFactors`. */
export const raiseFactors = (exponent: number): string =>
	`raise every factor to the power of ${exponent}: multiply the exponents`;

/** From `raisedFactors` with a negative exponent to a number without one, ready to be evaluated. */
export const positivePowerLines = (
	of: Monomial,
	exponent: number,
	around: (factors: Expression) => Expression = (factors) => factors,
): Line[] => {
	const { powers } = raise(of, exponent);
	const withNumber = (base: Fraction, e: number) =>
		line(
			continued(
				around(
					beside(1, [
						power(base.d === 1n ? num(base) : brackets(num(base)), e),
						...[...powers].map(([letter, simplified]) => power(letter, num(simplified))),
					]),
				),
			),
			e < 0
				? 'simplify each exponent'
				: 'for the coefficient, take the reciprocal and make the exponent positive',
		);
	return [
		withNumber(of.coefficient, exponent),
		...(exponent === -1 ? [] : [withNumber(of.coefficient.inverse(), -exponent)]),
	];
};

export function times(...factors: Monomial[]): Monomial {
	const powers = new Map<string, Fraction>();
	for (const factor of factors)
		for (const [letter, e] of factor.powers)
			powers.set(letter, (powers.get(letter) ?? new Fraction(0)).add(e));
	return {
		coefficient: factors.reduce((all, { coefficient }) => all.mul(coefficient), new Fraction(1)),
		powers: new Map([...powers].filter(([, e]) => !e.equals(0)).sort()),
	};
}

export const over = (top: Monomial, bottom: Monomial): Monomial => times(top, raise(bottom, -1));

export const hasNegative = ({ powers }: Monomial): boolean =>
	[...powers.values()].some((e) => e.lt(0));

export const NEGATIVE_EXPONENT =
	'a negative exponent means the reciprocal of the power with the positive exponent';
/** What makes a product of powers one fraction with positive exponents. */
export const asFraction = (of: Monomial): string =>
	hasNegative(of) ? NEGATIVE_EXPONENT : 'write the product as a single fraction';

export const POWER_OF_RECIPROCAL =
	'for a negative exponent, take the reciprocal of the base and make the exponent positive';

export const EXPONENT_MINUS_ONE = 'an exponent of −1 means the reciprocal';

/** Side by side as it is, negative exponents kept. */
export const written = ({ coefficient, powers }: Monomial): Expression =>
	beside(
		coefficient,
		[...powers].map(([letter, e]) => power(letter, num(e))),
	);

/** As a fraction with positive exponents only; no fraction where nothing is below the bar. */
export function positive({ coefficient, powers }: Monomial): Expression {
	const up = [...powers].filter(([, e]) => e.gt(0)).map(([l, e]) => power(l, num(e)));
	const down = [...powers].filter(([, e]) => e.lt(0)).map(([l, e]) => power(l, num(e.neg())));
	if (coefficient.d === 1n && down.length === 0) return beside(coefficient, up);
	const size = quotient(
		beside(new Fraction(coefficient.n), up),
		beside(new Fraction(coefficient.d), down),
	);
	return coefficient.s < 0n ? opposite(size) : size;
}

/** The number in front of the factors; a 1 is not written, one factor is written alone. */
export function beside(coefficient: Number, factors: readonly Expression[]): Expression {
	const number = new Fraction(coefficient);
	const all: Operand[] =
		number.equals(1) && factors.length > 0 ? [...factors] : [num(number), ...factors];
	const [only, ...more] = all;
	return more.length === 0 ? operand(only ?? 1) : product(...all);
}
