/** How long a page's main thread keeps a visitor waiting, from a Chromium trace. */

/** One event in Chromium's trace format. Times in microseconds; `tdur` is CPU time, `dur` wall time. */
export type TraceEvent = {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	ts: number;
	dur?: number;
	tdur?: number;
};

/** What the trace must contain for `blockedTime`. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'loading', 'toplevel'];

const TIMES_SLOWER = 4;
const FELT_MS = 50;

/**
 * Milliseconds, for a phone with a quarter of this processor's speed: for each task that ends after the first
 * contentful paint, its time beyond the 50 ms that nobody notices. Lighthouse's "total blocking time", but in CPU time:
 * wall time would include whatever else this machine is doing.
 * @throws {Error} if nothing was painted.
 */
export function blockedTime(events: readonly TraceEvent[]): number {
	const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
	if (paint === undefined) throw new Error('The page painted nothing.');
	return events
		.filter(({ name, ph, pid, tid }) => {
			const onMainThread = pid === paint.pid && tid === paint.tid;
			return onMainThread && ph === 'X' && name === 'ThreadControllerImpl::RunTask';
		})
		.filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
		.map(({ tdur = 0 }) => (tdur / 1000) * TIMES_SLOWER - FELT_MS)
		.reduce((sum, felt) => sum + Math.max(0, felt), 0);
}
