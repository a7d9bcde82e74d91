/** A story that leads to one linear equation: name the unknown, write the equation, solve it, answer the story. */
import type Fraction from 'fraction.js';
import { lettersOf } from '../../math/letter-algebra.ts';

import { exactDecimal } from '../../math/notation.ts';
import { formula, type Prose } from '../../math/prose.ts';
import {
	type Draft,
	type DraftAnswer,
	integer,
	type Line,
	rational,
	sentence,
	withAlternatives,
	withMisconceptions,
	withUnit,
} from '../family.ts';
import { expandedSide, type Piece, type Solved, solveEquation } from './solve-equation.ts';
import { oneMistake, withStop, type WrongSolution } from './equation-question.ts';

export type StoryEquation = {
	text: Prose;
	/** Says what the letter stands for, and what follows from that: "Let x be …, then 50 − x are …". */
	names: (Prose | Line)[];
	left: readonly Piece[];
	right: readonly Piece[];
	/** Why both sides are equal. */
	because: string;
	unit?: string;
	/** The greatest wrong answer that makes sense in the story. */
	most?: number;
	/** Numbers are written as decimals: times in hours, prices. */
	decimals?: boolean;
	/** Rewrites the equation before it is solved: a first line of its own, with the reason for the next one. */
	before?: { written: readonly [Line, ...Line[]]; next: string };
	/** When the story asks for something else than the letter. */
	asked?: (solution: Fraction) => { value: Fraction; line: Line };
	kind?: 'integer' | 'rational';
	/** The last line, from the answer with its unit: "The width is 4 inches." None after "x = 4". */
	concludes?: (answer: Prose) => Prose;
	/** Compares the solution with the words of the story. */
	check?: Line;
	/** Wrong answers of this story; those of its equation are found by themselves. */
	wrong?: readonly WrongSolution[];
	/** Mistakes in its equation that the story has better words for. */
	inWords?: readonly WrongSolution[];
	hints: Prose[];
};

export function storyQuestion(story: StoryEquation): Draft | undefined {
	const { text, names, left, right, unit, asked, hints, decimals } = story;
	const { wrong = [], inWords = [] } = story;
	const solved = solveEquation(left, right, decimals ? { number: exactDecimal } : {});
	if (!solved) return undefined;
	const letter = lettersOf(solved.problem)[0] ?? 'x';
	const found = asked?.(solved.value);
	const slips = oneMistake(left, right, decimals ? { number: exactDecimal } : {}).map(
		([value, why]): WrongSolution =>
			asked
				? [asked(value).value, why.replace('sign of the solution', `sign of ${letter}`)]
				: [value, why],
	);
	const isSaid = ([value]: WrongSolution) => inWords.some(([said]) => said.equals(value));
	const answer = answerOf(found?.value ?? solved.value, story);
	const shown = unit === undefined ? answer : withUnit(answer, unit);
	return {
		prompt: text,
		answer: withMisconceptions(
			shown,
			...withAlternatives(
				withStop([...wrong, ...inWords, ...slips.filter((one) => !isSaid(one))], left, right),
				(one, other) => one.equals(other),
			)
				.filter(([value]) => isPlausible(value, solved.value, story))
				.map(([value, why]) => [answerOf(value, story), why] as const),
		),
		steps: [
			...names.map((name) => ('parts' in name ? sentence(name) : name)),
			...explained(solved, story),
			...(found ? [found.line] : []),
			...(story.check ? [story.check] : []),
			...(story.concludes ? [sentence(story.concludes(shown.body))] : []),
		],
		hints,
	};
}

/** Nobody answers a story with a length below 0, or with more than all that it tells of. */
function isPlausible(
	value: Fraction,
	solution: Fraction,
	{ left, right, kind, most = Infinity }: StoryEquation,
): boolean {
	const given = expandedSide([...left, ...right]).map(({ coefficient }) => coefficient.abs());
	const fits = given.some((one) => value.abs().lte(one));
	const signed = solution.lt(0) || value.gt(0);
	return fits && signed && value.valueOf() <= most && (kind !== 'integer' || value.d === 1n);
}

/** A decimal is shown, the value stays a fraction. */
function answerOf(value: Fraction, { kind, decimals }: StoryEquation): DraftAnswer {
	if (kind === 'integer') return integer(Number(value.valueOf()));
	const answer = rational(value);
	return decimals && value.d !== 1n ? { ...answer, body: formula(exactDecimal(value)) } : answer;
}

function explained({ lines }: Solved, { because, before }: StoryEquation): Line[] {
	const [first, ...rest] = lines;
	if (!first) return [];
	if (!before) return [{ ...first, why: because }, ...rest];
	const [begin, ...more] = before.written;
	return [{ ...begin, why: because }, ...more, { ...first, why: before.next }, ...rest];
}
