import type { WriteStream } from 'node:tty';

export type ProgressLine = {
	/** Starts counting after this many bytes: those before took no time. */
	begin(bytes: number): void;
	show(bytes: number, isQuestion: boolean): void;
	/** Clears the line for other output; the next `show` restores it. */
	clear(): void;
};

const EVERY_MS = 500;
const CLEAR = '\r\u001b[K';

/** A single line that is rewritten; nothing if the output is not a terminal, as in a log. */
export function createProgressLine(
	stream: Pick<WriteStream, 'isTTY' | 'write'>,
	totalBytes: number,
	now: () => number,
): ProgressLine {
	if (!stream.isTTY) return { begin() {}, show() {}, clear() {} };
	let [startMs, startBytes, shownMs, questions] = [now(), 0, 0, 0];
	return {
		begin(bytes) {
			if (questions === 0) [startMs, startBytes] = [now(), bytes];
		},
		show(bytes, isQuestion) {
			if (isQuestion) questions++;
			const nowMs = now();
			if (nowMs - shownMs < EVERY_MS) return;
			shownMs = nowMs;
			const seconds = (nowMs - startMs) / 1000;
			const left = ((totalBytes - bytes) * seconds) / Math.max(1, bytes - startBytes);
			const percent = Math.floor((100 * bytes) / Math.max(1, totalBytes));
			const rate = Math.round(questions / Math.max(0.001, seconds)).toLocaleString('en');
			stream.write(
				`${CLEAR}${percent} %  ${questions.toLocaleString('en')} questions, ${rate} a second, ${duration(left)} left`,
			);
		},
		clear() {
			if (shownMs > 0) stream.write(CLEAR);
		},
	};
}

/** `45 s`, `3 min`, `2 h 10 min` */
function duration(seconds: number): string {
	if (seconds < 90) return `${Math.ceil(seconds)} s`;
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
