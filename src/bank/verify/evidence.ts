/** What a verifier is, and what verifiers read from a record: values from the published text, never from a family. */
import { formulasIn } from '../../math/markup.ts';
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import {
	type Exact,
	exact,
	ifReadable,
	lettersIn,
	pointsFrom,
	readExact,
	readReal,
	readTex,
	type RealValues,
	same,
	samplePoints,
	show,
	sidesOf,
	UnreadableTex,
	type Values,
} from './values.ts';

export type Evidence = {
	/** The published record: what a reader gets. */
	question: Question;
	/** The record's own skill. It may choose the method of proof, never a value. */
	skill: string;
};

/** An independent proof of the stored answer. Returns what is wrong, in words; empty if the answer is proven. */
export type Verify = (evidence: Evidence) => string[];

/** TeX of the formulas in the prompt, in order. */
export const promptFormulas = (question: Question): readonly string[] =>
	formulasIn(questionText(question.question));

/** The formulas in the prompt with an equals sign. */
export const promptEquations = (question: Question): string[] =>
	promptFormulas(question).filter((tex) => tex.includes('='));

/** The first formula of the prompt. @throws {UnreadableTex} if the prompt has none. */
export function promptFormula(question: Question): string {
	const [first] = promptFormulas(question);
	if (first === undefined) throw new UnreadableTex('The prompt holds no formula.');
	return first;
}

/** Issues unless the stored number is exactly `value`. */
export function expectNumber(question: Question, value: Exact | number): string[] {
	const wanted = typeof value === 'number' ? exact(value) : value;
	const stored = readExact(question.answer.value);
	if (stored && same(stored, wanted)) return [];
	return [`the stored answer is ${question.answer.value}, the check gives ${show(wanted)}`];
}

/** Issues unless the stored answer equals the expression `tex` at eight points. */
export function expectEquivalent(question: Question, tex: string): string[] {
	return areEquivalent(question.answer.value, tex)
		? []
		: [`the stored answer ${question.answer.value} is not always equal to ${tex}`];
}

/** Up to this many of the eight points may be zeros of a denominator. */
const MOST_POLES = 3;

/**
 * True if both expressions have exactly the same value at eight points of their variables. Points where one of them
 * divides by zero are skipped.
 */
export function areEquivalent(left: string, right: string): boolean {
	const letters = [...new Set([...lettersIn(left), ...lettersIn(right)])];
	const [a, b] = [readTex(left), readTex(right)];
	let poles = 0;
	return samplePoints(letters).every((values) => {
		const [one, two] = [valueUnlessPole(a, values), valueUnlessPole(b, values)];
		if (one && two) return same(one, two);
		poles++;
		return poles <= MOST_POLES && letters.length > 0;
	});
}

function valueUnlessPole(read: (values: Values) => Exact, values: Values): Exact | undefined {
	try {
		return read(values);
	} catch (error) {
		if (error instanceof RangeError && error.message === 'Division by zero.') return undefined;
		throw error;
	}
}

/** Issues unless exactly the keyed choice satisfies `isRight`, which gets the choice's text. */
export function expectOneChoice(question: Question, isRight: (text: string) => boolean): string[] {
	const right = (question.answer.choices ?? []).filter(({ text }) => isRight(text));
	const keys = right.map(({ key }) => key);
	return keys.length === 1 && keys[0] === question.answer.value
		? []
		: [`the key is ${question.answer.value}, but ${keys.join(', ') || 'no choice'} is right`];
}

/** Coordinates of a stored point `(2, -3)`. */
export function readPoint(text: string): Exact[] {
	const inside = /^\((.*)\)$/.exec(text.trim())?.[1] ?? '';
	return readList(inside);
}

/** Numbers of a stored list `-5, -2, 0`. @throws {UnreadableTex} if a member is not a number. */
export function readList(text: string): Exact[] {
	return text
		.replaceAll('{,}', '')
		.split(/, ?/)
		.map((item) => {
			const value = readExact(item) ?? readTex(item)({});
			return value;
		});
}

/** The prompt as plain text: no dollar signs, no thousands separators. */
export const promptWords = ({ question }: Question): string =>
	questionText(question)
		.replaceAll(/\\text\{([^}]*)\}/g, '$1')
		.replaceAll(/\{,\}|\$/g, '')
		.replaceAll('−', '-');

/** The words of the pictures in published HTML, as a screen reader says them. */
export const descriptionsIn = (html: string): string[] =>
	[...html.matchAll(/<img [^>]*\balt="([^"]*)"/g)].map(([, words = '']) => words);

/** Every number written in the words of the prompt, in order: "drops 7 degrees from -3" gives 7, -3. */
export const numbersInWords = (question: Question): number[] =>
	[
		...questionText(question.question)
			.replaceAll(/[$\\]/g, '')
			.matchAll(/(?<![\w-])-?\d+(?:\.\d+)?/g),
	].map(([number]) => Number(number));

/** Every point that the prompt writes with numbers, `(2, -3)` or `A(2, -3)`, in order. */
export const promptPoints = (question: Question): (readonly [Exact, Exact])[] =>
	promptFormulas(question).flatMap((formula) => {
		const inside = /(?:^|[A-Z])\(([^()=]*,[^()=]*)\)$/.exec(formula)?.[1];
		const known = inside !== undefined && !/[a-zA-Z]/.test(inside.replaceAll('\\frac', ''));
		const [x, y, ...more] = known ? readList(inside) : [];
		return x && y && more.length === 0 ? [[x, y] as const] : [];
	});

// Lines of a solution that state an equality: both sides are evaluated again.

/** Exact up to machine precision; a line with ≈ may be off by two parts in a thousand. */
const [EXACT, ROUNDED] = [1e-9, 2e-3];

/**
 * Issues for every equation in the steps whose variables all have values here and whose sides differ. Other lines
 * (unknown variables, inequalities, words) are skipped. `isRounded` allows the tolerance of ≈ everywhere, for values
 * that come from a rounded answer.
 */
export function expectTrueLines(
	{ steps }: Pick<Question, 'steps'>,
	values: RealValues = {},
	{ isRounded = false } = {},
): string[] {
	return steps
		.flatMap(({ text }) => formulasIn(text))
		.filter((formula) => /=|\\approx/.test(formula) && !/<|>|\\[lgn]e(?![a-z])/.test(formula))
		.flatMap((formula) => {
			const tolerance = isRounded || formula.includes('\\approx') ? ROUNDED : EXACT;
			const [sides, half] = [valuesOf(sidesOf(formula), values), halfPlace(formula)];
			const differs = sides.some((side, at) => {
				const before = sides[at - 1] ?? side;
				return (
					Math.abs(side - before) > Math.max(half, tolerance * Math.max(1e-3, Math.abs(before)))
				);
			});
			return differs ? [`"${formula}" is not true`] : [];
		});
}

/** After ≈, half a unit of the last written place; 0 for an exact line. */
function halfPlace(formula: string): number {
	const places = /\\approx -?\d+\.(\d+)$/.exec(formula)?.[1]?.length;
	return places === undefined ? 0 : 0.5001 * 10 ** -places;
}

/** Empty if a side cannot be read or has a variable without a value. */
const valuesOf = (sides: readonly string[], values: RealValues): number[] =>
	ifReadable(() => {
		const isKnown = sides.flatMap(lettersIn).every((letter) => letter in values);
		return isKnown ? sides.map((side) => readReal(side)(values)) : [];
	}) ?? [];

/** Issues for each equation in the steps that is not true for these values. Formulas without = are skipped. */
export function expectStepsTrue(
	{ steps }: Question,
	values: Readonly<Record<string, Exact>>,
): string[] {
	return steps.flatMap(({ text }) =>
		formulasIn(text)
			.filter((tex) => tex.includes('=') && !tex.startsWith('=') && !/\\begin|\\det/.test(tex))
			.filter((tex) =>
				sidesOf(tex)
					.flatMap(lettersIn)
					.every((letter) => letter in values),
			)
			.flatMap((tex) => {
				const [first, ...rest] = sidesOf(tex).map((side) => readTex(side)(values));
				const wrong = first && rest.find((one) => !same(one, first));
				return wrong ? [`"${tex}" is not true: ${show(first)} is not ${show(wrong)}`] : [];
			}),
	);
}

const ANGLES = [0.37, 0.81, 1.27, 1.93, 2.61, 3.49, 4.07, 5.51];

/** True if both formulas agree at eight angles, in whatever variables they have. */
export function sameAtAngles(left: string, right: string): boolean {
	const [l, r] = [readReal(left), readReal(right)];
	return pointsFrom([...lettersIn(left), ...lettersIn(right)], ANGLES, 0.43).every((values) => {
		const [a, b] = [l(values), r(values)];
		return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
	});
}

/** Issues unless the answer has no parentheses and no like terms: value alone would also accept `2x + 3x`. */
export function expectCollected({ answer }: Question): string[] {
	if (answer.value.includes('(')) return [`the answer ${answer.value} still has brackets`];
	const kinds = answer.value
		.split(/ [+-] /)
		.map((term) => term.replaceAll(/\\frac\{\d+\}\{\d+\}|[-\d]+(?=[a-z]|$)/g, ''));
	return new Set(kinds).size === kinds.length
		? []
		: [`the answer ${answer.value} still has like terms`];
}
