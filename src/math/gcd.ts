/** The greatest common divisor of the absolute values, at least one of them not 0. Verifiers have their own. */
export const gcd = (...values: number[]): number =>
	values.reduce((a, b) => {
		let [large, small] = [Math.abs(a), Math.abs(b)];
		while (small > 0) [large, small] = [small, large % small];
		return large;
	}, 0);

/** The least common multiple of two positive numbers. */
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

export const coprime = (...values: number[]): boolean => gcd(...values) === 1;
