/** A timer that tests can hold in their hands. `after` returns what cancels it; cancelling late does nothing. */
export type Clock = { after(milliseconds: number, run: () => void): () => void };

export const systemClock: Clock = {
	after(milliseconds, run) {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	},
};
