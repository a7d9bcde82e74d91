/**
 * What a question family is, and what its questions are written with: drawn parameters, lines and their reasons, answers,
 * wrong answers.
 *
 * A family is a folder, `families/<strand>/<name>`, with everything that serves only it. Its `skills.ts` exports
 * `skills`: for each skill in the curriculum plan, a function from drawn parameters to a question. Its `verify.ts`
 * proves the published answers and shares no code with the skills. A family is found by its id, so there is no list of
 * families: `num.int-add` is `families/num/int-add`.
 */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	type Number,
	type Operand,
	operand,
	tuple,
} from '../math/expression.ts';
import { decimal, money, rounded, roundedText } from '../math/notation.ts';
import { plainMonomial, plainNumber } from '../math/plain-notation.ts';
import type { Monomial } from '../math/polynomial.ts';
import { formula, joinedByOr, type Prose, proseText } from '../math/prose.ts';
import type { Random } from '../math/random.ts';
import { tex } from '../math/tex.ts';
import type { AnswerKind } from '../schemas/wire/answer.ts';
import type { Figure, LineFigure } from './figures/figure.ts';

/** The parameters of one question. Requesting a name that the template does not have stops the build. */
export type Draw = {
	/** A drawn integer (or stepped value). */
	int(name: string): number;
	/** A drawn word from a closed list. */
	choice(name: string): string;
	/** The text of a described parameter, for families that read limits from it. */
	described(name: string): string;
	/**
	 * A case from a closed list or a described list (`sum of, more than (about 2 cases)`). A template's questions cycle
	 * through all cases, in an order specific to the template, so none is missing.
	 */
	inTurn(name: string): string;
	/** For draws that the plan only describes; continues the question's own seed. */
	random: Random;
	/** Usage follows the book's country: USA or Canada (spelling, units). */
	country: 'USA' | 'CA';
};

/**
 * One line of a solution. `why` is the reason in plain words: "subtract 3 from both sides". `figure` is what a teacher
 * would draw there; it shows nothing that the line and those above do not say.
 */
export type Line<Shown = LineFigure> = {
	body: Prose;
	formula?: Expression;
	why?: string;
	figure?: Shown;
};

/** `Draft<Drawing>` has its figures drawn. */
export type Draft<Shown = LineFigure> = {
	prompt: Prose;
	answer: DraftAnswer;
	/** At least two; the last line states the answer. */
	steps: Line<Shown>[];
	/** One or two; neither gives the answer away. */
	hints: Prose[];
	/** The question cannot do without it, as a line can. */
	figure?: Extract<Shown, Figure>;
};

/** Returns `undefined` for a degenerate draw, and the parameters are drawn again. */
export type Skill = (draw: Draw) => Draft | undefined;

/** By the exact skill text in the curriculum plan. */
export type Skills = Readonly<Record<string, Skill>>;

/**
 * The cases listed by a described parameter: `sum of, more than, half of (about 12 cases)` has three. This lets the
 * plan decide which of a family's wordings a template uses.
 */
export const casesIn = (description: string): string[] =>
	description
		.replace(/\s*\(about .*\)$/, '')
		.split(',')
		.map((name) => name.trim())
		.filter(Boolean);

/** The table's entry for a listed case. @throws {RangeError} for a case that the family does not know. */
export function caseOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
	const found = table[name];
	if (found !== undefined) return found;
	throw new RangeError(`No case "${name}". Known: ${Object.keys(table).join(', ')}.`);
}

/** Several drawn whole numbers at once, in the order of their names. */
export const drawnInts = <const Names extends readonly string[]>(
	draw: Draw,
	...names: Names
): { [Place in keyof Names]: number } =>
	// A mapped tuple keeps its length; the compiler sees only an array.
	names.map((name) => draw.int(name)) as { [Place in keyof Names]: number };

/** A letter for one unknown: none that looks like a digit or a sign. */
export const anyLetter = (random: Random): string => random.pick(['x', 'y', 'n', 'm', 't']);

const LETTER_PAIRS = [
	{ x: 'x', y: 'y' },
	{ x: 'a', y: 'b' },
	{ x: 'm', y: 'n' },
	{ x: 'p', y: 'q' },
];

/** The letters of a question; `y` is empty when there is only one. */
export const lettersFor = (random: Random, two: boolean): { x: string; y: string } =>
	two ? random.pick(LETTER_PAIRS) : { x: anyLetter(random), y: '' };

/** A line of a solution in math; the part that changed from the line above is detected automatically. */
export const line = (stated: Expression, why?: string): Line<never> => ({
	body: { parts: [stated] },
	formula: stated,
	...(why === undefined ? {} : { why }),
});

/** A line of a solution in words (it may contain math). */
export const sentence = (body: Prose, why?: string): Line<never> => ({
	body,
	...(why === undefined ? {} : { why }),
});

/** The values of a variable that solve its equation, as cases. */
export function solvedLine(variable: Operand, values: readonly Operand[], why?: string): Line {
	const cases = values.map((value) => equation(variable, value));
	const [only] = cases;
	return only && cases.length === 1 ? line(only, why) : sentence(joinedByOr(cases), why);
}

/** The same line with a figure. */
export const withFigure = (drawn: Line, figure: LineFigure): Line => ({ ...drawn, figure });

/** The lines with a drawing on the last one. */
export const drawnLast = (lines: readonly Line[], drawn: (last: Line) => Line): Line[] =>
	lines.map((one, at) => (at === lines.length - 1 ? drawn(one) : one));

// Reasons and mistakes in plain words that many solutions share.

export const ZERO_PRODUCT = 'a product is 0 only if at least one of its factors is 0';

/** "subtract 3 from both sides"; for −3, "add 3 to both sides". */
export const takeAway = (moved: Number): string =>
	new Fraction(moved).lt(0)
		? `add ${new Fraction(moved).neg().toFraction()} to both sides`
		: `subtract ${new Fraction(moved).toFraction()} from both sides`;

/** "add 7x² to both sides, then subtract 21x from both sides" */
export const takeTermsAway = (terms: readonly Monomial[], between = ', then '): string =>
	terms
		.map((one) =>
			one.coefficient.lt(0)
				? `add ${plainMonomial({ ...one, coefficient: one.coefficient.neg() })} to both sides`
				: `subtract ${plainMonomial(one)} from both sides`,
		)
		.join(between);

/** "added 3 instead of subtracting it"; for −3, "subtracted 3 instead of adding it". */
export const wrongWay = (n: number): string =>
	n > 0 ? `added ${n} instead of subtracting it` : `subtracted ${-n} instead of adding it`;

/** The mistake that leads to a value with the opposite sign: "dropped the negative sign from the product". */
export const reversedSign = (what: string, value: Number): string =>
	new Fraction(value).gt(0)
		? `kept a negative sign in the ${what}`
		: `dropped the negative sign from the ${what}`;

/** What gives the opposite of a product, in words. */
export function oppositeProduct(one: number, other: number): string {
	const numbers = `${plainNumber(one)} and ${plainNumber(other)}`;
	if (one > 0 && other > 0) return `wrote a negative sign in front of the product of ${numbers}`;
	return `treated the product of ${numbers} as ${one * other > 0 ? 'negative' : 'positive'}`;
}

// Constructors for answers. Each keeps the value and the way it is shown in one object.

export type DraftChoice = { body: Prose; misconception?: string };

/** A wrong value that learners often type, and what they did, in one line: "added the exponents". */
type DraftMisconception = { value: string; why: string };

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

export type WrongChoice = readonly [body: Prose, mistake: string];

/**
 * The right choice and the first three different wrong ones, from more mistakes than are needed; `undefined` when there
 * are fewer.
 */
export function distinctChoices(
	right: Prose,
	...wrong: readonly WrongChoice[]
): DraftAnswer | undefined {
	const seen = new Set([proseText(right)]);
	const kept = wrong.filter(([body]) => {
		const text = proseText(body);
		const isNew = !seen.has(text);
		seen.add(text);
		return isNew;
	});
	if (kept.length < 3) return undefined;
	return multipleChoice(
		right,
		...kept.slice(0, 3).map(([body, mistake]) => distractor(body, mistake)),
	);
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

/** The letter of an option or a picture, from 0: A, B, C, D. */
export const letterOf = (at: number): string => 'ABCD'.charAt(at);

const asProse = (body: Prose | Operand): Prose =>
	typeof body === 'object' && 'parts' in body ? body : formula(operand(body));

// Common mistakes that lead to the same value.

/**
 * Mistakes by their values, each value once. A value that several mistakes lead to does not show which one was made, so all
 * are named: "either added 8 instead of subtracting it, or subtracted the coefficient instead of dividing by it".
 */
export function withAlternatives<Mistake extends readonly [value: unknown, why: string]>(
	all: readonly Mistake[],
	isSame: (one: Mistake[0], other: Mistake[0]) => boolean,
): (readonly [value: Mistake[0], why: string])[] {
	return all.flatMap(([value], at) => {
		const isHere = ([other]: Mistake) => isSame(other, value);
		if (all.findIndex(isHere) < at) return [];
		const reasons = all.filter(isHere).map(([, why]) => why);
		return [[value, `${reasons.length > 1 ? 'either ' : ''}${reasons.join(', or ')}`] as const];
	});
}

/** Wrong answers of any kind, each value once. */
export const mergedByValue = (...wrong: readonly WrongAnswer[]): WrongAnswer[] =>
	withAlternatives(wrong, (one, other) => one.value === other.value);
