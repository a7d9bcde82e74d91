/**
 * If a word of the query is not in the index, Pagefind silently uses a shorter word that it starts with: "refund" finds
 * every "r". These functions detect that from the words it marked.
 */

/** Letters that a word and its match must share: endings differ ("adding", "add"), the first half does not. */
const sharedLetters = (word: string): number => Math.max(3, Math.floor(word.length / 2));

/** Words of `query` that share their beginning with none of the `matched` words. */
export function unknownWords(query: string, matched: readonly string[]): string[] {
	const known = matched.flatMap(partsOf);
	return query.split(/\s+/).filter((word) => {
		const letters = plain(word);
		const start = letters.slice(0, sharedLetters(letters));
		return start !== '' && !known.some((part) => part.startsWith(start));
	});
}

/** `Pre-Algebra,` → `prealgebra`, `pre`, `algebra`: the index has compound words both whole and in parts. */
const partsOf = (word: string): string[] => [
	plain(word),
	...word.split(/[^\p{L}\p{N}]+/u).map(plain),
];

const plain = (word: string): string =>
	word
		.normalize('NFD')
		.replaceAll(/[^\p{L}\p{N}]/gu, '')
		.toLowerCase();
