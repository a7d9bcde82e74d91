/**
 * What a question family is. A family is one file, `families/<strand>/<name>.ts`, that exports `skills`: for each
 * skill of the curriculum plan a function from drawn parameters to a question. Its verifier stands beside it,
 * `<name>.verify.ts`, and shares no answer code with it. A family is found by its id, so nothing lists them:
 * `num.int-add` is `families/num/int-add.ts`.
 */
import type { Expression } from '../math/expression.ts';
import type { Prose } from '../math/prose.ts';
import type { Random } from '../math/random.ts';
import type { Question } from '../schemas/wire/question.ts';
import type { DraftAnswer } from './answer.ts';

/** The parameters of one question. Asking for a name that the template does not have stops the build. */
export type Draw = {
	/** A drawn whole number (or stepped value). */
	int(name: string): number;
	/** A drawn word from a closed list. */
	choice(name: string): string;
	/** The text of a described parameter, for families that read limits from it. */
	described(name: string): string;
	/**
	 * A case of a closed list or of a described list (`sum of, more than (about 2 cases)`). The questions of a template
	 * go round all cases, in an order of the template's own, so none is missing.
	 */
	inTurn(name: string): string;
	has(name: string): boolean;
	/** For draws that the plan only describes; continues the question's own seed. */
	random: Random;
	/** Usage follows the book: USA or Canada (spelling, units). */
	country: 'USA' | 'CA';
};

/** One line of working. `why` is the reason in plain words: "subtract 3 from both sides". */
export type Line = { body: Prose; working?: Expression; why?: string };

/** A drawing with its text alternative; `alt` must let a reader who cannot see it answer the question. */
export type Figure = { svg: string; alt: string; width: number; height: number };

export type Draft = {
	prompt: Prose;
	answer: DraftAnswer;
	/** Two or more; the last line states the answer. */
	steps: Line[];
	/** One or two, neither gives the answer away. */
	hints: Prose[];
	figure?: Figure;
};

/** Returns `undefined` for a degenerate draw: the parameters are drawn again. */
export type Skill = (draw: Draw) => Draft | undefined;

/** By the exact skill text of the curriculum plan. */
export type Skills = Readonly<Record<string, Skill>>;

export type Evidence = {
	/** The published record: what a reader gets. */
	question: Question;
	/** The record's own skill. It may choose the method of the proof, never a value. */
	skill: string;
};

/** An independent proof of the stored answer. Returns what is wrong, in words; empty when the answer is proven. */
export type Verify = (evidence: Evidence) => string[];

/** A line of working as mathematics; the part that changed from the line above is found by itself. */
export const line = (working: Expression, why?: string): Line => ({
	body: { parts: [working] },
	working,
	...(why === undefined ? {} : { why }),
});

/** A line of working in words (it may hold mathematics). */
export const sentence = (body: Prose, why?: string): Line => ({
	body,
	...(why === undefined ? {} : { why }),
});
