/** The one of `words` that differs least from `word`, if it differs so little that it may have been meant. */
export function nearest(word: string, words: readonly string[]): string | undefined {
	let best: string | undefined;
	let least = Math.max(2, Math.floor(word.length / 4)) + 1;
	for (const one of words) {
		if (Math.abs(one.length - word.length) >= least) continue;
		const distance = editDistance(word, one);
		if (distance < least) [best, least] = [one, distance];
	}
	return best;
}

/** Fewest letters to put in, take out or change (Levenshtein). */
function editDistance(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1];
		for (const [at, other] of [...to].entries())
			next.push(
				Math.min(
					(next[at] ?? 0) + 1,
					(row[at + 1] ?? 0) + 1,
					(row[at] ?? 0) + (letter === other ? 0 : 1),
				),
			);
		row = next;
	}
	return row[to.length] ?? 0;
}
