/** Expanding as it is written on the board: every term times every term, then like terms. */
import {
	continued,
	difference,
	equation,
	type Expression,
	num,
	type Operand,
	opposite,
	power,
	product,
	sum,
} from '../../math/expression.ts';
import {
	collect,
	type Monomial,
	monomialExpression,
	multiply,
	type Polynomial,
	polynomialExpression,
	term,
	uncollected,
} from '../../math/polynomial.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line, withFigure } from '../family.ts';
import { plainLetters, plainMonomial } from '../../math/plain-notation.ts';

/** The factors of 6x², for a product that continues with a number: 6, x². A single power gets a 1 in front. */
export function monomialFactors(front: Monomial): Expression[] {
	const written = monomialExpression(front);
	return written.kind === 'product' ? written.factors : [num(1), written];
}

// How a teacher combines like terms on the board: next to each other first, then each kind added.

/**
 * The lines "= …" that follow `uncollected(...terms)`; the last is the collected form. None when the terms are in that
 * form already.
 */
export function collectingLines(terms: readonly Monomial[]): Line[] {
	const kinds = likeTerms(terms);
	const together = uncollected(...kinds.flat());
	const collected = polynomialExpression(collect(terms));
	if (tex(collected) === tex(uncollected(...terms))) return [];
	const result = line(continued(collected), kinds.flatMap(sumOfKind).join('; '));
	return tex(together) === tex(uncollected(...terms))
		? [result]
		: [line(continued(together), 'group like terms'), result];
}

/** The terms by kind, kinds in writing order, terms of one kind in their own order. */
function likeTerms(terms: readonly Monomial[]): Monomial[][] {
	const kinds = new Map<string, Monomial[]>();
	for (const one of terms) kinds.set(lettersOf(one), [...(kinds.get(lettersOf(one)) ?? []), one]);
	const inOrder = collect(
		[...kinds.values()].flatMap(([first]) =>
			first ? [{ ...first, coefficient: first.coefficient.abs() }] : [],
		),
	);
	return inOrder.map((kind) => kinds.get(lettersOf(kind)) ?? []);
}

const lettersOf = ({ powers }: Monomial): string =>
	Object.keys(powers)
		.sort()
		.map((letter) => letter.repeat(powers[letter] ?? 0))
		.join('');

/** "x terms: 5 − 2 = 3"; nothing for a kind with one member. */
function sumOfKind(kind: readonly Monomial[]): string[] {
	const [first, ...rest] = kind;
	if (!first || rest.length === 0) return [];
	const written = [
		plain(first),
		...rest.map(
			(one) => `${one.coefficient.lt(0) ? '−' : '+'} ${one.coefficient.abs().toFraction()}`,
		),
	].join(' ');
	const total = kind.reduce(
		(all, { coefficient }) => all.add(coefficient),
		first.coefficient.mul(0),
	);
	const letters = plainLetters(first.powers);
	return [
		`${letters ? `${letters} terms` : 'constants'}: ${written} = ${plain({ coefficient: total })}`,
	];
}

const plain = ({ coefficient }: Pick<Monomial, 'coefficient'>): string =>
	coefficient.toFraction().replace('-', '−');

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
						'multiply each term of the first factor by the second factor',
					),
				]
			: [];
	const why =
		parts.length > 0
			? 'use the distributive property'
			: 'multiply each term of the first factor by each term of the second';
	return [
		...parts,
		withFigure(line(continued(uncollected(...terms)), why), {
			kind: 'area model',
			rows: left,
			columns: right,
		}),
		...collectingLines(terms),
	];
}

export const square = (of: Polynomial): Polynomial => multiply(of, of);

/** The monomials of (u + v)ⁿ in descending powers of u: `powersOf(term(2, 'x'), term(-3), [1, 2, 1])`. */
export const binomialTerms = (u: Monomial, v: Monomial, row: readonly number[]): Monomial[] =>
	row.flatMap((coefficient, at) => {
		const factors = [
			...Array.from({ length: row.length - 1 - at }, () => u),
			...Array.from({ length: at }, () => v),
		];
		return factors.reduce<Polynomial>((all, one) => multiply(all, [one]), [term(coefficient)]);
	});

/**
 * Before the powers are evaluated: (2x)² + 2(2x)(3) + 3². The sign of v goes in front of the terms with an odd
 * power of it.
 */
export const patternOf = (u: Monomial, v: Monomial, row: readonly number[]): Expression =>
	inPattern(u, v, row, (one, exponent) => {
		const base = monomialExpression(one);
		return exponent === 1 ? base : power(base, exponent);
	});

/**
 * The line after the pattern: 8x³ + 3(4x²)(3) + 3(2x)(9) + 27. None when no power has to be evaluated or nothing is
 * left to multiply.
 */
export function powersLine(u: Monomial, v: Monomial, row: readonly number[]): Line[] {
	const evaluated = inPattern(u, v, row, (one, exponent) => {
		const [value] = Array.from({ length: exponent }, () => one).reduce<Polynomial>(
			(all, each) => multiply(all, [each]),
			[term(1)],
		);
		return value && plainMonomial(value) !== '1' ? monomialExpression(value) : null;
	});
	const written = [patternOf(u, v, row), uncollected(...binomialTerms(u, v, row))].map((one) =>
		tex(one),
	);
	return written.includes(tex(evaluated))
		? []
		: [line(continued(evaluated), 'evaluate the powers')];
}

/** `raised` writes a power of u or of v without its sign, or leaves it out. */
function inPattern(
	u: Monomial,
	v: Monomial,
	row: readonly number[],
	raised: (base: Monomial, exponent: number) => Expression | null,
): Expression {
	const degree = row.length - 1;
	const size = { ...v, coefficient: v.coefficient.abs() };
	return sum(
		...row.map((coefficient, at) => {
			const factors = [
				degree > at ? raised(u, degree - at) : null,
				at > 0 ? raised(size, at) : null,
			].filter((one) => one !== null);
			const minus = v.coefficient.lt(0) && at % 2 === 1;
			const [only = num(1), ...more] = factors;
			if (more.length === 0 && coefficient === 1)
				return minus ? ({ kind: 'opposite', of: only } as const) : only;
			return product(minus ? -coefficient : coefficient, ...factors);
		}),
	);
}

export const SQUARE = [1, 2, 1] as const;
export const CUBE = [1, 3, 3, 1] as const;

// The identities that patterns are named after, in u and v.

export const squared = (of: Operand): Expression => power(of, 2);

const base = (sign: 1 | -1): Expression => (sign === 1 ? sum('u', 'v') : difference('u', 'v'));

/** (u ± v)² = u² ± 2uv + v². */
export const squareIdentity = (sign: 1 | -1): Expression =>
	equation(squared(base(sign)), sum(squared('u'), product(2 * sign, 'u', 'v'), squared('v')));

/** (u ± v)³ = u³ ± 3u²v + 3uv² ± v³. */
export const cubeIdentity = (sign: 1 | -1): Expression =>
	equation(
		power(base(sign), 3),
		sum(
			power('u', 3),
			product(3 * sign, squared('u'), 'v'),
			product(3, 'u', squared('v')),
			sign === 1 ? power('v', 3) : opposite(power('v', 3)),
		),
	);

/** (u + v)(u − v) = u² − v². */
export const CONJUGATES: Expression = equation(
	product(base(1), base(-1)),
	difference(squared('u'), squared('v')),
);
