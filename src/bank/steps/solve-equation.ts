/**
 * How a linear equation in one variable is solved on the board: brackets expanded, like terms combined, then the same
 * operation on both sides until the variable is isolated. Every line has its reason.
 */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	type Number,
	product,
	quotient,
	sum,
	symbol,
} from '../../math/expression.ts';
import { type Monomial, monomialExpression, scale, term } from '../../math/polynomial.ts';
import { listInWords } from '../../math/things-in-words.ts';
import { type Line, line } from '../family.ts';
import { commonDenominatorLines, commonDenominatorOf, simplifying } from './fractions.ts';

// The sides: terms and brackets in writing order, in the style that every line of a solution keeps.

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

// Solving, line by line.

export type Style = Writing & {
	/** The first lessons write the operation on both sides before its result: x + 7 − 7 = 12 − 7. */
	shown?: boolean;
};

/** `lines` begin with the problem and end with "x = value". */
export type Solved = {
	problem: Expression;
	lines: Line[];
	value: Fraction;
	sides: readonly [left: readonly Piece[], right: readonly Piece[]];
};

/** `collected` are the lines up to "ax = c". `undefined` when the equation has no solution or is always true. */
export function solveEquation(
	left: readonly Piece[],
	right: readonly Piece[],
	style: Style = {},
): (Solved & { collected: readonly Line[] }) | undefined {
	const [l, r] = [expandedSide(left), expandedSide(right)];
	const [slope, constant] = [
		coefficientOf(l).sub(coefficientOf(r)),
		constantOf(r).sub(constantOf(l)),
	];
	if (slope.equals(0)) return undefined;
	const problem = equation(writtenSide(left, style), writtenSide(right, style));
	const expanding = expandingReason([...left, ...right], style);
	const collecting = collectingLines(l, r, style);
	const collected = [
		line(problem),
		...(expanding ? [line(writtenEquation(l, r, style), expanding)] : []),
		...collecting.lines,
	];
	const lines = [...collected, ...aloneLines(collecting.sides, style)];
	return { problem, lines, collected, value: constant.div(slope), sides: [left, right] };
}

const totalOf = (terms: readonly Monomial[]) =>
	terms.reduce((total, { coefficient }) => total.add(coefficient), new Fraction(0));
const coefficientOf = (terms: readonly Monomial[]) =>
	totalOf(terms.filter((one) => !isConstant(one)));
const constantOf = (terms: readonly Monomial[]) => totalOf(terms.filter(isConstant));

const writtenEquation = (left: Monomial[], right: Monomial[], writing: Writing) =>
	equation(writtenSide(left, writing), writtenSide(right, writing));

export function expandingReason(pieces: readonly Piece[], style: Style = {}): string | undefined {
	const [only, ...more] = pieces.filter(isBracket);
	if (!only) return undefined;
	if ([only, ...more].every(({ factor }) => factor.equals(1))) return 'remove the brackets';
	if (more.length > 0) return 'use the distributive property';
	return only.factor.equals(-1)
		? 'change the sign of each term in the brackets'
		: `multiply each term in the brackets by ${style.number ? only.factor.toString() : only.factor.toFraction()}`;
}

/** `near` is the side that keeps the letter; `turned` when that is the right side. */
type Sides = { near: Monomial[]; far: Monomial[]; turned: boolean };

/** The lines after "left = right", once the brackets are expanded, up to "ax = c", and the sides of the last one. */
function collectingLines(left: Monomial[], right: Monomial[], style: Style) {
	const [l, r] = [gathered(left), gathered(right)];
	const combined = listInWords([left, right].flatMap((side) => combiningReasons(side, style)));
	const turned = l.every(isConstant);
	let sides: Sides = turned ? { near: r, far: l, turned } : { near: l, far: r, turned };
	const lines: Line[] = combined
		? [line(writtenSides(sides, style), `combine like terms: ${combined}`)]
		: [];
	for (const moved of [
		sides.far.find((one) => !isConstant(one)),
		sides.near.find((one) => isConstant(one) && !one.coefficient.equals(0)),
	]) {
		if (!moved) continue;
		const step = takeFromBoth(sides, moved, style);
		sides = step.sides;
		lines.push(...step.lines);
	}
	return { lines, sides };
}

function writtenSides({ near, far, turned }: Sides, style: Style): Expression {
	return turned ? writtenEquation(far, near, style) : writtenEquation(near, far, style);
}

/** "5x − 2x = 3x" for each kind of term that occurs more than once on a side. */
export function combiningReasons(terms: readonly Monomial[], style: Style = {}): string[] {
	return [terms.filter((one) => !isConstant(one)), terms.filter(isConstant)]
		.filter((kind) => kind.length > 1)
		.map((kind) => {
			const [total = term(0)] = gathered(kind);
			const added = kind.map((one, place) => {
				if (place === 0) return plainTerm(one, style);
				return one.coefficient.lt(0)
					? `− ${plainTerm(negated(one), style)}`
					: `+ ${plainTerm(one, style)}`;
			});
			return `${added.join(' ')} = ${plainTerm(total, style)}`;
		});
}

function takeFromBoth(sides: Sides, moved: Monomial, style: Style) {
	const taken = negated(moved);
	const shown = { ...sides, near: [...sides.near, taken], far: [...withoutZero(sides.far), taken] };
	const done = { ...sides, near: gathered(shown.near), far: gathered(shown.far) };
	const why = moved.coefficient.lt(0)
		? `add ${plainTerm(taken, style)} to both sides`
		: `subtract ${plainTerm(moved, style)} from both sides`;
	const zero = sides.far.every(({ coefficient }) => coefficient.equals(0));
	const common = style.shown ? addedFractions(shown, done, style) : [];
	const lines =
		style.shown && !zero
			? [
					line(writtenSides(shown, style), why),
					...(common.length > 0 ? common : [line(writtenSides(done, style), 'simplify')]),
				]
			: [line(writtenSides(done, style), why)];
	return { sides: done, lines };
}

/** "x = 1/8 + 20/8" where the denominators differ, "x = 21/8", and the sum in lowest terms. */
function addedFractions({ near, far, turned }: Sides, done: Sides, style: Style): Line[] {
	const parts = far.map(({ coefficient }) => coefficient);
	if (style.number || commonDenominatorOf(parts).equals(1) || !far.every(isConstant)) return [];
	const left = writtenSide(done.near, style);
	const write = (...terms: Expression[]) =>
		turned ? equation(sum(...terms), left) : equation(left, sum(...terms));
	return [
		line(
			write(...parts.map((part) => num(part))),
			combiningReasons(near.filter(isConstant)).join(),
		),
		...commonDenominatorLines({ parts, write }),
	];
}

const withoutZero = (terms: readonly Monomial[]) =>
	terms.filter(({ coefficient }) => !coefficient.equals(0));

/** From "ax = c" to "x = value". */
function aloneLines({ near, far, turned }: Sides, style: Style): Line[] {
	const a = coefficientOf(near);
	const c = constantOf(far);
	const letter = near.flatMap(({ powers }) => Object.keys(powers))[0] ?? 'x';
	const number = style.number ?? num;
	const value = c.div(a);
	const write = (left: Expression, right: Expression) =>
		turned ? equation(right, left) : equation(left, right);
	const alone = write({ kind: 'symbol', name: letter }, number(value));
	const swapped = turned
		? [line(equation(letter, number(value)), 'write the variable on the left side')]
		: [];
	if (a.equals(1)) return swapped;
	if (a.equals(-1)) return [line(alone, 'multiply both sides by -1'), ...swapped];
	const before = writtenSide(near, style);
	if (style.over && a.mul(style.over).equals(1)) {
		const shown = write(
			product(style.over, brackets(before)),
			product(style.over, brackets(number(c))),
		);
		return [
			line(shown, `multiply both sides by ${style.over}`),
			line(alone, 'simplify'),
			...swapped,
		];
	}
	if (a.d !== 1n && !style.number) {
		const factor = a.inverse();
		const why = `multiply both sides by ${factor.toFraction()}, the reciprocal of ${a.toFraction()}`;
		const shown = write(
			{ kind: 'symbol', name: letter },
			product(num(factor), brackets(number(c))),
		);
		return [line(shown, why), line(alone, 'multiply'), ...swapped];
	}
	return [...divisionLines(), ...swapped];

	function divisionLines(): Line[] {
		const why = `divide both sides by ${style.number ? a.toString() : a.toFraction()}`;
		const divided = quotient(number(c), number(a));
		if (style.shown)
			return [line(write(quotient(before, number(a)), divided), why), line(alone, 'simplify')];
		const reduced =
			style.number !== undefined ||
			value.d === 1n ||
			(c.d === 1n && a.n === value.d && a.s > 0n) ||
			c.d !== 1n;
		if (reduced) return [line(alone, why)];
		return [
			line(write({ kind: 'symbol', name: letter }, divided), why),
			line(alone, simplifying([Number(c.valueOf()), Number(a.valueOf())])),
		];
	}
}
