/**
 * What a question family is: a folder, `families/<strand>/<name>`, with everything that serves only it. Its `skills.ts`
 * exports `skills`: for each skill in the curriculum plan, a function from drawn parameters to a question. Its
 * `verify.ts` proves the published answers and shares no code with the skills. A family is found by its id, so there is
 * no list of families: `num.int-add` is `families/num/int-add`.
 */
import type { Expression } from '../math/expression.ts';
import type { Prose } from '../math/prose.ts';
import type { Random } from '../math/random.ts';
import type { DraftAnswer } from './answer.ts';

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
	has(name: string): boolean;
	/** For draws that the plan only describes; continues the question's own seed. */
	random: Random;
	/** Usage follows the book's country: USA or Canada (spelling, units). */
	country: 'USA' | 'CA';
};

/**
 * One line of a solution. `why` is the reason in plain words: "subtract 3 from both sides". `figure` is what a teacher
 * would draw there; it shows nothing that the line and those above do not say.
 */
export type Line = { body: Prose; working?: Expression; why?: string; figure?: Figure };

/** A drawing with its text alternative; `alt` must enable a reader who cannot see it to answer the question. */
export type Figure = { svg: string; alt: string; width: number; height: number };

export type Draft = {
	prompt: Prose;
	answer: DraftAnswer;
	/** At least two; the last line states the answer. */
	steps: Line[];
	/** One or two; neither gives the answer away. */
	hints: Prose[];
	figure?: Figure;
};

/** Returns `undefined` for a degenerate draw, and the parameters are drawn again. */
export type Skill = (draw: Draw) => Draft | undefined;

/** By the exact skill text in the curriculum plan. */
export type Skills = Readonly<Record<string, Skill>>;

/** A line of a solution in math; the part that changed from the line above is detected automatically. */
export const line = (working: Expression, why?: string): Line => ({
	body: { parts: [working] },
	working,
	...(why === undefined ? {} : { why }),
});

/** A line of a solution in words (it may contain math). */
export const sentence = (body: Prose, why?: string): Line => ({
	body,
	...(why === undefined ? {} : { why }),
});

/** The lines with a drawing on the last one. */
export const drawnLast = (lines: readonly Line[], drawn: (last: Line) => Line): Line[] =>
	lines.map((one, at) => (at === lines.length - 1 ? drawn(one) : one));
