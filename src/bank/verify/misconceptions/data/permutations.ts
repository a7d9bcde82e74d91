/** Numbers of ways, by multiplying. */

/** The number of ordered selections without repeats. */
export function arrange(n: number, k: number): number {
	let ways = 1;
	for (let place = 0; place < k; place++) ways *= n - place;
	return ways;
}

export const factorial = (n: number): number => arrange(n, n);

/** The number of selections without an order. */
export const choose = (n: number, k: number): number =>
	k < 0 ? Number.NaN : Math.round(arrange(n, k) / factorial(k));
