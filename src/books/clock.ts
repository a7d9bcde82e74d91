/** A timer that tests can control. `after` returns a cancel function; calling it late does nothing. */
export type Clock = { after(milliseconds: number, run: () => void): () => void };

export const systemClock: Clock = {
	after(milliseconds, run) {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	},
};
