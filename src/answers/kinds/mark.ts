/** A single judgment, before it is addressed to the student. */
import type { VerdictName } from '../verdict.ts';

export type Mark = { verdict: VerdictName; message: string };

export const RIGHT: Mark = { verdict: 'right', message: 'Right.' };
export const WRONG: Mark = { verdict: 'wrong', message: 'This is not the answer.' };

export const wrong = (message: string): Mark => ({ verdict: 'wrong', message });
export const unread = (message: string): Mark => ({ verdict: 'unread', message });

/** `how` is what to change: "Write the fraction in lowest terms." */
export const form = (how: string): Mark => ({
	verdict: 'form',
	message: `This equals the answer, but the question asks for another form. ${how}`,
});

export const close = (how: string): Mark => ({ verdict: 'close', message: `Close. ${how}` });

const ORDER: readonly VerdictName[] = ['unread', 'wrong', 'close', 'form', 'right'];

/** The mark of an answer with several parts: that of its worst part. */
export const worst = (marks: readonly Mark[]): Mark =>
	marks.reduce((a, b) => (ORDER.indexOf(b.verdict) < ORDER.indexOf(a.verdict) ? b : a), RIGHT);

/** The mark of an answer's best reading. */
export const best = (marks: readonly Mark[]): Mark =>
	marks.reduce((a, b) => (ORDER.indexOf(b.verdict) > ORDER.indexOf(a.verdict) ? b : a));
