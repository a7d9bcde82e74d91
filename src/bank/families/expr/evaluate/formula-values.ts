/** A formula with values substituted for some of its letters: how they are written, and what comes out. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Operand,
	operand,
	product,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { plainWords } from '../../../../math/letter-algebra.ts';
import { PI, rounded } from '../../../../math/notation.ts';
import { signOf } from '../../../../math/sign.ts';
import { tex } from '../../../../math/tex.ts';
import { type Line, line, rational, type WrongAnswer } from '../../../family.ts';
import type { Wrong } from './unknowns.ts';

type LetterValues = Readonly<Record<string, Operand>>;

/** Every letter that has a value is replaced; a decimal or a fraction takes the place of its letter. */
export function withValues(expression: Expression, values: LetterValues): Expression {
	const put = (part: Expression): Expression => withValues(part, values);
	switch (expression.kind) {
		case 'symbol': {
			const value = values[expression.name];
			return value === undefined ? expression : operand(value);
		}
		case 'sum':
			return { ...expression, terms: expression.terms.map(put) };
		case 'product':
			return { ...expression, factors: separated(expression.factors.map(put)).map(bracketedLater) };
		case 'quotient':
			return { ...expression, over: put(expression.over), under: put(expression.under) };
		case 'power':
			return { ...expression, base: put(expression.base), exponent: put(expression.exponent) };
		case 'opposite':
		case 'brackets':
		case 'root':
			return { ...expression, of: put(expression.of) };
		default:
			return expression;
	}
}

/** A letter between two numbers: (21)(w)(6). */
const separated = (factors: Expression[]): Expression[] =>
	factors.map(({ kind }) => kind).join() === 'number,symbol,number'
		? factors.map((of) => ({ kind: 'brackets', of }))
		: factors;

/** The reason of the line where each given value takes the place of its letter. */
export function substituting(given: Readonly<Record<string, Expression>>): string {
	const [one, ...more] = Object.entries(given);
	if (!one || more.length > 0) return 'substitute the given values';
	const [letter, value] = [plainWords(symbol(one[0])), plainWords(one[1])];
	return value === undefined || letter === undefined
		? 'substitute the given value'
		: `substitute ${value} for ${letter}`;
}

/** A decimal after another factor needs brackets of its own; numbers get them anyway. */
const bracketedLater = (factor: Expression, place: number): Expression =>
	place > 0 && factor.kind === 'decimal' ? { kind: 'brackets', of: factor } : factor;

/** A decimal with as few places as it needs, a whole number plainly; followed by π when `pi` is set. */
export function valueShown(value: Fraction, pi = false): Expression {
	const number =
		value.d === 1n ? num(value) : isShort(value) ? rounded(value, places(value)) : num(value);
	if (!pi) return number;
	return value.equals(1) ? PI : product(number, PI);
}

const places = (value: Fraction): number => value.toString().split('.')[1]?.length ?? 0;
const isShort = (value: Fraction): boolean => /^-?\d+\.\d{1,3}$/.test(value.toString());

/** A side as a number when the target has the value x. */
export function numberWhen(
	right: Expression,
	given: Record<string, Expression>,
	target: string,
	x: number,
): Fraction {
	const known: Record<string, Fraction> = { [target]: new Fraction(x) };
	for (const [letter, shown] of Object.entries(given))
		known[letter] =
			shown.kind === 'decimal'
				? new Fraction(shown.text)
				: shown.kind === 'number'
					? shown.value
					: new Fraction(0);
	return worth(right, known);
}

function worth(part: Expression, known: Readonly<Record<string, Fraction>>): Fraction {
	switch (part.kind) {
		case 'number':
			return part.value;
		case 'symbol':
			return known[part.name] ?? new Fraction(0);
		case 'sum':
			return part.terms.reduce((all, one) => all.add(worth(one, known)), new Fraction(0));
		case 'decimal':
			return new Fraction(part.text);
		case 'quotient':
			return worth(part.over, known).div(worth(part.under, known));
		case 'brackets':
			return worth(part.of, known);
		case 'opposite':
			return worth(part.of, known).neg();
		case 'power':
			return worth(part.base, known).pow(worth(part.exponent, known)) ?? new Fraction(0);
		case 'product':
			return part.factors.reduce((all, one) => all.mul(worth(one, known)), new Fraction(1));
		default:
			throw new TypeError(`A ${part.kind} is not evaluated here.`);
	}
}

/** Results of mistakes as answers, for `withMisconceptions`. */
export const wrongAnswers = (wrong: readonly Wrong[]): WrongAnswer[] =>
	wrong.map(([value, why]) => [rational(value), why]);

// A solved formula with its numbers, evaluated line by line.

/** From the right side with its numbers to the value: first both parts of a fraction or all terms of a sum. */
export function evaluatedLines(target: string, filled: Expression, value: Fraction): Line[] {
	const last = (why: string) => line(equation(target, valueShown(value)), why);
	if (tex(filled) === tex(valueShown(value))) return [];
	if (filled.kind === 'product') {
		const factors: Expression = {
			...filled,
			factors: filled.factors.map((one) => (one.kind === 'power' ? numberOf(one) : one)),
		};
		return [
			...(tex(factors) === tex(filled)
				? []
				: [line(equation(target, factors), 'evaluate the power first')]),
			last('multiply'),
		];
	}
	if (filled.kind === 'quotient') {
		const isFraction = value.d !== 1n && valueShown(value).kind === 'number';
		const { over, under } = filled;
		const [above, below] = [numberOf(over), numberOf(under)];
		const changed = [
			...(tex(above) === tex(over) ? [] : ['the numerator']),
			...(tex(below) === tex(under) ? [] : ['the denominator']),
		];
		return [
			...(changed.length === 0
				? []
				: [line(equation(target, quotient(above, below)), `simplify ${changed.join(' and ')}`)]),
			last(isFraction ? 'write the fraction in simplest form' : 'divide'),
		];
	}
	if (filled.kind === 'root')
		return [
			line(equation(target, { ...filled, of: numberOf(filled.of) }), 'simplify the radicand'),
			last(filled.index === 2 ? 'take the square root' : 'take the cube root'),
		];
	if (filled.kind !== 'sum') return [last('simplify')];
	const terms: Expression = { ...filled, terms: filled.terms.map(numberOf) };
	return [
		...(tex(terms) === tex(filled)
			? []
			: [line(equation(target, terms), `multiply before you ${added(filled.terms)}`)]),
		last(
			filled.terms.length > 2 ? `${added(filled.terms)} from left to right` : added(filled.terms),
		),
	];
}

/** What is done with the terms after the first one. */
function added([, ...later]: readonly Expression[]): string {
	const minus = later.filter((one) => signOf(one).negative);
	if (minus.length === 0) return 'add';
	return minus.length === later.length ? 'subtract' : 'add and subtract';
}

/** A part of a formula without variables as one number, followed by its power of π. */
function numberOf(part: Expression): Expression {
	const value = numberWhen(part, {}, PI_NAME, 1);
	const degree = Math.round(Math.log2(numberWhen(part, {}, PI_NAME, 2).div(value).valueOf()));
	if (degree === 0) return valueShown(value);
	const power: Expression = degree === 1 ? PI : { kind: 'power', base: PI, exponent: num(degree) };
	return value.equals(1) ? power : product(valueShown(value), power);
}

const PI_NAME = '\\pi';
