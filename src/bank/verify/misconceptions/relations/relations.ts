/** How the value of a wrong answer may relate to that of the right one; undefined if a relation cannot tell. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { isNear } from '../../equation-lines.ts';
import { pointsOf } from '../../values.ts';
import { namedNumber, type Parts } from './parts.ts';
import type { Formula } from './formulas.ts';

export type Pair = {
	record: Question;
	/** As written. */
	right: string;
	wrong: string;
	/** Undefined unless both are numbers, expressions, or lists of them. */
	parts: () => readonly [right: Parts, wrong: Parts] | undefined;
	prompt: string;
	/** The expressions in the prompt and the lines; every side of an equation counts. */
	expressions: () => readonly string[];
	/** All formulas in the prompt and the lines, as trees. */
	formulas: () => readonly Formula[];
	/** The numbers in the question and its lines, unsigned. */
	numbers: () => readonly number[];
	/** What the misconception names where its rule has NUMBER, TERM, or a group. */
	said: readonly string[];
};

export type Relation = (pair: Pair) => boolean | undefined;

type Change = (value: number) => number;
type Row = readonly number[];

export const atEachPoint = (
	pair: Pair,
	holds: (right: Row, wrong: Row) => boolean,
): boolean | undefined => {
	const parts = pair.parts();
	if (!parts) return undefined;
	const [right, wrong] = parts;
	return right.values.every((row, at) => holds(row, wrong.values[at] ?? []));
};

/** Whether the change turns one part into the other, within the rounding of both. */
function isChanged(
	pair: Pair,
	at: number,
	change: Change,
	value: number,
	found = Number.NaN,
): boolean {
	const wanted = change(value);
	const gap = Math.abs(found - wanted);
	if (!Number.isFinite(gap)) return false;
	if (isExactly(wanted, value, found)) return true;
	if (!isRounded(pair)) return false;
	const [right, wrong] = pair.parts() ?? [];
	const half = right?.rounding[at] ?? 0;
	const spread = [value - half, value + half].map((near) => Math.abs(change(near) - wanted));
	return gap <= (wrong?.rounding[at] ?? 0) + Math.max(...spread);
}

/** Powers with large negative exponents are small, but are not all equal. */
function isExactly(wanted: number, value: number, found = Number.NaN): boolean {
	const scale = value !== 0 && Math.abs(value) < 1e-6 ? Math.abs(value) : 1;
	return Math.abs(found - wanted) <= 1e-12 * scale + 1e-7 * Math.abs(wanted);
}

export const isRounded = ({ right, wrong, prompt }: Pair): boolean =>
	/\d\.\d/.test(right + wrong) || /nearest/.test(prompt);

const same: Change = (value) => value;

/** At least one part is changed this way; the others may have changed with it. */
export const changed =
	(change: Change): Relation =>
	(pair) =>
		pair.right === pair.wrong
			? false
			: atEachPoint(pair, (right, wrong) =>
					right.some(
						(value, at) =>
							isChanged(pair, at, change, value, wrong[at]) && !isExactly(value, value, wrong[at]),
					),
				);

/** Every part is, in any order. */
export const allChanged =
	(change: Change): Relation =>
	(pair) =>
		atEachPoint(pair, (right, wrong) => {
			const sorted = wrong.toSorted((a, b) => a - b);
			return (
				right.length === wrong.length &&
				right
					.toSorted((a, b) => change(a) - change(b))
					.every((value, at) => isChanged(pair, at, change, value, sorted[at]))
			);
		});

export const opposite = changed((value) => -value);

/** Checked only if the right answer has several values. */
const ofSeveral =
	(relation: Relation): Relation =>
	(pair) =>
		(pair.parts()?.[0].rounding.length ?? 0) > 1 ? relation(pair) : undefined;

export const ofOne =
	(relation: Relation): Relation =>
	(pair) =>
		pair.parts()?.[0].rounding.length === 1 ? relation(pair) : undefined;

export const reversed = ofSeveral((pair) =>
	atEachPoint(pair, (right, wrong) =>
		right.toReversed().every((value, at) => isNear(value, wrong[at] ?? Number.NaN, 1e-7)),
	),
);

const isAmong = (values: Row) => (value: number) =>
	values.some((other) => isNear(value, other, 1e-7));

export const fewer = ofSeveral((pair) =>
	atEachPoint(pair, (right, wrong) => wrong.length < right.length && wrong.every(isAmong(right))),
);

/** If there is only one, or none, nothing is left out. */
export const oneOfTwo: Relation = (pair) =>
	pair.right === 'no solution' || pair.parts()?.[0].rounding.length === 1 ? false : fewer(pair);

export const more: Relation = (pair) =>
	atEachPoint(pair, (right, wrong) => wrong.length > right.length && right.every(isAmong(wrong)));

const only = (pick: (...values: number[]) => number): Relation =>
	ofSeveral((pair) =>
		atEachPoint(
			pair,
			(right, wrong) => wrong.length === 1 && isNear(wrong[0] ?? Number.NaN, pick(...right)),
		),
	);
export const onlyLeast = only(Math.min);
export const onlyGreatest = only(Math.max);

/** The same numbers, with other brackets or inequality symbols. */
export const sameEnds: Relation = (pair) =>
	pair.right === pair.wrong ? false : allChanged(same)(pair);

/** The change by some number in the record. */
export const byNumber =
	(change: (value: number, number: number) => number): Relation =>
	(pair) =>
		pair.parts() &&
		pair
			.numbers()
			.some((number) =>
				[number, -number].some((by) => changed((value) => change(value, by))(pair)),
			);

export const pairOfNumbers =
	(change: (value: number, one: number, other: number) => number): Relation =>
	(pair) =>
		pair.parts() &&
		pair.numbers().some((one) => byNumber((value, other) => change(value, one, other))(pair));

/** The change by the number that the misconception names. */
export const byNamed =
	(change: (value: number, number: number) => number): Relation =>
	(pair) =>
		changed((value) => change(value, namedIn(pair)))(pair);

/** The numbers that the misconception names. */
export const allNamed = ({ said }: Pair): number[] => said.map(namedNumber);

const namedIn = (pair: Pair): number => allNamed(pair)[0] ?? Number.NaN;

/** The change by the named number and some number in the record, in every part. */
export const byNamedAndNumber =
	(change: (value: number, named: number, number: number) => number): Relation =>
	(pair) => {
		const by = (number: number) =>
			atEachPoint(
				pair,
				(right, wrong) =>
					right.length === wrong.length &&
					right.every((value, at) =>
						isChanged(pair, at, (one) => change(one, namedIn(pair), number), value, wrong[at]),
					),
			);
		return pair.parts() && pair.numbers().some((number) => by(number) || by(-number));
	};

/** The misconception names the wrong answer itself. */
export const isNamed = byNamed((_, number) => number);

/** Two expressions whose ratio or difference is the same for every value of the variables. */
const constantly =
	(compare: (wrong: number, right: number) => number): Relation =>
	(pair) => {
		const [right, wrong] = pair.parts() ?? [];
		if (!right || !wrong || right.letters.length === 0) return undefined;
		const found = right.values.map((row, at) =>
			compare(wrong.values[at]?.at(-1) ?? Number.NaN, row.at(-1) ?? Number.NaN),
		);
		return found.every((value) => isNear(value, found[0] ?? Number.NaN, 1e-6));
	};
export const shifted = constantly((wrong, right) => wrong - right);
export const multiple = constantly((wrong, right) => wrong / right);
/** A multiple when measured from some number in the record. */
export const multipleFromNumber: Relation = (pair) =>
	pair.parts() &&
	pair
		.numbers()
		.some((number) =>
			[number, -number].some((from) =>
				constantly((wrong, right) => (wrong - from) / (right - from))(pair),
			),
		);
/** For two straight lines. */
export const slopeChanged =
	(change: Change): Relation =>
	(pair) => {
		const [right, wrong] = pair.parts() ?? [];
		if (!right || !wrong || right.letters.length !== 1) return undefined;
		const [start = 0, end = 0] = pointsOf(right.letters).flatMap((at) => Object.values(at));
		const slopeOf = ({ values: [first, second] }: Parts) =>
			((second?.at(-1) ?? 0) - (first?.at(-1) ?? 0)) / (end - start);
		return isNear(change(slopeOf(right)), slopeOf(wrong), 1e-6);
	};
