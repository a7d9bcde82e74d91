import { count } from '../../stores/progress-file.ts';
import type { ProgressRecord } from '../../stores/progress-record.ts';
import { isDone } from '../../stores/progress-summary.ts';

/** `12 questions done. Practiced on 3 days since November 2, 2026.` Days are counted, never a row of them. */
export function overviewText(progress: ProgressRecord): string {
	const questions = Object.values(progress);
	const times = questions.flatMap(({ tries }) => tries.map(([at]) => at));
	if (times.length === 0)
		return 'Nothing yet. Answer a question in any workbook, and it will show up here.';
	const days = new Set(times.map((at) => new Date(at).toDateString()));
	const since = dateText(times.reduce((first, at) => Math.min(first, at)));
	return `${count(questions.filter(isDone).length, 'question')} done, ${questions.length} tried. Practiced on ${count(days.size, 'day')} since ${since}.`;
}

/** `November 22, 2026`, in the reader's time zone. */
export const dateText = (at: number): string =>
	new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' });
