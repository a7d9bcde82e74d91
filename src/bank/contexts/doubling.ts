/** What doubles in minutes, in hours, and in days. */
export const DOUBLING = {
	minute: { what: 'views of a new video', counted: 'views' },
	hour: { what: 'bacteria in a dish', counted: 'bacteria' },
	day: { what: 'duckweed plants on a pond', counted: 'plants' },
} as const;
