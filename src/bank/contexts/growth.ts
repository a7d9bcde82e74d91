/** What grows: accounts, and what doubles. */

/** No bank pays more for years. */
const HIGHEST = 5;

/** The interest rate of an account, in percent, from a drawn one: higher rates come round from 1%. */
export const accountRate = (drawn: number): number => drawn % HIGHEST || HIGHEST;

/** What doubles in minutes, in hours, and in days. */
export const DOUBLING = {
	minute: { has: 'A new video has', what: 'views', counted: 'views' },
	hour: { has: 'A dish contains', what: 'bacteria', counted: 'bacteria' },
	day: { has: 'A pond contains', what: 'duckweed plants', counted: 'plants' },
} as const;
