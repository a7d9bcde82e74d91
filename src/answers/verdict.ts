/** What marking says about one try. */
import type { Misconception } from '../schemas/wire/question.ts';

/**
 * - `right`
 * - `form`: equal, but not written as asked; the message says how
 * - `close`: equal after rounding; the message says to how many places
 * - `unread`: cannot be read; the message says where. Never counted as wrong
 * - `wrong`
 */
export type VerdictName = 'right' | 'form' | 'close' | 'unread' | 'wrong';

export type Verdict = {
	verdict: VerdictName;
	/** What was understood, as TeX; missing where nothing could be read. */
	readAs?: string;
	/** One or two plain sentences for the student. */
	message: string;
	/** Why a wrong answer is wrong, where it is the value of a known misconception or a choice with a misconception. */
	misconception?: string;
};

/** What the question adds to its answer; a `Question` record fits. */
export type QuestionContext = {
	/** The prompt with its `$…$`: an answer that only repeats a formula of it is not right. */
	question?: string;
	misconceptions?: readonly Misconception[];
};
