/** `December 4, 2023`. Dates are days without a time, so they are read in UTC. */
export const longDate = (date: Date): string =>
	date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
