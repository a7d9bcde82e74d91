/** Sequences as they are written: a₁, a₂, … in the USA, t₁, t₂, … in Canada. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	list,
	num,
	type Number,
	type Operand,
	opposite,
	power,
	product,
	quotient,
	signed,
	squareBrackets,
	sum,
	symbol,
	times,
} from '../../math/expression.ts';
import { type Draw, type Line, sentence } from '../family.ts';
import { say } from '../../math/prose.ts';
import { tex } from '../../math/tex.ts';

export type Letters = {
	term: (index: number | string) => Expression;
	sum: (index: number | string) => Expression;
	/** The first term in a reason. */
	first: 'a₁' | 't₁';
};

export const sequenceLetters = (country: Draw['country']): Letters => ({
	term: (index) => symbol(`${country === 'CA' ? 't' : 'a'}_{${index}}`),
	sum: (index) => symbol(`S_{${index}}`),
	first: country === 'CA' ? 't₁' : 'a₁',
});

/** The base of a power: (−2)ⁿ and (1/2)ⁿ, but 2ⁿ. */
export const ratioAsBase = (r: Fraction): Expression =>
	r.lt(0) || r.d !== 1n ? brackets(num(r)) : num(r);

const lessOne = brackets(difference('n', 1));

/** The formulas in letters: aₙ = a₁ + (n − 1)d and the others. */
export function formulas({ term, sum: total }: Letters) {
	const [first, last, n, d, r] = [term(1), term('n'), symbol('n'), symbol('d'), symbol('r')];
	const half = quotient(n, 2);
	return {
		arithmetic: equation(last, sum(first, product(lessOne, d))),
		geometric: equation(last, product(first, power(r, difference(n, 1)))),
		arithmeticSum: equation(
			total('n'),
			product(half, squareBrackets(sum(product(2, first), product(lessOne, d)))),
		),
		pairedSum: equation(total('n'), product(half, brackets(sum(first, last)))),
		geometricSum: equation(
			total('n'),
			quotient(product(first, brackets(difference(power(r, n), 1))), difference(r, 1)),
		),
		/** The same for a ratio from 0 to 1, where both differences are positive. */
		decreasingSum: equation(
			total('n'),
			quotient(product(first, brackets(difference(1, power(r, n)))), difference(1, r)),
		),
	};
}

/** first + (n − 1)(d), with numbers in it. */
export const arithmeticWith = (first: number, n: Operand, d: number): Expression =>
	sum(first, product(brackets(difference(n, 1)), brackets(num(d))));

/** 4(3)ⁿ⁻¹, 1 × 3ⁿ⁻¹ or −(−2)ⁿ⁻¹. */
export function scaledPower(first: number, ratio: Fraction, exponent: Operand): Expression {
	if (Math.abs(first) !== 1) return product(first, power(brackets(num(ratio)), exponent));
	const base = ratio.lt(0) || ratio.d !== 1n ? brackets(num(ratio)) : num(ratio);
	const raised = power(base, exponent);
	return first === 1 ? times(1, raised) : opposite(raised);
}

/** "The first term is 5, and the common difference is 8 - 5 = 3." */
export const arithmeticStart = (first: number, d: number): Line =>
	sentence(
		say`The first term is ${first}, and the common difference is ${equation(difference(first + d, signed(first)), d)}.`,
	);

export function geometricStart(first: number, r: Fraction): Line {
	const divided = quotient(num(r.mul(first)), first);
	const ratio = num(r);
	return sentence(
		say`The first term is ${first}, and the common ratio is ${first === 1 || tex(divided) === tex(ratio) ? ratio : equation(divided, ratio)}.`,
	);
}

/** Why r − 1 below the formula for a geometric sum becomes its value; a fraction over 1 is never written. */
export const ratioLessOne = (r: Fraction): string =>
	r.equals(2) ? 'the denominator is 2 − 1 = 1' : 'subtract in the denominator';

/** "3, 7, 11, …" */
export const beginning = (...terms: Number[]): Expression =>
	list(...terms.map((value) => num(value)), symbol('\\dots'));

export const arithmeticTerms = (first: Number, step: Number, count: number): Fraction[] =>
	Array.from({ length: count }, (_, at) => new Fraction(step).mul(at).add(first));

export const geometricTerms = (first: Number, ratio: Number, count: number): Fraction[] =>
	Array.from({ length: count }, (_, at) => new Fraction(ratio).pow(at).mul(first));
