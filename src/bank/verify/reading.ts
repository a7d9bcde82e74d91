/** What pinned down the places in prompts when each was changed, and what was detected in the chain. */

/** What pins down a place in the prompt. */
export const HELD_BY = ['proof', 'solution', 'wording', 'units', 'excuse'] as const;
export type HeldBy = (typeof HELD_BY)[number];

/** The lines of a solution, the text around them, the words of a figure, and the letters in its drawing. */
export const CHAIN_PARTS = [
	'step',
	'reason',
	'hint',
	'choice',
	'misconception',
	'figure',
	'letters',
] as const;
export type ChainPart = (typeof CHAIN_PARTS)[number];

/** The share of the records in which these are changed; `/verified` states it. */
export const CHANGED_ONE_IN = 6;

/** The share of the records that the build proves with every change; `/verified` states it. */
export const IN_FULL_ONE_IN = 3;

/** Spread evenly over the records, and the same in every build. */
export const drawnFrom = (id: string): number =>
	[...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 7);

/** Whether the record is in a sample of one in so many; a smaller sample is part of one twice its size. */
export const isOneIn = (share: number, { id }: { id: string }): boolean =>
	drawnFrom(id) % share === 0;

/** How many numbers were changed in each part, or letters exchanged, and how many of the changes were detected. */
export type ChainReading = Record<ChainPart, { changed: number; noticed: number }>;

export const noChain = (): ChainReading => ({
	step: { changed: 0, noticed: 0 },
	reason: { changed: 0, noticed: 0 },
	hint: { changed: 0, noticed: 0 },
	choice: { changed: 0, noticed: 0 },
	misconception: { changed: 0, noticed: 0 },
	figure: { changed: 0, noticed: 0 },
	letters: { changed: 0, noticed: 0 },
});

/** How many wrong answers have a named mistake, and how many of those a rule could check. */
export type MistakeReading = { named: number; remade: number };

/** Counts of places, including those excused, by reason. */
export type Reading = {
	held: Record<HeldBy, number>;
	excused: Map<string, number>;
	chain: ChainReading;
	mistakes: MistakeReading;
};

export const nothingRead = (): Reading => ({
	held: { proof: 0, solution: 0, wording: 0, units: 0, excuse: 0 },
	excused: new Map(),
	chain: noChain(),
	mistakes: { named: 0, remade: 0 },
});

/** All together. */
export function sumReadings(readings: readonly Reading[]): Reading {
	const sum = nothingRead();
	for (const { held, excused, chain, mistakes } of readings) {
		sum.mistakes.named += mistakes.named;
		sum.mistakes.remade += mistakes.remade;
		for (const part of CHAIN_PARTS) {
			sum.chain[part].changed += chain[part].changed;
			sum.chain[part].noticed += chain[part].noticed;
		}
		for (const by of HELD_BY) sum.held[by] += held[by];
		for (const [reason, count] of excused) addTo(sum.excused, reason, count);
	}
	return sum;
}

export const addTo = (counts: Map<string, number>, key: string, count: number) =>
	counts.set(key, (counts.get(key) ?? 0) + count);
