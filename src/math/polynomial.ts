/**
 * Polynomials with exact coefficients in any variables: like terms combined, written in the usual order (highest degree
 * first, then variables in alphabetical order, the constant last). Equality needs no sampling: same terms, same value.
 */
import Fraction from 'fraction.js';
import { type Expression, num, type Number, power, product, sum, symbol } from './expression.ts';

/** `{ coefficient: 3, powers: { x: 2 } }` is 3x²; a constant has no powers. */
export type Monomial = { coefficient: Fraction; powers: Record<string, number> };

export type Polynomial = readonly Monomial[];

/** One term: `term(3, 'x')`, `term(-2, 'xy')`, `term(5)`. Repeated letters raise the power: `term(1, 'xx')` is x². */
export function term(coefficient: Number, letters = ''): Monomial {
	const powers: Record<string, number> = {};
	for (const letter of letters) powers[letter] = (powers[letter] ?? 0) + 1;
	return { coefficient: new Fraction(coefficient), powers };
}

/** ax + b, the most common school polynomial. */
export const linear = (a: Number, letter: string, b: Number): Polynomial =>
	collect([term(a, letter), term(b)]);

/** x − h, x + 4 for −4, or x alone. */
export const shifted = (letter: string, h: Number): Expression =>
	polynomialExpression(linear(1, letter, new Fraction(h).neg()));

/** Like terms combined, zero terms dropped, in writing order. The zero polynomial is the empty list. */
export function collect(terms: readonly Monomial[]): Polynomial {
	const byLetters = new Map<string, Monomial>();
	for (const { coefficient, powers } of terms) {
		const key = lettersOf(powers);
		const known = byLetters.get(key);
		byLetters.set(key, {
			powers,
			coefficient: known ? known.coefficient.add(coefficient) : coefficient,
		});
	}
	return [...byLetters.values()].filter(({ coefficient }) => !coefficient.equals(0)).sort(inOrder);
}

export const plus = (...polynomials: Polynomial[]): Polynomial => collect(polynomials.flat());

export const minus = (left: Polynomial, right: Polynomial): Polynomial =>
	plus(left, scale(right, -1));

export const scale = (polynomial: Polynomial, factor: Number): Polynomial =>
	collect(
		polynomial.map(({ coefficient, powers }) => ({ powers, coefficient: coefficient.mul(factor) })),
	);

export const multiply = (left: Polynomial, right: Polynomial): Polynomial =>
	collect(
		left.flatMap((a) =>
			right.map((b) => ({
				coefficient: a.coefficient.mul(b.coefficient),
				powers: addPowers(a.powers, b.powers),
			})),
		),
	);

export const samePolynomial = (left: Polynomial, right: Polynomial): boolean =>
	minus(left, right).length === 0;

/** As written: 3x² − x + 4; the zero polynomial is 0. */
export function polynomialExpression(polynomial: Polynomial): Expression {
	const [first, ...rest] = polynomial.map(monomialExpression);
	if (!first) return num(0);
	return rest.length === 0 ? first : sum(first, ...rest);
}

/** The terms side by side as given, neither combined nor sorted: 5x + 3 − 2x. */
export const uncollected = (...terms: Monomial[]): Expression =>
	sum(...terms.map(monomialExpression));

export function monomialExpression({ coefficient, powers }: Monomial): Expression {
	const letters = Object.entries(powers)
		.filter(([, exponent]) => exponent > 0)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([letter, exponent]) => (exponent === 1 ? symbol(letter) : power(letter, exponent)));
	const [only, ...more] = letters;
	if (!only) return num(coefficient);
	if (coefficient.equals(1) && more.length === 0) return only;
	return product(num(coefficient), ...letters);
}

function lettersOf(powers: Record<string, number>): string {
	return Object.keys(powers)
		.sort()
		.map((letter) => letter.repeat(powers[letter] ?? 0))
		.join('');
}

const degreeOf = ({ powers }: Monomial) =>
	Object.values(powers).reduce((total, exponent) => total + exponent, 0);

function inOrder(a: Monomial, b: Monomial): number {
	const byDegree = degreeOf(b) - degreeOf(a);
	return byDegree !== 0 ? byDegree : lettersOf(a.powers) < lettersOf(b.powers) ? -1 : 1;
}

function addPowers(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
	const powers = { ...a };
	for (const [letter, exponent] of Object.entries(b))
		powers[letter] = (powers[letter] ?? 0) + exponent;
	return powers;
}
