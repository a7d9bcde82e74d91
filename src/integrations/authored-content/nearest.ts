import { distance } from 'fastest-levenshtein';

/** The closest of `words` to `word`, if close enough to be what was meant. */
export function nearest(word: string, words: readonly string[]): string | undefined {
	let best: string | undefined;
	let least = Math.max(2, Math.floor(word.length / 4)) + 1;
	for (const one of words) {
		if (Math.abs(one.length - word.length) >= least) continue;
		const wrong = distance(word, one);
		if (wrong < least) [best, least] = [one, wrong];
	}
	return best;
}
