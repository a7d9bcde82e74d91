/** A story that leads to one linear equation: name the unknown, write the equation, solve it, answer the story. */
import type Fraction from 'fraction.js';

import { exactDecimal } from '../../math/notation.ts';
import { formula, type Prose, say } from '../../math/prose.ts';
import { type DraftAnswer, integer, rational, withUnit } from '../answer.ts';
import { type Draft, type Line, sentence } from '../family.ts';
import { type Piece, type Solved, solveEquation } from './solve-equation.ts';

export type StoryEquation = {
	text: Prose;
	/** Says what the letter stands for, and what follows from that: "Let x be …, then 50 − x are …". */
	names: Prose[];
	left: readonly Piece[];
	right: readonly Piece[];
	/** Why both sides are equal. */
	because: string;
	unit?: string;
	/** Numbers are written as decimals: times in hours, prices. */
	decimals?: boolean;
	/** Rewrites the equation before it is solved: a first line of its own, with the reason for the next one. */
	before?: { written: Line; next: string };
	/** When the story asks for something else than the letter. */
	asked?: (solution: Fraction) => { value: Fraction; line: Line };
	kind?: 'integer' | 'rational';
	hints: Prose[];
};

export function storyQuestion(story: StoryEquation): Draft | undefined {
	const { text, names, left, right, unit, asked, hints, decimals } = story;
	const solved = solveEquation(left, right, decimals ? { number: exactDecimal } : {});
	if (!solved) return undefined;
	const found = asked?.(solved.value);
	const answer = answerOf(found?.value ?? solved.value, story);
	const shown = unit === undefined ? answer : withUnit(answer, unit);
	return {
		prompt: text,
		answer: shown,
		steps: [
			...names.map((name) => sentence(name)),
			...explained(solved, story),
			...(found ? [found.line] : []),
			sentence(say`The answer is ${shown.body}.`),
		],
		hints,
	};
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
	return before
		? [{ ...before.written, why: because }, { ...first, why: before.next }, ...rest]
		: [{ ...first, why: because }, ...rest];
}
