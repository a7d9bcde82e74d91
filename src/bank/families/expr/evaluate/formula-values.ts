/** A formula with values substituted for some of its letters: how they are written, and what comes out. */
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	type Operand,
	operand,
	product,
	symbol,
} from '../../../../math/expression.ts';
import { PI, rounded } from '../../../../math/notation.ts';
import { rational, type WrongAnswer } from '../../../family.ts';
import { plainWords } from '../../../steps/letter-algebra.ts';
import type { Wrong } from './formula-unknowns.ts';

export type LetterValues = Readonly<Record<string, Operand>>;

/** Every letter that has a value is replaced; a decimal or a fraction stands where its letter stood. */
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

/** A decimal behind another factor needs brackets of its own; numbers get them anyway. */
const bracketedLater = (factor: Expression, place: number): Expression =>
	place > 0 && factor.kind === 'decimal' ? { kind: 'brackets', of: factor } : factor;

/** A decimal with as few places as it needs, a whole number plainly; with π behind it when `pi` is set. */
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
