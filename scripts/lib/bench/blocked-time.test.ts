import { expect, test } from 'vitest';
import { blockedTime, type TraceEvent } from './blocked-time.ts';

const MS = 1000;
const MAIN = { pid: 7, tid: 1 };
const PAINT: TraceEvent = { name: 'firstContentfulPaint', ph: 'R', ts: 100 * MS, ...MAIN };

/** A main-thread task that took three times its CPU time, as on a busy machine. */
const task = (beginMs: number, processorMs: number, thread = MAIN): TraceEvent => ({
	name: 'ThreadControllerImpl::RunTask',
	ph: 'X',
	ts: beginMs * MS,
	dur: 3 * processorMs * MS,
	tdur: processorMs * MS,
	...thread,
});

test('counts what a task takes beyond 50 ms at a quarter of the speed', () => {
	expect(blockedTime([PAINT, task(110, 20)])).toBe(30);
	expect(blockedTime([PAINT, task(110, 20), task(200, 30), task(300, 12)])).toBe(30 + 70);
});

test('ignores what ended before the first paint, and other threads', () => {
	expect(blockedTime([task(10, 29), PAINT])).toBe(0);
	expect(blockedTime([task(40, 30), PAINT])).toBe(70);
	expect(blockedTime([PAINT, task(110, 40, { pid: 7, tid: 2 })])).toBe(0);
	expect(blockedTime([PAINT, task(110, 40, { pid: 8, tid: 1 })])).toBe(0);
});

test('does not report an empty page as fast', () => {
	expect(() => blockedTime([task(10, 20)])).toThrow('painted nothing');
});
