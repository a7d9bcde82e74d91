/** The known word that somebody who typed `word` may have meant: at most two slips away, in a short word one. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
	if (word.length < 4) return undefined;
	const limit = word.length < 7 ? 1 : 2;
	const near = known
		.filter((other) => Math.abs(other.length - word.length) <= limit)
		.map((other) => ({ other, slips: slipsBetween(word, other) }))
		.filter(({ slips }) => slips <= limit);
	return near.sort((a, b) => a.slips - b.slips)[0]?.other;
}

/** Levenshtein's distance: letters to add, drop or change. */
function slipsBetween(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, place) => place);
	for (const [i, letter] of Array.from(a).entries()) {
		const next = [i + 1];
		for (let j = 0; j < b.length; j += 1) {
			const change = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
			next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
