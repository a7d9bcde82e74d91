/** Small mathematics inside plain words, such as reasons and mistakes: "take out 3x²", "2 × (−5) = −10". */
import Fraction from 'fraction.js';
import type { Monomial, Polynomial } from './polynomial.ts';

/** −3 with a true minus sign; a fraction as 3/4. */
export const plainNumber = (value: number | Fraction): string =>
	new Fraction(value).toFraction().replace('-', '−');

/** −2.5 with a true minus sign, as on a scale. */
export const plainDecimal = (value: number): string => String(value).replace('-', '−');

/** The same, in brackets if it is negative: how it is written after a sign. */
export const plainSigned = (value: number): string =>
	value < 0 ? `(${plainNumber(value)})` : plainNumber(value);

/** "2 + 3", "2 − 3". */
export const plainSum = (left: number, right: number): string =>
	`${plainNumber(left)} ${right < 0 ? '−' : '+'} ${Math.abs(right)}`;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `{ x: 2, y: 1 }` → "x²y"; no letters give an empty text. */
export const plainLetters = (powers: Record<string, number>): string =>
	Object.keys(powers)
		.sort()
		.map((letter) => {
			const exponent = powers[letter] ?? 0;
			if (exponent === 0) return '';
			return exponent === 1 ? letter : plainPower(letter, exponent);
		})
		.join('');

/** 6⁴, (2/3)³: the base as it is written. */
export const plainPower = (base: string, exponent: number): string =>
	base + [...String(exponent)].map(raised).join('');

const raised = (digit: string): string => (digit === '-' ? '⁻' : (RAISED[Number(digit)] ?? ''));

/** "−2x²", "x", "7". */
export function plainMonomial({ coefficient, powers }: Monomial): string {
	const letters = plainLetters(powers);
	if (letters === '') return plainNumber(coefficient);
	if (coefficient.equals(1)) return letters;
	return coefficient.equals(-1) ? `−${letters}` : plainNumber(coefficient) + letters;
}

/** "(2x − 3)" in plain words. */
export const plainBrackets = (inside: Polynomial): string => `(${plainPolynomial(inside)})`;

export const plainPolynomial = (terms: Polynomial): string =>
	terms
		.map((one, place) => {
			if (place === 0) return plainMonomial(one);
			const size = plainMonomial({ ...one, coefficient: one.coefficient.abs() });
			return `${one.coefficient.lt(0) ? '−' : '+'} ${size}`;
		})
		.join(' ');
