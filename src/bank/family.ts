/**
 * What a question family is: a folder, `families/<strand>/<name>`, with all that serves it alone. Its `skills.ts`
 * exports `skills`: for each skill of the curriculum plan a function from drawn parameters to a question. Its
 * `verify.ts` proves the published answers and shares no code with the skills. A family is found by its id, so nothing
 * lists them: `num.int-add` is `families/num/int-add`.
 */
import type { Expression } from '../math/expression.ts';
import type { Prose } from '../math/prose.ts';
import type { Random } from '../math/random.ts';
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

/**
 * One line of a solution. `why` is the reason in plain words: "subtract 3 from both sides". `figure` is what a teacher
 * would draw there; it shows nothing that the line and those above do not say.
 */
export type Line = { body: Prose; working?: Expression; why?: string; figure?: Figure };

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

/** A line of a solution as mathematics; the part that changed from the line above is found by itself. */
export const line = (working: Expression, why?: string): Line => ({
	body: { parts: [working] },
	working,
	...(why === undefined ? {} : { why }),
});

/** A line of a solution in words (it may hold mathematics). */
export const sentence = (body: Prose, why?: string): Line => ({
	body,
	...(why === undefined ? {} : { why }),
});

/** The lines with a drawing on the last one. */
export const drawnLast = (lines: readonly Line[], drawn: (last: Line) => Line): Line[] =>
	lines.map((one, at) => (at === lines.length - 1 ? drawn(one) : one));
