import { distance } from 'fastest-levenshtein';

/** The known word that someone who typed `word` may have meant: the longer it is, the more letters may be wrong. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
	if (word.length < 4) return undefined;
	const limit = word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
	const near = known
		.filter((other) => Math.abs(other.length - word.length) <= limit)
		.map((other) => ({ other, wrong: distance(word, other) }))
		.filter(({ wrong }) => wrong <= limit);
	return near.sort((a, b) => a.wrong - b.wrong)[0]?.other;
}
