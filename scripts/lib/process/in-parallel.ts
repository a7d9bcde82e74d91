/**
 * Runs `work` on each item, at most `limit` at a time. Results are in item order. The first rejection rejects the
 * whole, after the work already started.
 */
export async function inParallel<Item, Result>(
	limit: number,
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const left = [...items.entries()];
	const takeTurns = async () => {
		for (let next = left.shift(); next; next = left.shift()) {
			const [at, item] = next;
			results[at] = await work(item);
		}
	};
	await Promise.all(Array.from({ length: Math.max(1, limit) }, takeTurns));
	return results;
}
