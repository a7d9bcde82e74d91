import { distance } from 'fastest-levenshtein';

/** The known word that somebody who typed `word` may have meant: at most two slips away, in a short word one. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
	if (word.length < 4) return undefined;
	const limit = word.length < 7 ? 1 : 2;
	const near = known
		.filter((other) => Math.abs(other.length - word.length) <= limit)
		.map((other) => ({ other, slips: distance(word, other) }))
		.filter(({ slips }) => slips <= limit);
	return near.sort((a, b) => a.slips - b.slips)[0]?.other;
}
