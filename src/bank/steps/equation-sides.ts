/** The sides of a linear equation: terms and brackets in writing order, in the style that every line of a solution keeps. */
import Fraction from 'fraction.js';
import {
	brackets,
	type Expression,
	num,
	type Number,
	product,
	quotient,
	sum,
	symbol,
} from '../../math/expression.ts';
import { type Monomial, monomialExpression, scale, term } from '../../math/polynomial.ts';

export type Bracket = { factor: Fraction; inside: readonly Monomial[] };
export type Piece = Monomial | Bracket;

/** 3(x + 2): `bracket(3, term(1, 'x'), term(2))`. */
export const bracket = (factor: Number, ...inside: Monomial[]): Bracket => ({
	factor: new Fraction(factor),
	inside,
});

export const isBracket = (piece: Piece): piece is Bracket => 'inside' in piece;

export type Writing = {
	/** How numbers are written; as fractions when it is not given. */
	number?: (value: Fraction) => Expression;
	/** The term x/a is written as a fraction with this denominator; otherwise it is (1/a)x. */
	over?: number;
};

export function writtenSide(pieces: readonly Piece[], writing: Writing = {}): Expression {
	const [first, ...rest] = pieces.map((piece) => writtenPiece(piece, writing));
	if (!first) return num(0);
	return rest.length > 0 ? sum(first, ...rest) : first;
}

function writtenPiece(piece: Piece, writing: Writing): Expression {
	const number = writing.number ?? num;
	if (isBracket(piece)) {
		const inside = writtenSide(piece.inside, writing);
		return piece.factor.equals(1) ? brackets(inside) : product(number(piece.factor), inside);
	}
	const [letter] = Object.keys(piece.powers);
	if (letter === undefined) return (writing.number ?? num)(piece.coefficient);
	if (writing.over && piece.coefficient.mul(writing.over).equals(1))
		return quotient(letter, writing.over);
	return writing.number && piece.coefficient.d !== 1n
		? product(writing.number(piece.coefficient), symbol(letter))
		: monomialExpression(piece);
}

/** All brackets multiplied out; the terms are not combined. */
export const expandedSide = (pieces: readonly Piece[]): Monomial[] =>
	pieces.flatMap((piece) =>
		isBracket(piece) ? piece.inside.flatMap((one) => scale([one], piece.factor)) : [piece],
	);

export const isConstant = ({ powers }: Monomial): boolean => Object.keys(powers).length === 0;

/** Like terms added where the first of them is, zero terms dropped. Never empty: when nothing is left, it is the term 0. */
export function gathered(terms: readonly Monomial[]): Monomial[] {
	const byLetters = new Map<string, Monomial>();
	for (const one of terms) {
		const key = Object.keys(one.powers).join();
		const known = byLetters.get(key);
		const coefficient = known ? known.coefficient.add(one.coefficient) : one.coefficient;
		byLetters.set(key, { ...one, coefficient });
	}
	const left = [...byLetters.values()].filter(({ coefficient }) => !coefficient.equals(0));
	return left.length > 0 ? left : [term(0)];
}

export const negated = (one: Monomial): Monomial => ({
	...one,
	coefficient: one.coefficient.neg(),
});

/** In plain words for a reason: "3x", "2/3", "(2/3)x". */
export function plainTerm({ coefficient, powers }: Monomial, writing: Writing = {}): string {
	const letters = Object.keys(powers).join('');
	const size = (writing.number ? coefficient.toString() : coefficient.toFraction()).replace(
		/^-?\d{5,}/,
		(digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ','),
	);
	if (letters === '') return size;
	if (coefficient.equals(1)) return letters;
	if (coefficient.equals(-1)) return `−${letters}`;
	return size.includes('/') ? `(${size})${letters}` : `${size}${letters}`;
}
