/** The result of marking one try. */
import type { Misconception } from '../schemas/wire/question.ts';

/**
 * - `right`
 * - `form`: equal, but not in the form asked for; the message says how
 * - `close`: equal after rounding; the message says to how many places
 * - `unread`: cannot be read; the message says where. Never counted as wrong
 * - `wrong`
 */
export type VerdictName = 'right' | 'form' | 'close' | 'unread' | 'wrong';

export type Verdict = {
	verdict: VerdictName;
	/** How the answer was understood, as TeX; absent if nothing could be read. */
	readAs?: string;
	/** One or two plain sentences for the student. */
	message: string;
	/** Why a wrong answer is wrong, if it is the value of a known misconception or a choice with one. */
	misconception?: string;
};

/** What the question contributes to marking; a `Question` record fits. */
export type QuestionContext = {
	/** The prompt with its `$…$`: an answer that only repeats one of its formulas is not right. */
	question?: string;
	misconceptions?: readonly Misconception[];
};
