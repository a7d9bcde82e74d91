/** Constructors for answers. Each keeps the value and the way it is shown in one object. */
import Fraction from 'fraction.js';
import {
	type Expression,
	list,
	num,
	type Number,
	type Operand,
	operand,
	tuple,
} from '../math/expression.ts';
import { decimal, money, rounded, roundedText } from '../math/notation.ts';
import { formula, type Prose } from '../math/prose.ts';
import { tex } from '../math/tex.ts';
import type { AnswerKind } from '../schemas/wire/answer.ts';

export type DraftChoice = { body: Prose; misconception?: string };

/** A wrong value that learners often type, and what they did, in one line: "added the exponents". */
export type DraftMisconception = { value: string; why: string };

export type DraftAnswer = {
	kind: AnswerKind;
	/** Canonical text, see `schemas/wire/answer.ts`. For multiple choice it is set when the choices are shuffled. */
	value: string;
	body: Prose;
	choices?: DraftChoice[];
	/** Set if the choices keep their order. */
	inOrder?: true;
	unit?: string;
	form?: string;
	misconceptions?: DraftMisconception[];
};

const shown = (kind: AnswerKind, expression: Expression, value = tex(expression)): DraftAnswer => ({
	kind,
	value,
	body: formula(expression),
});

export const integer = (value: number): DraftAnswer => shown('integer', num(value), String(value));

/** A fraction or terminating decimal, exact: value `3/4`, `-2`. */
export const rational = (value: Number): DraftAnswer =>
	shown('rational', num(value), plainFraction(num(value)));

/** The same number shown in another form, named by `form`: "mixed number", "decimal", "percent". */
export const rationalAs = (value: Number, form: string, body: Expression): DraftAnswer => ({
	...rational(value),
	body: formula(body),
	form,
});

function plainFraction(expression: Expression): string {
	if (expression.kind !== 'number') throw new TypeError('A rational answer is one number.');
	return (expression.value satisfies Fraction).toFraction();
}

export const polynomial = (value: Expression): DraftAnswer => shown('polynomial', value);
export const expression = (value: Expression): DraftAnswer => shown('expression', value);
export const factorization = (value: Expression): DraftAnswer => shown('factorization', value);

/** An ordered pair: value `(2, -3)`. */
export const point = (x: Number, y: Number): DraftAnswer => shown('point', tuple(num(x), num(y)));

/** Rounded to the given places, with trailing zeros: `decimalAnswer(value, 2)` has the value `3.50`. */
export const decimalAnswer = (value: Fraction | number, places: number): DraftAnswer =>
	shown('decimal', rounded(value, places), roundedText(value, places));

/** A terminating decimal in full: `exactDecimal('9/8')` has the value `1.125`. */
export function exactDecimal(value: Number): DraftAnswer {
	const text = new Fraction(value).toString();
	return shown('decimal', decimal(text), text);
}

/** An exact value with roots or π, in simplest form. */
export const radical = (value: Expression): DraftAnswer => shown('radical', value);

/** For a division; value `x^{2} - 3x, 5`. */
export const quotientRemainder = (quotient: Expression, remainder: Expression): DraftAnswer => ({
	kind: 'quotient-remainder',
	value: `${tex(quotient)}, ${tex(remainder)}`,
	body: { parts: ['quotient ', quotient, ', remainder ', remainder] },
});

/** Real solutions in increasing order; none is "no solution". */
export const solutions = (...values: Operand[]): DraftAnswer =>
	values.length > 0
		? shown('equation-solution-set', list(...values))
		: inWords('equation-solution-set', 'no solution');

export const allRealNumbers = (): DraftAnswer =>
	inWords('equation-solution-set', 'all real numbers');

/** An answer in words: "no solution", "all real numbers". */
export const inWords = (kind: AnswerKind, text: string): DraftAnswer => ({
	kind,
	value: text,
	body: { parts: [text] },
});

/** Any other kind whose value is its own TeX: intervals, sets, lines, equations, inequalities, point sets, …. */
export const written = (kind: AnswerKind, value: Expression): DraftAnswer => shown(kind, value);

/** Values in a required order: value `-5, -2, 0`. */
export const orderedList = (...items: Operand[]): DraftAnswer =>
	shown('ordered-list', list(...items));

/**
 * The same answer with its unit shown after it: `withUnit(integer(-4), '°C')`. Dollars are shown as \$12. The value
 * stays a bare number.
 */
export const withUnit = (answer: DraftAnswer, unit: string): DraftAnswer => ({
	...answer,
	unit,
	body:
		unit === 'dollars'
			? formula(money(new Fraction(answer.value)))
			: { parts: [...answer.body.parts, unit.startsWith('°') ? unit : ` ${unit}`] },
});

/** A fraction less than 1 of a unit: "2/3 of an hour". */
export const ofUnit = (answer: DraftAnswer, unit: string): DraftAnswer => ({
	...answer,
	unit,
	body: { parts: [...answer.body.parts, ` of ${unit === 'hour' ? 'an' : 'a'} ${unit}`] },
});

/** A wrong answer that learners type, built like the answer, and what they did, in one line. */
export type WrongAnswer = readonly [wrong: DraftAnswer, why: string];

/** Mistakes that can be made only with some numbers: a sign that is not there cannot be ignored. */
export const onlyIf = (
	canBeMade: boolean,
	...wrong: readonly WrongAnswer[]
): readonly WrongAnswer[] => (canBeMade ? wrong : []);

/**
 * Mistakes that do no harm with some numbers, which are asked all the same: zeros that are opposites stay the same when
 * every sign is changed.
 */
export const unlessRight = (
	{ value }: DraftAnswer,
	...wrong: readonly WrongAnswer[]
): readonly WrongAnswer[] => wrong.filter(([other]) => other.value !== value);

/**
 * A typed answer with the wrong answers that misconceptions lead to, each with what was done, computed from the
 * question's own numbers: `withMisconceptions(integer(a * b), [integer(a + b), 'added instead of multiplying'])`. Numbers
 * with which one of them is marked right are drawn again; one that equals an earlier one is left out of the record.
 */
export const withMisconceptions = (
	answer: DraftAnswer,
	...wrong: readonly WrongAnswer[]
): DraftAnswer => ({
	...answer,
	misconceptions: wrong.map(([{ value }, why]) => ({ value, why })),
});

/** One wrong choice and the mistake behind it, in one line: "added instead of subtracting". */
export const distractor = (body: Prose | Operand, mistake: string): DraftChoice => ({
	body: asProse(body),
	misconception: mistake,
});

/** Four options, shuffled by the question's seed. The three wrong ones come from named misconceptions. */
export function multipleChoice(right: Prose | Operand, ...distractors: DraftChoice[]): DraftAnswer {
	const body = asProse(right);
	return { kind: 'multiple-choice', value: '', body, choices: [{ body }, ...distractors] };
}

/**
 * Four options that keep their order: a figure shows them as A, B, C, D in the order into which the family has shuffled
 * them, or they are the lines of a solution. The one without a misconception is right.
 */
export function letteredChoice(options: readonly DraftChoice[]): DraftAnswer {
	const right = options.find((option) => option.misconception === undefined);
	if (!right) throw new TypeError('No option is right.');
	const { body } = right;
	return { kind: 'multiple-choice', value: '', body, choices: [...options], inOrder: true };
}

const asProse = (body: Prose | Operand): Prose =>
	typeof body === 'object' && 'parts' in body ? body : formula(operand(body));
