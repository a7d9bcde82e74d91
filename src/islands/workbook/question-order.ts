/** Where a question is among its material's. `position` counts from 1; 0 if it is not in the list. */
export type Neighbors = { position: number; total: number; previous?: string; next?: string };

export function neighborsOf(id: string, ids: readonly string[]): Neighbors {
	const index = ids.indexOf(id);
	const total = ids.length;
	if (index < 0) return { position: 0, total, next: ids[0] };
	return { position: index + 1, total, previous: ids[index - 1], next: ids[index + 1] };
}
