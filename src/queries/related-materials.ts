/**
 * Finds the materials a post names in `related`, in its order.
 * @throws when one does not exist, naming the file, what was found and the nearest that exists.
 */
export function relatedMaterials<Entry>(
	file: string,
	related: readonly string[],
	byPath: ReadonlyMap<string, Entry>,
): Entry[] {
	const faults: string[] = [];
	const entries = related.flatMap((path, index) => {
		const entry = byPath.get(path);
		if (entry) return [entry];
		faults.push(
			`  ${file}: related[${index}]: found "${path}", and there is no such material. ` +
				`Write the address of one below /workbooks/; the nearest is "${nearest(path, [...byPath.keys()])}".`,
		);
		return [];
	});
	if (faults.length > 0) throw new Error(`The authored content has a fault:\n${faults.join('\n')}`);
	return entries;
}

/** The candidate with the fewest letters to change; the first of several. */
export function nearest(text: string, candidates: readonly string[]): string {
	const [first = '', ...others] = candidates;
	let best = { candidate: first, distance: editDistance(text, first) };
	for (const candidate of others) {
		const distance = editDistance(text, candidate);
		if (distance < best.distance) best = { candidate, distance };
	}
	return best.candidate;
}

/** Letters to insert, delete or replace to get from `a` to `b` (Levenshtein). */
function editDistance(a: string, b: string): number {
	let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (const [row, letter] of [...a].entries()) {
		const current = [row + 1];
		for (const [column, other] of [...b].entries()) {
			const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
			const deleted = (previous[column + 1] ?? 0) + 1;
			const inserted = (current[column] ?? 0) + 1;
			current.push(Math.min(replaced, deleted, inserted));
		}
		previous = current;
	}
	return previous.at(-1) ?? 0;
}
