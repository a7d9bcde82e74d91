/**
 * When a missed question is worth another look: after 1, 3, 7, and 21 days, and then never again. A right answer on or
 * after its day advances it to the next interval; a wrong one sends it back to the first. A question that was never
 * missed does not come back; one that was corrected immediately still does, to show tomorrow what stuck.
 */
import type { ProgressRecord, QuestionRecord, Try } from './progress-record.ts';

const HOUR = 3_600_000;
const INTERVAL_DAYS = [1, 3, 7, 21];
/** What was missed in the evening is there the next afternoon. */
const EARLY_HOURS = 6;

/** In milliseconds; null for a question that need not come back. */
export function dueAt(tries: readonly Try[]): number | null {
	let interval = -1;
	let due: number | null = null;
	for (const [at, verdict] of tries) {
		if (verdict === 'wrong') interval = 0;
		else if (verdict === 'right' && due !== null && at >= due) interval++;
		else continue;
		const days = INTERVAL_DAYS[interval];
		due = days === undefined ? null : at + (days * 24 - EARLY_HOURS) * HOUR;
	}
	return due;
}

export type Due = { id: string; question: QuestionRecord; due: number };

/** What may be reviewed at `now`, longest overdue first. */
export const lookAgain = (progress: ProgressRecord, now: number): Due[] =>
	comingBack(progress).filter(({ due }) => due <= now);

/** Every question that was missed and is still to come back: due and unsolved ones first. */
export function mistakes(progress: ProgressRecord, now: number): Due[] {
	const isOpen = ({ question, due }: Due) => due <= now || question.tries.at(-1)?.[1] !== 'right';
	return comingBack(progress).sort(
		(a, b) => Number(isOpen(b)) - Number(isOpen(a)) || a.due - b.due,
	);
}

const comingBack = (progress: ProgressRecord): Due[] =>
	Object.entries(progress)
		.flatMap(([id, question]) => {
			const due = dueAt(question.tries);
			return due === null ? [] : [{ id, question, due }];
		})
		.sort((a, b) => a.due - b.due);
