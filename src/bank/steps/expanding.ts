/** Expanding as it is written on the board: every term times every term, then like terms. */
import { continued, type Expression, power, product, sum } from '../../math/expression.ts';
import {
	type Monomial,
	monomialExpression,
	multiply,
	type Polynomial,
	polynomialExpression,
	term,
	uncollected,
} from '../../math/polynomial.ts';
import { line, type Line } from '../family.ts';
import { collectingLines } from './like-terms.ts';

/** Each term of `left` times each term of `right`, in the order of writing, not collected. */
export const productTerms = (left: Polynomial, right: Polynomial): Monomial[] =>
	left.flatMap((one) => right.flatMap((other) => multiply([one], [other])));

/** The lines "= …" after a product of two brackets, up to the collected form. */
export function expandingLines(left: Polynomial, right: Polynomial): Line[] {
	const terms = productTerms(left, right);
	const parts =
		right.length > 2
			? [
					line(
						continued(
							sum(
								...left.map((one) => product(monomialExpression(one), polynomialExpression(right))),
							),
						),
						'multiply each term of the first factor by the whole second factor',
					),
				]
			: [];
	const why =
		parts.length > 0
			? 'multiply out'
			: 'multiply each term of the first factor by each term of the second';
	return [...parts, line(continued(uncollected(...terms)), why), ...collectingLines(terms)];
}

export const square = (of: Polynomial): Polynomial => multiply(of, of);

/** The monomials of (u + v)ⁿ in falling powers of u: `powersOf(term(2, 'x'), term(-3), [1, 2, 1])`. */
export const binomialTerms = (u: Monomial, v: Monomial, row: readonly number[]): Monomial[] =>
	row.flatMap((coefficient, at) => {
		const factors = [
			...Array.from({ length: row.length - 1 - at }, () => u),
			...Array.from({ length: at }, () => v),
		];
		return factors.reduce<Polynomial>((all, one) => multiply(all, [one]), [term(coefficient)]);
	});

/**
 * Before the powers are worked out: (2x)² + 2(2x)(3) + 3². The sign of v goes in front of the terms with an odd
 * power of it.
 */
export function patternOf(u: Monomial, v: Monomial, row: readonly number[]): Expression {
	const degree = row.length - 1;
	const [left, right] = [u, { ...v, coefficient: v.coefficient.abs() }].map(monomialExpression);
	if (!left || !right) return sum();
	return sum(
		...row.map((coefficient, at) => {
			const factors = [raised(left, degree - at), raised(right, at)].filter((one) => one !== null);
			const minus = v.coefficient.lt(0) && at % 2 === 1;
			const [only, ...more] = factors;
			if (only && more.length === 0 && coefficient === 1)
				return minus ? ({ kind: 'opposite', of: only } as const) : only;
			return product(minus ? -coefficient : coefficient, ...factors);
		}),
	);
}

const raised = (base: Expression, exponent: number): Expression | null => {
	if (exponent === 0) return null;
	return exponent === 1 ? base : power(base, exponent);
};

export const SQUARE = [1, 2, 1] as const;
export const CUBE = [1, 3, 3, 1] as const;
