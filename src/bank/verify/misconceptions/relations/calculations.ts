/**
 * Repeats a mistake as a calculation with the numbers of the question. If the correct calculation is known, it must lead
 * to the right answer with the same numbers; otherwise nothing is said about the wrong one.
 */
import type { Question } from '../../../../schemas/wire/question.ts';
import { formulasIn } from '../../../../math/markup.ts';
import { questionText } from '../../../../math/question-text.ts';
import { plainMath } from '../../chain/plain-math.ts';
import { numberIn } from '../../equation-lines.ts';
import type { Parts } from './parts.ts';
import { allNamed, isRounded, type Pair, type Relation } from './relations.ts';
import { isWritten } from './formula-answers.ts';

/** One number, or several in the order in which they are written. */
export type Result = number | readonly number[];

/** What the misconception names comes second. */
type Calculation<Given> = (given: Given, named: readonly number[]) => Result;

/** Several wrong calculations are different ways to make the same mistake. */
export const fromGiven =
	<Given>(
		read: (record: Question) => readonly Given[],
		right: Calculation<Given>,
		...wrong: readonly Calculation<Given>[]
	): Relation =>
	(pair) => {
		const parts = pair.parts();
		if (!parts || parts[0].letters.length > 0) return undefined;
		const named = allNamed(pair);
		const fitting = read(pair.record).filter((given) =>
			isResult(right(given, named), parts[0], pair),
		);
		return fitting.length === 0
			? undefined
			: fitting.some((given) =>
					wrong.some((mistake) => isResult(mistake(given, named), parts[1], pair)),
				);
	};

function isResult(result: Result, { values: [row = []], rounding }: Parts, pair: Pair) {
	const wanted = typeof result === 'number' ? [result] : result;
	return (
		wanted.length === row.length &&
		wanted.every(
			(value, at) =>
				Number.isFinite(value) && isWritten(value, row[at], isRounded(pair) ? rounding[at] : 0),
		)
	);
}

type Mistaken = (...numbers: number[]) => Result;

/** From numbers of the prompt: each calculation gets the same ones, in the order that leads to the right answer. */
export function calculated(right: Mistaken, ...wrong: readonly Mistaken[]): Relation {
	const count = Math.max(right.length, ...wrong.map(({ length }) => length));
	return fromGiven(
		(record) => arrangements(numbersAsked(record), count),
		(numbers) => right(...numbers),
		...wrong.map((mistake) => (numbers: readonly number[]) => mistake(...numbers)),
	);
}

/** From the right answer and any numbers of the prompt: for mistakes whose correct calculation has several forms. */
export function changedBy(change: (right: number, ...numbers: number[]) => Result): Relation {
	return (pair) => {
		const parts = pair.parts();
		const [value] = parts?.[0].values[0] ?? [];
		if (!parts || value === undefined || parts[0].letters.length > 0) return undefined;
		const [half = 0] = isRounded(pair) ? parts[0].rounding : [];
		return arrangements(numbersAsked(pair.record), change.length - 1).some((numbers) => {
			if (isResult(change(value, ...numbers), parts[1], pair)) return true;
			const ends = [value - half, value + half].map((near) => change(near, ...numbers));
			return half > 0 && isBetween(ends, parts[1]);
		});
	};
}

/** The right answer is rounded, and what follows from it lies between what follows from both ends. */
function isBetween(
	ends: readonly Result[],
	{ values: [[found = Number.NaN] = []], rounding }: Parts,
) {
	const [half = 0] = rounding;
	const numbers = ends.filter((end) => typeof end === 'number');
	return found >= Math.min(...numbers) - half && found <= Math.max(...numbers) + half;
}

/** From the right answer and what the misconception names. */
export const fromNamed =
	(change: (right: number, ...named: number[]) => Result): Relation =>
	(pair) => {
		const parts = pair.parts();
		const [value] = parts?.[0].values[0] ?? [];
		return parts && value !== undefined && parts[0].letters.length === 0
			? isResult(change(value, ...allNamed(pair)), parts[1], pair)
			: undefined;
	};

/**
 * From a formula of the prompt that is changed as written; unchanged, it leads to the right answer. Nothing is said if
 * there is nothing to change.
 */
export const inPrompt =
	(...changes: readonly ((tex: string, named: readonly number[]) => string)[]): Relation =>
	(pair) => {
		const parts = pair.parts();
		if (!parts || parts[0].letters.length > 0) return undefined;
		const named = allNamed(pair);
		const found = formulasIn(pair.prompt)
			.filter((tex) => isResult(numberIn(tex), parts[0], pair))
			.flatMap((tex) =>
				changes.map((change) => change(tex, named)).filter((other) => other !== tex),
			);
		return found.length === 0
			? undefined
			: found.some((tex) => isResult(numberIn(tex), parts[1], pair));
	};

/** With more arrangements, almost any answer would be found. */
const MOST_ARRANGEMENTS = 3000;

/** All ways to pick this many numbers, in any order. */
export function arrangements(numbers: readonly number[], count: number): number[][] {
	let found: number[][] = [[]];
	for (let place = 0; place < count; place++) {
		found = found.flatMap((places) =>
			numbers.flatMap((_, at) => (places.includes(at) ? [] : [[...places, at]])),
		);
		if (found.length > MOST_ARRANGEMENTS) return [];
	}
	return found.map((places) => places.map((at) => numbers[at] ?? Number.NaN));
}

const asked = new WeakMap<Question, readonly number[]>();

/** The numbers in the prompt, in order, with their signs; "2 3/4" is also 2, 3, 4, and 3/4. */
export function numbersAsked(record: Question): readonly number[] {
	const known = asked.get(record);
	if (known) return known;
	const text = plainMath(questionText(record.question).replaceAll(/(\d)\\frac/g, '$1 \\frac'));
	const found = [...text.matchAll(NUMBER)].flatMap(
		([, sign, whole, over = '', under = '', decimal = '']) => {
			const size = under ? Number(whole ?? 0) + Number(over) / Number(under) : Number(decimal);
			const signed = (number: number) => (sign ? -number : number);
			const parts = under ? [signed(Number(over)), Number(under)] : [];
			if (whole) parts.push(signed(Number(whole)), Number(over) / Number(under));
			return [signed(size), ...parts];
		},
	);
	asked.set(record, found);
	return found;
}

const NUMBER = /(?<![\w)}.])(-)?(?:(?:(\d+) )?(\d+)\/(\d+)|(\d+(?:\.\d+)?|\.\d+))/g;
