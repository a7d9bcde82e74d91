/** Terms with any letters, kept in the order in which they are written. */
import Fraction from 'fraction.js';
import { type Expression, num, power, product, sum, symbol } from '../../math/expression.ts';
import type { Monomial } from '../../math/polynomial.ts';
import { negated } from './equation-sides.ts';

/** Terms side by side, the letters of each in alphabetical order. */
export function written(terms: Monomial[]): Expression {
	const [first, ...rest] = terms.map(({ coefficient, powers }) => {
		const letters = Object.entries(powers)
			.toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
			.map(([key, exponent]) => (exponent === 1 ? symbol(key) : power(key, exponent)));
		const [only, ...more] = letters;
		if (!only) return num(coefficient);
		return coefficient.equals(1) && more.length === 0 ? only : product(coefficient, ...letters);
	});
	if (!first) return num(0);
	return rest.length > 0 ? sum(first, ...rest) : first;
}

const keyOf = ({ powers }: Monomial): string => Object.entries(powers).toSorted().flat().join();

/** Like terms added where the first of them is. */
export function likeAdded(terms: Monomial[]): Monomial[] {
	const found = new Map<string, Monomial>();
	for (const one of terms) {
		const known = found.get(keyOf(one));
		const coefficient = known ? known.coefficient.add(one.coefficient) : one.coefficient;
		found.set(keyOf(one), { ...one, coefficient });
	}
	return [...found.values()].filter(({ coefficient }) => !coefficient.equals(0));
}

/** Multiplied out, terms in order. `undefined` for roots, letters as exponents, letters below a bar. */
export function expanded(expression: Expression): Monomial[] | undefined {
	switch (expression.kind) {
		case 'number':
			return [{ coefficient: expression.value, powers: {} }];
		case 'symbol':
			return [{ coefficient: new Fraction(1), powers: { [expression.name]: 1 } }];
		case 'opposite':
			return expanded(expression.of)?.map(negated);
		case 'sum':
			return expression.terms.reduce<Monomial[] | undefined>((all, one) => {
				const terms = expanded(one);
				return all && terms && [...all, ...terms];
			}, []);
		case 'product':
			return expression.factors.reduce<Monomial[] | undefined>(
				(all, one) => {
					const terms = expanded(one);
					return all && terms && all.flatMap((a) => terms.map((b) => times(a, b)));
				},
				[{ coefficient: new Fraction(1), powers: {} }],
			);
		default:
			return undefined;
	}
}

function times(a: Monomial, b: Monomial): Monomial {
	const powers = { ...a.powers };
	for (const [key, exponent] of Object.entries(b.powers))
		powers[key] = (powers[key] ?? 0) + exponent;
	return { coefficient: a.coefficient.mul(b.coefficient), powers };
}
