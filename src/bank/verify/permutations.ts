/** Numbers of permutations and combinations. */

/** The number of ordered selections without repeats. */
export function arrange(n: number, k: number): number {
	let ways = 1;
	for (let place = 0; place < k; place++) ways *= n - place;
	return ways;
}

export const factorial = (n: number): number => arrange(n, n);

/** Ways to choose r of n, by Pascal's rule; none of more than n. */
export function choose(n: number, r: number): number {
	if (!Number.isInteger(n) || !Number.isInteger(r) || r < 0 || r > n) return 0;
	// Each row is as long as it has to be: the second half of a row repeats the first.
	const last = Math.min(r, n - r);
	const row = [1, ...Array.from({ length: last }, () => 0)];
	for (let at = 0; at < n; at++)
		for (let i = last; i > 0; i--) row[i] = (row[i] ?? 0) + (row[i - 1] ?? 0);
	return row[last] ?? 0;
}
