/** The greatest common divisor of the sizes, at least one of them not 0. Verifiers have their own. */
export const gcd = (...values: number[]): number =>
	values.reduce((a, b) => {
		let [large, small] = [Math.abs(a), Math.abs(b)];
		while (small > 0) [large, small] = [small, large % small];
		return large;
	}, 0);
