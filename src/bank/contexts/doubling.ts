/** What doubles in minutes, in hours, and in days. */
export const DOUBLING = {
	minute: { has: 'A new video has', what: 'views', counted: 'views' },
	hour: { has: 'A dish contains', what: 'bacteria', counted: 'bacteria' },
	day: { has: 'A pond contains', what: 'duckweed plants', counted: 'plants' },
} as const;
