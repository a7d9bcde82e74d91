/** What held the places of prompts when each was changed. */

/** Who holds a place of the prompt fast. */
export const HELD_BY = ['proof', 'solution', 'wording', 'units', 'excuse'] as const;
export type HeldBy = (typeof HELD_BY)[number];

/** Counts of places; those excused by their reason too. */
export type Reading = { held: Record<HeldBy, number>; excused: Map<string, number> };

export const nothingRead = (): Reading => ({
	held: { proof: 0, solution: 0, wording: 0, units: 0, excuse: 0 },
	excused: new Map(),
});

/** All together. */
export function sumReadings(readings: readonly Reading[]): Reading {
	const sum = nothingRead();
	for (const { held, excused } of readings) {
		for (const by of HELD_BY) sum.held[by] += held[by];
		for (const [reason, count] of excused) addTo(sum.excused, reason, count);
	}
	return sum;
}

export const addTo = (counts: Map<string, number>, key: string, count: number) =>
	counts.set(key, (counts.get(key) ?? 0) + count);
