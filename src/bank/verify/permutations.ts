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
	let row = [1];
	for (let at = 0; at < n; at++) row = [1, ...row.map((value, i) => value + (row[i + 1] ?? 0))];
	return row[r] ?? 0;
}
