/**
 * Expressions as a teacher would write them. The markup (`tex.ts`), the spoken words (`speech.ts`), and the value
 * (`evaluate.ts`) all come from one small object, so they cannot disagree. An expression keeps the form it was built
 * in: `sum(num(3), num(-5))` is 3 − 5, `sum(num(3), brackets(num(-5)))` is 3 + (−5); nothing is simplified.
 */
import Fraction from 'fraction.js';
import type { Notation } from './notation.ts';

export type RelationSign =
	| '='
	| '<'
	| '>'
	| '\\le'
	| '\\ge'
	| '\\ne'
	| '\\approx'
	| '\\sim'
	| '\\cong'
	| '\\parallel'
	| '\\perp'
	| '\\in';

export type Expression =
	| { kind: 'number'; value: Fraction }
	| { kind: 'symbol'; name: string }
	| { kind: 'sum'; terms: Expression[] }
	| { kind: 'product'; factors: Expression[] }
	| { kind: 'times'; factors: Expression[] }
	| { kind: 'quotient'; over: Expression; under: Expression }
	| { kind: 'divided'; left: Expression; right: Expression }
	| { kind: 'power'; base: Expression; exponent: Expression }
	| { kind: 'opposite'; of: Expression }
	| { kind: 'brackets'; of: Expression; square?: true }
	| { kind: 'absolute'; of: Expression }
	| { kind: 'tuple'; items: Expression[] }
	| { kind: 'list'; items: Expression[] }
	| { kind: 'relation'; sign: RelationSign; left: Expression | null; right: Expression }
	| { kind: 'blank' }
	| Notation;

export type Number = number | string | Fraction;

/** A number, an expression, or a variable: what the constructors below accept. */
export type Operand = Expression | Fraction | number | string;

/** Strings become symbols, numbers and fractions become numbers. A string is always a variable. */
export function operand(value: Operand): Expression {
	if (typeof value === 'string') return { kind: 'symbol', name: value };
	if (typeof value === 'number' || value instanceof Fraction) return num(value);
	return value;
}

/** `num('3/4')`, `num(-2)`, `num('0.25')`. Always exact; pass a non-integer as text. */
export function num(value: Number): Expression {
	return { kind: 'number', value: new Fraction(value) };
}

export const symbol = (name: string): Expression => ({ kind: 'symbol', name });

/** a + b + …; a negative number or coefficient after the first term is written with a minus sign. */
export const sum = (...terms: Operand[]): Expression => ({
	kind: 'sum',
	terms: terms.map(operand),
});

/** a − b, with b in parentheses where needed. */
export const difference = (left: Operand, right: Operand): Expression => sum(left, opposite(right));

/** Written side by side: 3x, 2(x + 1). A coefficient of 1 is not written. */
export const product = (...factors: Operand[]): Expression => ({
	kind: 'product',
	factors: factors.map(operand),
});

/** Written with a multiplication sign: 3 × (−4). */
export const times = (...factors: Operand[]): Expression => ({
	kind: 'times',
	factors: factors.map(operand),
});

/** With a fraction bar. */
export const quotient = (over: Operand, under: Operand): Expression => ({
	kind: 'quotient',
	over: operand(over),
	under: operand(under),
});

/** With a division sign: −12 ÷ 3. */
export const divided = (left: Operand, right: Operand): Expression => ({
	kind: 'divided',
	left: operand(left),
	right: operand(right),
});

export const power = (base: Operand, exponent: Operand): Expression => ({
	kind: 'power',
	base: operand(base),
	exponent: operand(exponent),
});

/** −(…): the minus sign as an operation, not as part of a number. */
export const opposite = (of: Operand): Expression => ({ kind: 'opposite', of: operand(of) });

export const brackets = (of: Operand): Expression => ({ kind: 'brackets', of: operand(of) });

/** [ … ]: the outer pair around nested parentheses. */
export const squareBrackets = (of: Operand): Expression => ({
	kind: 'brackets',
	of: operand(of),
	square: true,
});

/** The number, in parentheses if negative, as written after an operator. */
export const signed = (value: Number): Expression =>
	new Fraction(value).lt(0) ? brackets(num(value)) : num(value);

export const absolute = (of: Operand): Expression => ({ kind: 'absolute', of: operand(of) });

/** An ordered pair or triple: (x, y). */
export const tuple = (...items: Operand[]): Expression => ({
	kind: 'tuple',
	items: items.map(operand),
});

/** Values separated by commas. */
export const list = (...items: Operand[]): Expression => ({
	kind: 'list',
	items: items.map(operand),
});

export const relation = (left: Operand, sign: RelationSign, right: Operand): Expression => ({
	kind: 'relation',
	sign,
	left: operand(left),
	right: operand(right),
});

export const equation = (left: Operand, right: Operand): Expression => relation(left, '=', right);

/** A line that continues the line above: "= 12 − 7". */
export const continued = (right: Operand): Expression => ({
	kind: 'relation',
	sign: '=',
	left: null,
	right: operand(right),
});

/** A line that rounds the line above: "≈ 4.5". */
export const approximately = (right: Operand): Expression => ({
	kind: 'relation',
	sign: '\\approx',
	left: null,
	right: operand(right),
});

/** The empty box of "a + □ = c". */
export const blank: Expression = { kind: 'blank' };
